// Makes a winning line shorter: what a search wanders, its line need not.

import type { Board } from './board.js';
import { legalMoves } from './legal.js';
import {
  CELL_CELL,
  CELL_COLUMN,
  CELL_HOME,
  COLUMN_CELL,
  COLUMN_COLUMN,
  HOME_COLUMN,
  WASTE_CELL,
  WASTE_COLUMN,
  apply,
  countOf,
  fromOf,
  keyAfter,
  kindOf,
  packMove,
  toOf,
  undo,
} from './packed-move.js';

/** Lines of so many moves and less are as short as a player's own: they stay, and cost nothing. */
const SHORT = 160;

/** A line whose single moves find no more shortcuts is tried by pairs, if it is longer than this and shorter than that. */
const PAIRS_FROM = 250;
const PAIRS_TO = 3000;

/** The positions of a line, by their keys. */
class Places {
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #last = new Map<number, number>();

  constructor(board: Board, line: readonly number[]) {
    this.#low = new Int32Array(line.length + 1);
    this.#high = new Int32Array(line.length + 1);
    const changes: number[] = [];
    for (let at = 0; at <= line.length; at++) {
      this.#low[at] = board.keyLow;
      this.#high[at] = board.keyHigh;
      this.#last.set(board.keyLow, at);
      if (at < line.length) changes.push(apply(board, line[at]!));
    }
    for (let at = line.length; at-- > 0;) undo(board, line[at]!, changes[at]!);
  }

  /** The last place of the line with this key, or −1. */
  of({ low, high }: { low: number; high: number }): number {
    const at = this.#last.get(low) ?? -1;
    return at >= 0 && this.#high[at] === high ? at : -1;
  }

  ofBoard({ keyLow, keyHigh }: Board): number {
    return this.of({ low: keyLow, high: keyHigh });
  }
}

interface Jump {
  readonly moves: readonly number[];
  readonly to: number;
}

const key = { low: 0, high: 0 };

/** The way by so many moves at most from here to the latest place of the line. */
function jumpFrom(board: Board, places: Places, at: number, moves: number): Jump | null {
  let best: Jump | null = null;
  for (const move of legalMoves(board)) {
    // Of a move of the deck no key is told.
    if (!keyAfter(board, move, key)) continue;
    const to = places.of(key);
    if (to > (best?.to ?? at + 1)) best = { moves: [move], to };
    if (moves === 1) continue;
    const change = apply(board, move);
    const further = jumpFrom(board, places, Math.max(at + 1, best?.to ?? 0), moves - 1);
    undo(board, move, change);
    if (further) best = { moves: [move, ...further.moves], to: further.to };
  }
  return best;
}

/** By column or cell of one board, the like of the other: equal keys tell no places. */
interface Likeness {
  readonly columns: Int32Array;
  readonly cells: Int32Array;
}

function likeness(line: Board, own: Board): Likeness {
  const taken = new Set<number>();
  const columns = Int32Array.from(line.size, (size, column) => {
    // Columns of cards are told apart by their first card.
    const like = own.size.findIndex(
      (other, at) =>
        !taken.has(at) && other === size && (size === 0 || own.cards[at << 6] === line.cards[column << 6]),
    );
    taken.add(like);
    return like;
  });
  const filled = new Set<number>();
  const cells = Int32Array.from(line.cells, (card) => {
    const like = own.cells.findIndex((other, at) => !filled.has(at) && other === card);
    filled.add(like);
    return like;
  });
  return { columns, cells };
}

/** A move of the line as it is made where its columns and cells have other places. */
function moved(move: number, { columns, cells }: Likeness): number {
  const kind = kindOf(move);
  const fromColumn = kind <= COLUMN_CELL;
  const fromCell = kind === CELL_COLUMN || kind === CELL_HOME || kind === CELL_CELL;
  const toColumn = [COLUMN_COLUMN, CELL_COLUMN, HOME_COLUMN, WASTE_COLUMN].includes(kind);
  const toCell = [COLUMN_CELL, CELL_CELL, WASTE_CELL].includes(kind);
  const from = fromOf(move);
  const to = toOf(move);
  return packMove(
    kind,
    fromColumn ? columns[from]! : fromCell ? cells[from]! : from,
    toColumn ? columns[to]! : toCell ? cells[to]! : to,
    countOf(move),
  );
}

/**
 * One walk along a line, which takes every shortcut of so many moves and pauses after each step. `board` stands at its
 * beginning, and does again.
 */
function* walk(
  board: Board,
  copy: Board,
  line: readonly number[],
  moves: number,
): Generator<undefined, number[]> {
  const places = new Places(board, line);
  const made: number[] = [];
  const changes: number[] = [];
  const walked: number[] = [];
  const make = (move: number): void => {
    made.push(move);
    changes.push(apply(board, move));
  };
  // Both boards go in step, so that what is alike stays so till the next shortcut.
  let like: Likeness | null = null;
  for (let at = 0; at < line.length;) {
    const here = places.ofBoard(board);
    const jump = here > at ? { moves: [], to: here } : jumpFrom(board, places, at, moves);
    if (!jump) make(moved(line[at]!, (like ??= likeness(copy, board))));
    else like = null;
    for (const move of jump?.moves ?? []) make(move);
    for (const to = jump?.to ?? at + 1; at < to; at++) walked.push(apply(copy, line[at]!));
    yield;
  }
  for (let at = made.length; at-- > 0;) undo(board, made[at]!, changes[at]!);
  for (let at = walked.length; at-- > 0;) undo(copy, line[at]!, walked[at]!);
  return made;
}

/**
 * A line that wins as the given one does, and is never longer: from each position on it the way goes on at the latest
 * one that is a move, or two, away. `board` and `copy` stand at its beginning. It takes a tenth of a second at times, and
 * so is done in steps.
 */
export function* shorten(
  board: Board,
  copy: Board,
  line: readonly number[],
): Generator<undefined, readonly number[]> {
  let best = line;
  for (let pairs = false; best.length > (pairs ? PAIRS_FROM : SHORT);) {
    const shorter = yield* walk(board, copy, best, pairs ? 2 : 1);
    const gained = shorter.length < best.length;
    if (gained) best = shorter;
    if (gained && !pairs) continue;
    if (pairs && !gained) break;
    if (!pairs && best.length > PAIRS_TO) break;
    pairs = true;
  }
  return best;
}
