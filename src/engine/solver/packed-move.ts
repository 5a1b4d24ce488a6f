// Moves packed into a number each, and what they do to a board and undo.

import { SUITS } from '../card.js';
import type { Table } from '../game.js';
import type { Move } from '../position.js';
import { CELL, DECK, HIDDEN, HIGH, LOW, NOWHERE, lay, toggle, topOf, turn, under } from './board.js';
import type { Board } from './board.js';
import type { PackedRules } from './packed-rules.js';

// What moves where. From and to are numbers of columns, cells or suits.
export const COLUMN_COLUMN = 0;
export const COLUMN_HOME = 1;
export const COLUMN_CELL = 2;
export const CELL_COLUMN = 3;
export const CELL_HOME = 4;
export const CELL_CELL = 5;
export const HOME_COLUMN = 6;
export const WASTE_COLUMN = 7;
export const WASTE_HOME = 8;
export const WASTE_CELL = 9;
export const DRAW = 10;
export const RECYCLE = 11;

export const packMove = (kind: number, from: number, to: number, count = 1): number =>
  kind | (from << 4) | (to << 8) | (count << 12);

export const kindOf = (move: number): number => move & 15;
export const fromOf = (move: number): number => (move >> 4) & 15;
export const toOf = (move: number): number => (move >> 8) & 15;
export const countOf = (move: number): number => move >> 12;

/** By kind of move, where from and where to: a column, the foundations (a suit's own where a card comes back), … */
const ENDS: readonly (readonly [from: Place, to: Place])[] = [
  ['column', 'column'],
  ['column', 'home'],
  ['column', 'cell'],
  ['cell', 'column'],
  ['cell', 'home'],
  ['cell', 'cell'],
  ['suit', 'column'],
  ['waste', 'column'],
  ['waste', 'home'],
  ['waste', 'cell'],
  ['stock', 'waste'],
  ['waste', 'stock'],
];

type Place = keyof typeof LETTERS;

const LETTERS = {
  column: ({ piles, firstColumn }: Table, at: number) => piles[firstColumn + at]?.letter ?? '',
  cell: ({ piles, firstCell }: Table, at: number) => piles[firstCell + at]?.letter ?? '',
  suit: (_: Table, at: number) => SUITS[at] ?? '',
  home: () => 'h',
  stock: () => 's',
  waste: () => 'w',
};

/** The move as the rules have it. */
export function unpackMove({ table }: PackedRules, move: number): Move {
  const [from, to] = ENDS[kindOf(move)]!;
  return {
    from: LETTERS[from](table, fromOf(move)),
    to: LETTERS[to](table, toOf(move)),
    count: countOf(move),
  };
}

/** Turns a column's last card up, if it lies face down; gives 1 then, else 0. */
function uncover(board: Board, column: number): number {
  const size = board.size[column]!;
  if (size === 0 || size !== board.down[column]) return 0;
  board.down[column] = size - 1;
  toggle(board, topOf(board, column), HIDDEN);
  return 1;
}

function cover(board: Board, column: number): void {
  toggle(board, topOf(board, column), HIDDEN);
  board.down[column] = board.size[column]!;
}

/** Lays a card on a column and into the key. */
function put(board: Board, column: number, card: number): void {
  toggle(board, card, topOf(board, column));
  lay(board, column, card);
}

/** Takes a column's last card, out of the key too. */
function take(board: Board, column: number): number {
  const card = topOf(board, column);
  board.size[column]!--;
  board.column[card] = -1;
  toggle(board, card, topOf(board, column));
  return card;
}

function carry(board: Board, from: number, to: number, count: number): void {
  const { cards, column, height, size } = board;
  const first = size[from]! - count;
  const head = cards[(from << 6) + first]!;
  toggle(board, head, under(board, from, first));
  toggle(board, head, topOf(board, to));
  const source = (from << 6) + first;
  let level = size[to]!;
  for (let at = 0; at < count; at++, level++) {
    const card = cards[source + at]!;
    cards[(to << 6) + level] = card;
    column[card] = to;
    height[card] = level;
  }
  size[from] = first;
  size[to] = level;
}

function putInCell(board: Board, cell: number, card: number): void {
  board.cells[cell] = card;
  toggle(board, card, CELL);
}

function takeFromCell(board: Board, cell: number): number {
  const card = board.cells[cell]!;
  board.cells[cell] = -1;
  toggle(board, card, CELL);
  return card;
}

function takeFromHome(board: Board, suit: number): number {
  const rank = --board.home[suit]!;
  return (rank << 2) | suit;
}

