/** The ring of a won game: four arcs of a suit each, kings shown, round the result. */
import { html, type TemplateResult } from 'lit';
import { RANKS, SUITS, type Card } from '../../engine/index.js';
import { cssVars } from '../css-vars.js';
import { face, metrics, type Metrics } from './faces.js';
import type { BoardLayout } from './geometry.js';

export interface Ring {
  /** Where the corner of a card would lie if its middle were the ring's. */
  readonly centre: { readonly x: number; readonly y: number };
  readonly middle: { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly metrics: Metrics;
  /** From the middle to the outer edge of a card. */
  readonly reach: number;
  /** The ring has no room for a button inside. */
  readonly small: boolean;
}

const LARGEST = 274;
/** Steps between two suits. */
const PAUSE = 1.35;
const BUTTON_ROW = 84;
/** Degrees from card to card. */
const STEP = 360 / (52 + 4 * PAUSE);

/** The largest ring that the board holds, as wide as the design's 274 px round a card of 70. */
export const ringOf = ({ width, height }: BoardLayout): Ring => {
  const reach = (radius: number): number => radius * 1.19 + 9;
  const small = width < 560;
  let radius = LARGEST;
  while (radius > 60 && 2 * reach(radius) > Math.min(width - 12, height - 24 - (small ? BUTTON_ROW : 0)))
    radius -= 2;
  const size = metrics(Math.round(radius * 0.21 + 12.4));
  // A card shows a narrow strip here, from its index to the next card: its rank must fit into that, the ten too.
  const strip = (STEP * Math.PI * (radius + size.h / 2 - 10)) / 180;
  const padX = strip < 18 ? 2 : 4;
  const card = { ...size, cap: Math.min(size.cap, 14, Math.floor((strip - padX - 1) / 0.92)), padX, padY: 4 };
  const middle = { x: width / 2, y: Math.min(small ? reach(radius) + 22 : height / 2, 400) };
  return {
    centre: { x: middle.x - card.w / 2, y: middle.y - card.h / 2 },
    middle,
    radius,
    reach: reach(radius),
    metrics: card,
    small,
  };
};

/** The 52 cards, for the eye alone. */
export const ringView = (ring: Ring): TemplateResult => {
  const turn = (suit: number, rank: number): number => -6 * STEP + suit * (13 + PAUSE) * STEP + rank * STEP;
  return html`<div
    class="ring"
    aria-hidden="true"
    ${cssVars({
      '--x': ring.centre.x,
      '--y': ring.centre.y,
      '--radius': ring.radius,
      '--w': ring.metrics.w,
      '--h': ring.metrics.h,
      '--r': ring.metrics.r,
    })}
  >
    ${SUITS.map((suit, s) =>
      RANKS.map((rank, i) => {
        const card: Card = `${rank}${suit}`;
        return html`<div class="ring-card" data-ring=${card} ${cssVars({ '--turn': turn(s, i).toFixed(2) })}>
          ${face(card, ring.metrics, rank === 'K' ? 'whole' : 'covered')}
        </div>`;
      }),
    )}
  </div>`;
};
