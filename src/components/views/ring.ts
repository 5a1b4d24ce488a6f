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
  /** Where the result has room: in the ring, beside it, or in the ring with its buttons below. */
  readonly result: 'inside' | 'beside' | 'below';
}

const LARGEST = 274;
/** Steps between two suits. */
const PAUSE = 1.35;
const BUTTON_ROW = 84;
/** How wide the result is beside the ring, and how far it reaches from the middle inside. */
const RESULT = 340;
const RESULT_REACH = 178;
/** Degrees from card to card. */
const STEP = 360 / (52 + 4 * PAUSE);

const reach = (radius: number): number => radius * 1.19 + 9;

const largest = (width: number, height: number): number => {
  let radius = LARGEST;
  while (radius > 60 && 2 * reach(radius) > Math.min(width - 12, height - 24)) radius -= 2;
  return radius;
};

/** The largest ring that the board holds, as wide as the design's 274 px round a card of 70. */
export const ringOf = ({ width, height }: BoardLayout): Ring => {
  const alone = largest(width, height);
  const beside = largest(width - RESULT, height);
  const above = largest(width, height - BUTTON_ROW);
  const result = alone * 0.85 - 9 > RESULT_REACH ? 'inside' : beside > above ? 'beside' : 'below';
  const radius = { inside: alone, beside, below: above }[result];
  const size = metrics(Math.round(radius * 0.21 + 12.4));
  // A card shows a narrow strip here, from its index to the next card: its rank must fit into that, the ten too.
  const strip = (STEP * Math.PI * (radius + size.h / 2 - 10)) / 180;
  const padX = strip < 18 ? 2 : 4;
  const card = { ...size, cap: Math.min(size.cap, 14, Math.floor((strip - padX - 1) / 0.92)), padX, padY: 4 };
  const margin = (width - 2 * reach(radius) - RESULT) / 3;
  const middle = {
    x: result === 'beside' ? margin + reach(radius) : width / 2,
    // In the middle, with its buttons; but near the top of a board that is longer than a window.
    y: Math.min(
      result === 'below' ? Math.max(reach(radius) + 22, (height - BUTTON_ROW) / 2) : height / 2,
      400,
    ),
  };
  return {
    centre: { x: middle.x - card.w / 2, y: middle.y - card.h / 2 },
    middle,
    radius,
    reach: reach(radius),
    metrics: card,
    result,
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

/** Each card of the ring flies from its foundation to its place; a finished animation leaves it there. */
export const fanOut = (root: ParentNode, layout: BoardLayout): void => {
  const { centre } = ringOf(layout);
  root.querySelectorAll<HTMLElement>('[data-ring]').forEach((element, order) => {
    const { x, y } = layout.piles.get(element.dataset['ring']?.[1] ?? '') ?? centre;
    element.animate([{ transform: `translate(${x - centre.x}px, ${y - centre.y}px)`, offset: 0 }], {
      duration: 520,
      delay: order * 28,
      easing: 'cubic-bezier(.2, .7, .25, 1)',
      fill: 'backwards',
    });
  });
};