/** Takes the waste's top card. */
function takeFromWaste(board: Board): number {
  const at = board.waste - 1;
  const card = board.deck[at]!;
  board.deck.copyWithin(at, at + 1, board.deckSize--);
  turn(board, at);
  toggle(board, card, DECK);
  return card;
}

function putOnWaste(board: Board, card: number): void {
  const at = board.waste;
  board.deck.copyWithin(at + 1, at, board.deckSize++);
  board.deck[at] = card;
  turn(board, at + 1);
  toggle(board, card, DECK);
}

/** Plays a legal move. What it gives, `undo` needs: whether a card was turned up, or how large the waste was. */
export function apply(board: Board, move: number): number {
  const from = (move >> 4) & 15;
  const to = (move >> 8) & 15;
  switch (move & 15) {
    case COLUMN_COLUMN:
      carry(board, from, to, move >> 12);
      return uncover(board, from);
    case COLUMN_HOME:
      board.home[take(board, from) & 3]!++;
      return uncover(board, from);
    case COLUMN_CELL:
      putInCell(board, to, take(board, from));
      return uncover(board, from);
    case CELL_COLUMN:
      put(board, to, takeFromCell(board, from));
      return 0;
    case CELL_HOME:
      board.home[takeFromCell(board, from) & 3]!++;
      return 0;
    case CELL_CELL:
      putInCell(board, to, takeFromCell(board, from));
      return 0;
    case HOME_COLUMN:
      put(board, to, takeFromHome(board, from));
      return 0;
    case WASTE_COLUMN:
      put(board, to, takeFromWaste(board));
      return 0;
    case WASTE_HOME:
      board.home[takeFromWaste(board) & 3]!++;
      return 0;
    case WASTE_CELL:
      putInCell(board, to, takeFromWaste(board));
      return 0;
  }
  const before = board.waste;
  turn(board, (move & 15) === DRAW ? Math.min(before + board.rules.draw, board.deckSize) : 0);
  return before;
}

/** Takes back the last move played, with what `apply` gave for it. */
export function undo(board: Board, move: number, change: number): void {
  const from = (move >> 4) & 15;
  const to = (move >> 8) & 15;
  switch (move & 15) {
    case COLUMN_COLUMN:
      if (change) cover(board, from);
      return carry(board, to, from, move >> 12);
    case COLUMN_HOME:
      if (change) cover(board, from);
      return put(board, from, takeFromHome(board, to));
    case COLUMN_CELL:
      if (change) cover(board, from);
      return put(board, from, takeFromCell(board, to));
    case CELL_COLUMN:
      return putInCell(board, from, take(board, to));
    case CELL_HOME:
      return putInCell(board, from, takeFromHome(board, to));
    case CELL_CELL:
      return putInCell(board, from, takeFromCell(board, to));
    case HOME_COLUMN:
      board.home[take(board, to) & 3]!++;
      return;
    case WASTE_COLUMN:
      return putOnWaste(board, take(board, to));
    case WASTE_HOME:
      return putOnWaste(board, takeFromHome(board, to));
    case WASTE_CELL:
      return putOnWaste(board, takeFromCell(board, to));
  }
  turn(board, change);
}

/** The key of a position one move on. */
export interface Key {
  low: number;
  high: number;
}

function shift(key: Key, card: number, from: number, to: number): void {
  key.low ^= LOW[(card << 6) | from]! ^ LOW[(card << 6) | to]!;
  key.high ^= HIGH[(card << 6) | from]! ^ HIGH[(card << 6) | to]!;
}

/** The key that the board would have after a move; false where it isn't told, which is where the deck moves. */
export function keyAfter(board: Board, move: number, key: Key): boolean {
  const { cards, size, down, cells, home } = board;
  const from = (move >> 4) & 15;
  const to = (move >> 8) & 15;
  const kind = move & 15;
  key.low = board.keyLow;
  key.high = board.keyHigh;
  if (kind <= COLUMN_CELL) {
    const first = size[from]! - (move >> 12);
    const card = cards[(from << 6) + first]!;
    const target = kind === COLUMN_COLUMN ? topOf(board, to) : kind === COLUMN_HOME ? NOWHERE : CELL;
    const below = under(board, from, first);
    shift(key, card, below, target);
    if (first > 0 && first === down[from]) shift(key, below, HIDDEN, NOWHERE);
    return true;
  }
  if (kind <= CELL_CELL) {
    const target = kind === CELL_COLUMN ? topOf(board, to) : kind === CELL_HOME ? NOWHERE : CELL;
    shift(key, cells[from]!, CELL, target);
    return true;
  }
  if (kind === HOME_COLUMN) shift(key, ((home[from]! - 1) << 2) | from, NOWHERE, topOf(board, to));
  return kind === HOME_COLUMN;
}
