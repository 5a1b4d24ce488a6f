/** The little picture in the bubble: the cards that would fit. */
import { html, nothing } from 'lit';
import type { Card, Rank } from '../../engine/index.js';
import { cardPicture, rankMark } from './faces.js';

const PICTURES = 2;

export const bubblePicture = (fits: readonly Card[]): unknown => {
  const [first] = fits;
  if (!first) return nothing;
  if (fits.length <= PICTURES) return fits.map((card) => cardPicture(card, 30));
  // Every suit of one rank fits: the rank alone stands for them.
  return html`<span class="bubble-card">${rankMark(first[0] as Rank)}</span>`;
};
