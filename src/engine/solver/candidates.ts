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
    moves: new Int32Array(4096),
    scores: new Int32Array(4096),
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

const P: number[] = [];
/** By column, how urgent the cards are that lie in it. */
const urgent = new Int32Array(16);
const URGENCY = new Int32Array(16);
export function setP(p: number[]): void {
  P.length = 0;
  P.push(...p);
  for (let i = 0; i < 16; i++) URGENCY[i] = Math.round(16 * Math.pow(P[0]!, i));
}
setP([0.7, 5, 4, 4, 5, 0, 7, 40, 11, 22, 50, -27, 12, 5, 46, 10, -19, 8, 15, 25, 11]);
const urgencyOf = (home: Int32Array, card: number): number => URGENCY[(card >> 2) - home[card & 3]!]!;

function weigh({ rules, cards, size, home }: Board): void {
  for (let column = 0; column < rules.columns; column++) {
    let sum = 0;
    const end = (column << 6) + size[column]!;
    for (let at = column << 6; at < end; at++) sum += urgencyOf(home, cards[at]!);
    urgent[column] = sum;
  }
}
function freed({ cards, size, home }: Board, column: number, count: number): number {
  let sum = urgent[column]!;
  const end = (column << 6) + size[column]!;
  for (let at = end - count; at < end; at++) sum -= urgencyOf(home, cards[at]!);
  return sum;
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

/** How much a group of `count` cards that leaves its column for another is worth a try. */
function worth({ rules, cards, size, down, home }: Board, from: number, count: number): number {
  const first = size[from]! - count;
  if (first === 0) return rules.loose ? 35 : P[10]!;
  if (rules.loose && first === down[from]) return 60 - 3 * first;
  const head = cards[(from << 6) + first]!;
  const below = cards[(from << 6) + first - 1]!;
  const frees = home[below & 3] === below >> 2;
  if (rules.loose) return 10 + (frees ? 30 : 0) - (rules.fits[head * ROW + below] ? 25 : 0);
  if (rules.joins[head * ROW + below]) return frees ? P[7]! : P[6]!;
  return frees ? P[9]! : P[8]!;
}

/** Groups of any order: for each column the few cards that fit on its last one are looked up. */
function looseGroups(chooser: Chooser): void {
  const { board } = chooser;
  const { rules, column, height, size, down } = board;
  for (let to = 0; to < rules.columns; to++) {
    const on = topOf(board, to);
    if (on === EMPTY) continue;
    for (let at = on * 4; at < on * 4 + 4; at++) {
      const head = rules.children[at]!;
      if (head === EMPTY) break;
      const from = column[head]!;
      if (from < 0 || from === to || height[head]! < down[from]!) continue;
      const count = size[from]! - height[head]!;
      if (count > rules.most) continue;
      add(
        chooser,
        packMove(COLUMN_COLUMN, from, to, count),
        worth(board, from, count) +
          (board.rules.cells ? (P[1]! * freed(board, from, count) - P[2]! * urgent[to]!) >> 4 : 0),
      );
    }
  }
}

/** Ordered runs: of a column's run at most one card fits on another column's last one. */
function runs(chooser: Chooser): void {
  const { board } = chooser;
  const { rules, cards, size } = board;
  const limit = room(board, false);
  for (let from = 0; from < rules.columns; from++) {
    const most = Math.min(limit, liftable(board, from));
    const last = (from << 6) + size[from]!;
    for (let to = 0; most > 0 && to < rules.columns; to++) {
      const on = topOf(board, to);
      if (to === from || on === EMPTY) continue;
      const count = (on >> 2) - (cards[last - 1]! >> 2);
      if (count < 1 || count > most || rules.fits[cards[last - count]! * ROW + on] === 0) continue;
      add(
        chooser,
        packMove(COLUMN_COLUMN, from, to, count),
        worth(board, from, count) +
          (board.rules.cells ? (P[1]! * freed(board, from, count) - P[2]! * urgent[to]!) >> 4 : 0),
      );
    }
  }
}

/** Groups onto an empty column. */
function ontoEmpty(chooser: Chooser, to: number): void {
  const { board, wholeColumn } = chooser;
  const { rules, cards, size, down } = board;
  const limit = room(board, true);
  for (let from = 0; from < rules.columns; from++) {
    if (from === to || size[from] === 0) continue;
    const run = liftable(board, from);
    const most = Math.min(run, limit);
    for (let count = 1; count <= most; count++) {
      const first = size[from]! - count;
      if ((wholeColumn && first === 0) || !rules.fits[cards[(from << 6) + first]! * ROW + EMPTY]) continue;
      const score = rules.loose
        ? first === down[from]
          ? 40
          : 15
        : rules.cells === 0
          ? 28
          : count < run
            ? P[11]!
            : count > 1
              ? P[12]!
              : P[13]!;

      add(
        chooser,
        packMove(COLUMN_COLUMN, from, to, count),
        score + (board.rules.cells ? (P[3]! * freed(board, from, count)) >> 4 : 0),
      );
    }
  }
}

function cellsOut(chooser: Chooser, firstEmpty: number): void {
  const { board, oneCell } = chooser;
  const { rules, cells } = board;
  for (let cell = 0; cell < rules.cells; cell++) {
    const card = cells[cell]!;
    if (card < 0) continue;
    if (goesUp(board, card)) add(chooser, packMove(CELL_HOME, cell, card & 3), 95);
    single(chooser, card, packMove(CELL_COLUMN, cell, 0), P[14]!, P[15]!, firstEmpty);
    if (oneCell) continue;
    for (let to = 0; to < rules.cells; to++)
      if (cells[to]! < 0) add(chooser, packMove(CELL_CELL, cell, to), -100);
  }
}

/** A single card onto columns: `move` is to be completed by the column. */
function single(
  chooser: Chooser,
  card: number,
  move: number,
  score: number,
  scoreOnEmpty: number,
  firstEmpty: number,
): void {
  const { board, oneColumn } = chooser;
  const { rules } = board;
  for (let to = 0; to < rules.columns; to++) {
    const on = topOf(board, to);
    if (rules.fits[card * ROW + on] === 0 || (on === EMPTY && oneColumn && to !== firstEmpty)) continue;
    add(
      chooser,
      move | (to << 8),
      (on === EMPTY ? scoreOnEmpty : score) - (board.rules.cells ? (P[5]! * urgent[to]!) >> 4 : 0),
    );
  }
}

/** Last cards of columns, or the waste's, into cells. */
function intoCells(chooser: Chooser): void {
  const { board, oneCell } = chooser;
  const { rules, cells, cards, size, home, waste } = board;
  let free = 0;
  for (const card of cells) if (card < 0) free++;
  for (let cell = 0; free > 0 && cell < rules.cells; cell++) {
    if (cells[cell]! >= 0) continue;
    for (let from = 0; from < rules.columns; from++) {
      const last = (from << 6) + size[from]! - 1;
      if (size[from] === 0) continue;
      let score = P[16]! - P[17]! * (rules.cells - free);
      if (size[from]! > 1) {
        const below = cards[last - 1]!;
        if (rules.joins[cards[last]! * ROW + below]) score -= 15;
        if (home[below & 3] === below >> 2) score += P[19]!;
      } else score += P[20]!;
      add(chooser, packMove(COLUMN_CELL, from, cell), score + ((P[4]! * freed(board, from, 1)) >> 4));
    }
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
  if (board.rules.cells) weigh(board);
  const firstEmpty = board.size.indexOf(0);
  columnsHome(chooser);
  if (board.rules.loose) looseGroups(chooser);
  else runs(chooser);
  for (let to = firstEmpty; to >= 0; to = oneColumn ? -1 : board.size.indexOf(0, to + 1))
    ontoEmpty(chooser, to);
  if (board.rules.cells > 0) {
    cellsOut(chooser, firstEmpty);
    intoCells(chooser);
  }
  if (board.deckSize > 0) deckMoves(chooser, firstEmpty);
  if (!streamlined) takeBacks(chooser, firstEmpty);
}
