// A position packed into typed arrays, with a key of 64 bits that every move keeps up to date.

import { SUITS } from '../card.js';
import type { Table } from '../game.js';
import type { Pile, Position } from '../position.js';
import { EMPTY, packed, packedRules } from './packed-rules.js';
import type { PackedRules } from './packed-rules.js';

/** Places of a card in its key beside those on another card and on EMPTY. */
export const CELL = 53;
export const DECK = 54;
/** Not a place: the card lies face down. */
export const HIDDEN = 55;
/** Where a card that is up is, for the key. */
export const NOWHERE = 56;

export interface Board {
  readonly rules: PackedRules;
  /** Columns of 64, most covered card first. */
  readonly cards: Uint8Array;
  readonly size: Int32Array;
  /** How many of a column lie face down. */
  readonly down: Int32Array;
  /** How many cards of each suit are up. */
  readonly home: Int32Array;
  /** The card in each cell, or −1. */
  readonly cells: Int8Array;
  /** By card: its column, or −1, and its height there. */
  readonly column: Int8Array;
  readonly height: Int32Array;
  /** The waste, and then the stock from the first card to be drawn. */
  readonly deck: Uint8Array;
  deckSize: number;
  /** How many cards of the deck are the waste's. */
  waste: number;
  /**
   * The key is the exclusive or of a random number for each card and what it lies on. So columns that change places
   * keep it, as do cells, and a group that moves changes it by its head alone.
   */
  keyLow: number;
  keyHigh: number;
}

/** Random numbers of 32 bits, the same in every run (the generator mulberry32). */
export function numbers(seed: number, count: number): Int32Array {
  let state = seed;
  return new Int32Array(count).map(() => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return mixed ^ (mixed >>> 14);
  });
}

/** Of cards by their places: `LOW[card * 64 + place]`. */
export const LOW = numbers(1, 52 * 64);
export const HIGH = numbers(2, 52 * 64);
for (let card = 0; card < 52; card++) LOW[(card << 6) | NOWHERE] = HIGH[(card << 6) | NOWHERE] = 0;
const WASTE_LOW = numbers(3, 64);
const WASTE_HIGH = numbers(4, 64);

/** Puts a card's place into the key, or takes it out. */
export function toggle(board: Board, card: number, place: number): void {
  board.keyLow ^= LOW[(card << 6) | place]!;
  board.keyHigh ^= HIGH[(card << 6) | place]!;
}

/** Sets how many cards of the deck are the waste's. */
export function turn(board: Board, waste: number): void {
  board.keyLow ^= WASTE_LOW[board.waste]! ^ WASTE_LOW[waste]!;
  board.keyHigh ^= WASTE_HIGH[board.waste]! ^ WASTE_HIGH[waste]!;
  board.waste = waste;
}

/** What lies under the card at a height of a column. */
export const under = ({ cards }: Board, column: number, height: number): number =>
  height > 0 ? cards[(column << 6) + height - 1]! : EMPTY;

/** The last card of a column, or EMPTY. */
export const topOf = (board: Board, column: number): number => under(board, column, board.size[column]!);

/** Lays a card on a column, but not into the key. */
export function lay(board: Board, column: number, card: number): void {
  const height = board.size[column]!;
  board.cards[(column << 6) + height] = card;
  board.column[card] = column;
  board.height[card] = height;
  board.size[column] = height + 1;
}

export const isWon = ({ home }: Board): boolean => home[0]! + home[1]! + home[2]! + home[3]! === 52;

/** Packs a position of the table's variant. */
export function boardOf(table: Table, { piles }: Position): Board {
  const rules = packedRules(table);
  const { firstCell, firstFoundation, firstColumn } = table;
  const cardsAt = (at: number): number[] => (piles[at] as Pile).cards.map(packed);
  const deck = rules.draw ? [...cardsAt(1), ...cardsAt(0)] : [];
  const board: Board = {
    rules,
    cards: new Uint8Array(rules.columns * 64),
    size: new Int32Array(rules.columns),
    down: new Int32Array(rules.columns),
    home: Int32Array.from(SUITS, (_, suit) => cardsAt(firstFoundation + suit).length),
    cells: new Int8Array(rules.cells).fill(-1),
    column: new Int8Array(52).fill(-1),
    height: new Int32Array(52),
    deck: Uint8Array.from(deck),
    deckSize: deck.length,
    waste: 0,
    keyLow: 0,
    keyHigh: 0,
  };
  for (let column = 0; column < rules.columns; column++) {
    const { down } = piles[firstColumn + column] as Pile;
    cardsAt(firstColumn + column).forEach((card, height) => {
      toggle(board, card, topOf(board, column));
      if (height < down) toggle(board, card, HIDDEN);
      lay(board, column, card);
    });
    board.down[column] = down;
  }
  for (let cell = 0; cell < rules.cells; cell++)
    for (const card of cardsAt(firstCell + cell)) {
      board.cells[cell] = card;
      toggle(board, card, CELL);
    }
  for (const card of deck) toggle(board, card, DECK);
  if (rules.draw) turn(board, cardsAt(1).length);
  return board;
}
