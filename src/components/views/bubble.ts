/** The bubble beside a refused card: the rule that forbids the move, and a little picture of what would fit. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card, Rank } from '../../engine/index.js';
import { cardPicture, rankMark } from './faces.js';
import type { BoardLayout, Box } from './geometry.js';

export interface Bubble {
  readonly sentence: string;
  /** Cards that would fit, for the picture. */
  readonly fits: readonly Card[];
}

const AWAY = 14;
const EDGE = 8;
const PICTURES = 2;

const picture = (fits: readonly Card[]): unknown => {
  const [first] = fits;
  if (!first) return nothing;
  if (fits.length <= PICTURES) return fits.map((card) => cardPicture(card, 30));
  // Every suit of one rank fits: the rank alone stands for them.
  return html`<span class="bubble-card">${rankMark(first[0] as Rank)}</span>`;
};

export const bubbleView = (bubble: Bubble | null): TemplateResult =>
  html`<div class="bubble ${bubble ? 'shown' : ''}" part="status" role="status">
    ${
      bubble
        ? html`<span class="bubble-cards" aria-hidden="true">${picture(bubble.fits)}</span
            ><span>${bubble.sentence}</span>`
        : nothing
    }
  </div>`;

const headBox = (layout: BoardLayout, from: string, count: number): Box | null => {
  const at = layout.piles.get(from);
  if (!at) return null;
  const { w, h } = layout.metrics;
  const offset = at.offsets.at(-Math.max(1, count)) ?? { x: 0, y: 0 };
  return { x: at.x + offset.x, y: at.y + offset.y, w, h };
};

/** Puts the bubble below the refused cards, or above them where there is no room below; its tail points at them. */
export const placeBubble = (
  bubble: HTMLElement,
  layout: BoardLayout,
  refused: { readonly from: string; readonly count: number; readonly to: string | null } | null,
): void => {
  const box =
    refused && (headBox(layout, refused.from, refused.count) ?? headBox(layout, refused.to ?? '', 1));
  if (!refused || !box) {
    // A word that is about no card stands at the top of the board.
    bubble.dataset.side = 'over';
    bubble.style.transform = `translate(${Math.round((layout.width - bubble.offsetWidth) / 2)}px, ${EDGE}px)`;
    return;
  }
  const at = layout.piles.get(refused.from);
  const end = at ? at.y + (at.offsets.at(-1)?.y ?? 0) + layout.metrics.h : box.y + box.h;
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const below = end + AWAY + height <= layout.height - EDGE;
  const above = !below && box.y - AWAY - height >= EDGE;
  const y = below ? end + AWAY : above ? box.y - AWAY - height : Math.max(EDGE, box.y + AWAY * 3);
  const middle = box.x + box.w / 2;
  const x = Math.max(EDGE, Math.min(middle - width / 2, layout.width - width - EDGE));
  bubble.dataset.side = below ? 'below' : above ? 'above' : 'over';
  bubble.style.setProperty('--tail', String(Math.max(18, Math.min(middle - x, width - 18))));
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
};
