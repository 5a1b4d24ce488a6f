/** Which pile lies which way of another, as they are seen: whatever the direction, the hand and the room of the board. */
import type { BoardLayout, PileLayout } from './views/geometry.js';

export type Way = 'left' | 'right' | 'up' | 'down';

/** A place to go from: a pile, and how far down the board the card in it lies that has the focus. */
export interface Start {
  readonly layout: BoardLayout;
  readonly pile: PileLayout;
  readonly y: number;
}

/** The piles of the board that may be gone to; all, where nothing says which. */
type Piles = readonly PileLayout[];

const pilesIn = ({ piles }: BoardLayout, only: ReadonlySet<string> | null): Piles =>
  [...piles.values()].filter(({ letter }) => only?.has(letter) ?? true);

/** A column may grow down to the edge of the board: beside it is all that stands at the sides. */
const bottom = ({ kind, y }: PileLayout, { metrics }: BoardLayout): number =>
  kind === 'column' ? Infinity : y + metrics.h;

const level = (layout: BoardLayout, a: PileLayout, b: PileLayout): boolean =>
  a.y < bottom(b, layout) && b.y < bottom(a, layout);

/** Across counts before along: farther than any board is high. */
const FAR = 1e5;

const nearest = (piles: Piles, distance: (pile: PileLayout) => number): PileLayout | undefined =>
  [...piles].sort((a, b) => distance(a) - distance(b))[0];

/** The next pile this way: left and right in its row, up and down in the row above or below. */
export const next = (
  { layout, pile, y }: Start,
  way: Way,
  only: ReadonlySet<string> | null,
): PileLayout | undefined => {
  const across = way === 'left' || way === 'right';
  const sign = way === 'left' || way === 'up' ? -1 : 1;
  const found = pilesIn(layout, only).filter(
    (other) =>
      level(layout, other, pile) === across && (across ? other.x - pile.x : other.y - pile.y) * sign > 0,
  );
  return nearest(found, (other) => Math.abs(other.x - pile.x) * FAR + Math.abs(other.y - y));
};

/** The pile at the left or the right end of the row. */
export const last = (
  { layout, pile, y }: Start,
  left: boolean,
  only: ReadonlySet<string> | null,
): PileLayout | undefined => {
  const row = pilesIn(layout, only).filter((other) => level(layout, other, pile));
  return nearest(row, (other) => other.x * (left ? FAR : -FAR) + Math.abs(other.y - y));
};
