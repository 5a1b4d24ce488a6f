// How promising a move looks: the search tries the best first. No verdict depends on it.

import type { Board } from './board.js';
import { ROW } from './packed-rules.js';

/** Points for what a move does; found by trying changes of them on deals 1001 to 2160 with two cells. */
export const POINTS = {
  /** Ordered runs: part of a run, and where what it leaves can go up; a whole run, likewise; a whole column. */
  part: 7,
  partFrees: 23,
  run: 11,
  runFrees: 22,
  column: 44,
  /** Onto an empty column: part of a run, a whole one, a single card. */
  partToEmpty: -27,
  runToEmpty: 12,
  cardToEmpty: -22,
  /** Out of a cell, and into one: less for each that is used, and for what is joined to the card below; more for what it frees. */
  fromCell: 30,
  fromCellToEmpty: 10,
  toCell: -30,
  cellUsed: -10,
  joined: 17,
  frees: 9,
  lastOfColumn: 22,
  /** By what lies below the cards that leave, in sixteenths: to a column, to an empty one, to a cell. */
  dig: 5,
  digToEmpty: 4,
  digToCell: 1,
  /** By what lies in the column that cards come to, in sixteenths. */
  bury: 4,
};

/** Sixteen for the next card of a suit, and less for each that comes later. */
export const URGENCY = Int32Array.from([16, 11, 8, 5, 4, 3, 2, 1, 1, 1, 0, 0, 0, 0]);
const SOON = 8;

/** By column, how urgently its cards are wanted. */
const urgent = new Int32Array(16);

/** Looks at a position where moves are to be weighed. */
export function look({ rules, column, home }: Board): void {
  if (rules.loose) return;
  urgent.fill(0);
  for (let suit = 0; suit < 4; suit++) {
    const next = home[suit]!;
    for (let later = 0; later < SOON && next + later < 13; later++) {
      const at = column[((next + later) << 2) | suit]!;
      if (at >= 0) urgent[at]! += URGENCY[later]!;
    }
  }
}

/** How urgently the cards are wanted that lie below a column's last `count`. */
function below({ cards, size, home }: Board, column: number, count: number): number {
  let sum = urgent[column]!;
  const end = (column << 6) + size[column]!;
  for (let at = end - count; at < end; at++) {
    const later = (cards[at]! >> 2) - home[cards[at]! & 3]!;
    if (later < SOON) sum -= URGENCY[later]!;
  }
  return sum;
}

const frees = ({ home }: Board, card: number): boolean => home[card & 3] === card >> 2;

/** Of a group that goes to another column, not to an empty one. */
export function worthOfGroup(board: Board, from: number, to: number, count: number): number {
  const { rules, cards, size } = board;
  const first = size[from]! - count;
  if (rules.loose) return worthOfLooseGroup(board, from, count);
  const { bury, column, dig, part, partFrees, run, runFrees } = POINTS;
  const gain = (dig * below(board, from, count) - bury * urgent[to]!) >> 4;
  if (first === 0) return column + gain;
  const on = cards[(from << 6) + first - 1]!;
  const isPart = rules.joins[cards[(from << 6) + first]! * ROW + on] === 1;
  if (frees(board, on)) return (isPart ? partFrees : runFrees) + gain;
  return (isPart ? part : run) + gain;
}

function worthOfLooseGroup(board: Board, from: number, count: number): number {
  const { rules, cards, size, down } = board;
  const first = size[from]! - count;
  if (first === 0) return 35;
  // What turns a card up comes first, where the fewest are hidden above all.
  if (first === down[from]) return 60 - 3 * first;
  const on = cards[(from << 6) + first - 1]!;
  const fitted = rules.fits[cards[(from << 6) + first]! * ROW + on] === 1;
  return 10 + (frees(board, on) ? 30 : 0) - (fitted ? 25 : 0);
}

/** Of a group that goes to an empty column; `run` cards of its column are in order. */
export function worthOnEmpty(board: Board, from: number, count: number, run: number): number {
  const { rules, size, down } = board;
  if (rules.loose) return size[from]! - count === down[from] ? 40 : 15;
  if (rules.cells === 0) return 28;
  const { cardToEmpty, digToEmpty, partToEmpty, runToEmpty } = POINTS;
  const base = count < run ? partToEmpty : count > 1 ? runToEmpty : cardToEmpty;
  return base + ((digToEmpty * below(board, from, count)) >> 4);
}

/** Of a single card from elsewhere that goes to a column; `base` is by where it comes from. */
export const worthOfCard = ({ rules }: Board, to: number, base: number): number =>
  rules.loose ? base : base - ((POINTS.bury * urgent[to]!) >> 4);

/** Of a column's last card that goes to a cell. */
export function worthInCell(board: Board, from: number, free: number): number {
  const { rules, cards, size } = board;
  const { cellUsed, digToCell, frees: opens, joined, lastOfColumn, toCell } = POINTS;
  const points = toCell - cellUsed * (rules.cells - free) + ((digToCell * below(board, from, 1)) >> 4);
  if (size[from] === 1) return points + lastOfColumn;
  const last = (from << 6) + size[from]! - 1;
  const on = cards[last - 1]!;
  const isJoined = rules.joins[cards[last]! * ROW + on] === 1;
  return points - (isJoined ? joined : 0) + (frees(board, on) ? opens : 0);
}
