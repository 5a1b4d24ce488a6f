/** The bubble beside a refused card: the rule that forbids the move, and a little picture of what would fit. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card, Rank } from '../../engine/index.js';
import { cardPicture, rankMark } from './faces.js';

export interface Bubble {
  readonly sentence: string;
  /** As it is read aloud, with names in place of signs. */
  readonly spoken?: string;
  /** Cards that would fit, for the picture. */
  readonly fits: readonly Card[];
}

const PICTURES = 2;

const picture = (fits: readonly Card[]): unknown => {
  const [first] = fits;
  if (!first) return nothing;
  if (fits.length <= PICTURES) return fits.map((card) => cardPicture(card, 30));
  // Every suit of one rank fits: the rank alone stands for them.
  return html`<span class="bubble-card">${rankMark(first[0] as Rank)}</span>`;
};

export const bubbleView = (bubble: Bubble | null): TemplateResult =>
  html`<div class="bubble ${bubble ? 'shown' : ''}" part="status" aria-hidden="true">
    ${
      bubble
        ? html`<span class="bubble-cards">${picture(bubble.fits)}</span><span>${bubble.sentence}</span>`
        : nothing
    }
  </div>`;
