// The moves that the search tries at a position, and in which order: all legal ones less the reductions.

import { topOf } from './board.js';
import type { Board } from './board.js';
import { goesUp, liftable, room } from './legal.js';
import { EMPTY, ROW } from './packed-rules.js';
import {
  CELL_CELL,
  CELL_COLUMN,
  CELL_HOME,
  COLUMN_CELL,
  COLUMN_COLUMN,
  COLUMN_HOME,
  DRAW,
  HOME_COLUMN,
  RECYCLE,
  WASTE_CELL,
  WASTE_COLUMN,
  WASTE_HOME,
  packMove,
} from './packed-move.js';
import type { BoardReduction } from './reductions.js';
import { isSafeHome } from './safe-home.js';
import { POINTS, look, worthInCell, worthOfCard, worthOfGroup, worthOnEmpty } from './worth.js';

/** What chooses: a board, and which reductions are on. */
export interface Chooser {
  readonly board: Board;
  readonly safeHome: boolean;
  readonly safeStays: boolean;
  readonly oneCell: boolean;
  readonly oneColumn: boolean;
  readonly wholeColumn: boolean;
  /** Every card that can go up goes up, and none is taken back: fast, and no reduction (it may miss a win). */
  streamlined: boolean;
  /** Chance that is added to the scores, at most. */
  noise: number;
  /** Where the chance stands. */
  chance: number;
  /** Moves and their scores, one position's after another's; `count` of them. */
  moves: Int32Array;
  scores: Int32Array;
  count: number;
}

export function chooserOf(board: Board, without: readonly string[]): Chooser {
  const on = (name: BoardReduction): boolean => !without.includes(name);
  return {
    board,
    safeHome: on('safe-home'),
    safeStays: on('safe-stays'),
    oneCell: on('one-cell'),
    oneColumn: on('one-column'),
    wholeColumn: on('whole-column'),
    streamlined: false,
    noise: 0,
    chance: 1,
    moves: new Int32Array(1024),
    scores: new Int32Array(1024),
    count: 0,
  };
}

/** Makes room for the moves of one more position. */
function grow(chooser: Chooser): void {
  const { moves, scores } = chooser;
  chooser.moves = new Int32Array(moves.length * 2);
  chooser.scores = new Int32Array(moves.length * 2);
  chooser.moves.set(moves);
  chooser.scores.set(scores);
}

function add(chooser: Chooser, move: number, score: number): void {
  if (chooser.noise > 0) {
    chooser.chance = (Math.imul(chooser.chance, 1664525) + 1013904223) | 0;
    score += ((chooser.chance >>> 16) * chooser.noise) >>> 16;
  }
  chooser.moves[chooser.count] = move;
  chooser.scores[chooser.count++] = score;
}

const goesAtOnce = ({ board, streamlined }: Chooser, card: number): boolean =>
  goesUp(board, card) && (streamlined || isSafeHome(board, card));

/** The move of a card that goes up at once, or −1. */
export function forcedMove(chooser: Chooser): number {
  const { board, safeHome, streamlined } = chooser;
  if (!safeHome && !streamlined) return -1;
  const { rules, cells, deck, waste } = board;
  for (let column = 0; column < rules.columns; column++) {
    const card = topOf(board, column);
    if (card !== EMPTY && goesAtOnce(chooser, card)) return packMove(COLUMN_HOME, column, card & 3);
  }
  for (let cell = 0; cell < rules.cells; cell++) {
    const card = cells[cell]!;
    if (card >= 0 && goesAtOnce(chooser, card)) return packMove(CELL_HOME, cell, card & 3);
  }
  // Drawn one by one, what is left of the stock is reached as before; by threes it is not.
  if (waste > 0 && (rules.draw === 1 || streamlined)) {
    const card = deck[waste - 1]!;
    if (goesAtOnce(chooser, card)) return packMove(WASTE_HOME, 0, card & 3);
  }
  return -1;
}

function columnsHome(chooser: Chooser): void {
  const { board } = chooser;
  const { rules, size, down } = board;
  for (let column = 0; column < rules.columns; column++) {
    const card = topOf(board, column);
    if (card === EMPTY || !goesUp(board, card)) continue;
    const uncovers = size[column]! > 1 && size[column]! - 1 === down[column];
    add(chooser, packMove(COLUMN_HOME, column, card & 3), uncovers ? 120 : 90);
  }
}

/** By column, how many of its last cards may be lifted together. */
const lifts = new Int32Array(16);

/** Groups onto other columns: for each column the few cards that fit on its last one are looked up. */
function groups(chooser: Chooser): void {
  const { board } = chooser;
  const { rules, column, height, size } = board;
  const limit = room(board, false);
  for (let to = 0; to < rules.columns; to++) {
    const on = topOf(board, to);
    if (on === EMPTY) continue;
    for (let at = on * 4; at < on * 4 + 4; at++) {
      const head = rules.children[at]!;
      if (head === EMPTY) break;
      const from = column[head]!;
      if (from < 0 || from === to) continue;
      const count = size[from]! - height[head]!;
      if (count > lifts[from]! || count > limit) continue;
      add(chooser, packMove(COLUMN_COLUMN, from, to, count), worthOfGroup(board, from, to, count));
    }
  }
}

