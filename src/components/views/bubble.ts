/** The bubble beside a refused card: the rule that forbids the move, and a little picture of what would fit. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card } from '../../engine/index.js';

export interface Bubble {
  readonly sentence: string;
  /** Cards that would fit, for the picture. */
  readonly fits: readonly Card[];
}

/** For the eye alone: what it says is announced too. The picture comes on demand. */
export const bubbleView = (
  bubble: Bubble | null,
  picture?: (fits: readonly Card[]) => unknown,
): TemplateResult =>
  html`<div class="bubble ${bubble ? 'shown' : ''}" part="status" aria-hidden="true">
    ${
      bubble
        ? html`<span class="bubble-cards">${picture?.(bubble.fits)}</span><span>${bubble.sentence}</span>`
        : nothing
    }
  </div>`;