/** Groups onto an empty column. */
function ontoEmpty(chooser: Chooser, to: number): void {
  const { board, wholeColumn } = chooser;
  const { rules, cards, size } = board;
  const limit = room(board, true);
  for (let from = 0; from < rules.columns; from++) {
    const run = lifts[from]!;
    for (let count = 1; count <= run && count <= limit; count++) {
      const first = size[from]! - count;
      if ((wholeColumn && first === 0) || !rules.fits[cards[(from << 6) + first]! * ROW + EMPTY]) continue;
      add(chooser, packMove(COLUMN_COLUMN, from, to, count), worthOnEmpty(board, from, count, run));
    }
  }
}

/** A single card onto columns: `move` is to be completed by the column. */
function single(
  chooser: Chooser,
  card: number,
  move: number,
  onCard: number,
  onEmpty: number,
  firstEmpty: number,
): void {
  const { board, oneColumn } = chooser;
  const { rules, column, height, size } = board;
  for (let at = card * 4; at < card * 4 + 4; at++) {
    const on = rules.parents[at]!;
    if (on === EMPTY) break;
    const to = column[on]!;
    if (to < 0 || height[on] !== size[to]! - 1) continue;
    add(chooser, move | (to << 8), worthOfCard(board, to, onCard));
  }
  if (rules.fits[card * ROW + EMPTY] === 0) return;
  for (let to = firstEmpty; to >= 0; to = oneColumn ? -1 : size.indexOf(0, to + 1))
    add(chooser, move | (to << 8), onEmpty);
}

function cellsOut(chooser: Chooser, firstEmpty: number): void {
  const { board, oneCell } = chooser;
  const { rules, cells } = board;
  for (let cell = 0; cell < rules.cells; cell++) {
    const card = cells[cell]!;
    if (card < 0) continue;
    if (goesUp(board, card)) add(chooser, packMove(CELL_HOME, cell, card & 3), 95);
    single(
      chooser,
      card,
      packMove(CELL_COLUMN, cell, 0),
      POINTS.fromCell,
      POINTS.fromCellToEmpty,
      firstEmpty,
    );
    for (let to = 0; !oneCell && to < rules.cells; to++)
      if (cells[to]! < 0) add(chooser, packMove(CELL_CELL, cell, to), -100);
  }
}

/** Last cards of columns, or the waste's, into cells. */
function intoCells(chooser: Chooser): void {
  const { board, oneCell } = chooser;
  const { rules, cells, size, waste } = board;
  let free = 0;
  for (let cell = 0; cell < rules.cells; cell++) if (cells[cell]! < 0) free++;
  for (let cell = 0; free > 0 && cell < rules.cells; cell++) {
    if (cells[cell]! >= 0) continue;
    for (let from = 0; from < rules.columns; from++)
      if (size[from]! > 0) add(chooser, packMove(COLUMN_CELL, from, cell), worthInCell(board, from, free));
    if (waste > 0) add(chooser, packMove(WASTE_CELL, 0, cell), -20);
    if (oneCell) return;
  }
}

function deckMoves(chooser: Chooser, firstEmpty: number): void {
  const { deck, deckSize, waste } = chooser.board;
  if (waste > 0) {
    const card = deck[waste - 1]!;
    if (goesUp(chooser.board, card)) add(chooser, packMove(WASTE_HOME, 0, card & 3), 70);
    single(chooser, card, packMove(WASTE_COLUMN, 0, 0), 8, 12, firstEmpty);
  }
  if (waste < deckSize) add(chooser, packMove(DRAW, 0, 0), 0);
  else if (waste > 0) add(chooser, packMove(RECYCLE, 0, 0), 0);
}

function takeBacks(chooser: Chooser, firstEmpty: number): void {
  const { board, safeStays } = chooser;
  const { home } = board;
  for (let suit = 0; suit < 4; suit++) {
    if (home[suit] === 0) continue;
    const card = ((home[suit]! - 1) << 2) | suit;
    if (safeStays && isSafeHome(board, card)) continue;
    single(chooser, card, packMove(HOME_COLUMN, suit, 0), -40, -60, firstEmpty);
  }
}

/** Adds one move to the list: the only one to try. */
export const push = (chooser: Chooser, move: number): void => {
  chooser.moves[chooser.count++] = move;
};

/** Adds the moves to try at this position, in no order. */
export function choose(chooser: Chooser): void {
  const { board, oneColumn, streamlined } = chooser;
  if (chooser.count + 512 > chooser.moves.length) grow(chooser);
  const firstEmpty = board.size.indexOf(0);
  look(board);
  for (let column = 0; column < board.rules.columns; column++) lifts[column] = liftable(board, column);
  columnsHome(chooser);
  groups(chooser);
  for (let to = firstEmpty; to >= 0; to = oneColumn ? -1 : board.size.indexOf(0, to + 1))
    ontoEmpty(chooser, to);
  if (board.rules.cells > 0) {
    cellsOut(chooser, firstEmpty);
    intoCells(chooser);
  }
  if (board.deckSize > 0) deckMoves(chooser, firstEmpty);
  if (!streamlined) takeBacks(chooser, firstEmpty);
}
