// A position of a game with ordered runs and a stock, compressed: which runs still lie where they lay, and what is up.

import type { Table } from '../game.js';
import type { Position } from '../position.js';
import { packed } from './packed-rules.js';

/**
 * How a card lies on the columns. A column of the position that the search starts from is a pile of maximal runs; the
 * first card of its last run is a `HEAD`: under it lies a card on which it doesn't fit, or nothing. All cards that
 * follow a head, and all that were moved, are `LOOSE`: each lies on a card on which it fits, or is a king at a base.
 */
export const AWAY = 0;
export const LOOSE = 1;
export const HEAD = 2;

const KING = 12;

export const rankOf = (card: number): number => card >> 2;
export const isRed = (card: number): number => ((card + 1) >> 1) & 1;

/** Cards of one rank and one colour are of one class: what takes one takes the other. */
export const classOf = (card: number): number => ((card >> 2) << 1) | isRed(card);

/** The class of the cards on which a class fits, and of those that fit on it. */
export const parentOf = (kind: number): number => (kind ^ 1) + 2;
export const childOf = (kind: number): number => (kind ^ 1) - 2;

/** The other card of a class. */
export const twinOf = (card: number): number => card ^ 3;

/**
 * Which loose card lies on which parent is not kept: a run can go from a parent to its open twin at any time, so all
 * that counts is how many cards of a class are open, i.e. how many lie on the columns less how many children they have.
 * A move of the model is one move of the rules, at times after a run went from a card to its twin (klondike-line.ts).
 */
export class KlondikeBoard {
  readonly draw: number;
  /** The runs of each column, most covered first, each from its head. */
  readonly runs: readonly (readonly (readonly number[])[])[];
  /** The waste, and then the stock from the first card to be drawn, as it was at the start. */
  readonly deck: readonly number[];
  /** By card: its column and its run there, or −1; its place in the deck, or −1. */
  readonly column = new Int8Array(52).fill(-1);
  readonly run = new Int8Array(52).fill(-1);
  readonly place = new Int8Array(52).fill(-1);

  /** By card: AWAY, LOOSE or HEAD. */
  readonly lies = new Uint8Array(52);
  /** By class: how many lie on the columns, and how many of these are loose. */
  readonly seen = new Int8Array(30);
  readonly loose = new Int8Array(30);
  /** By column: how many of its runs lie where they lay; a run from a king at the base is loose as soon as it is open. */
  readonly level: Int8Array;
  /** How many columns have a head; each other is empty or has a loose king at its base. */
  held = 0;
  /** By suit: how many cards are up, and which ranks lie on the columns, a bit each. */
  readonly home = new Int8Array(4);
  readonly shown = new Int32Array(4);
  /** By place in the deck: 1 while the card is there; the same as bits, from place 32 on in the second number. */
  readonly inDeck: Uint8Array;
  readonly deckBits = new Int32Array(2);
  deckSize: number;
  /** Of the deck's cards those whose place is below `turned` are the waste's. */
  turned: number;

  constructor(table: Table, { piles }: Position) {
    const cardsAt = (at: number): number[] => piles[at]!.cards.map(packed);
    const { firstFoundation, firstColumn, draw = 1 } = table;
    this.draw = draw;
    for (let suit = 0; suit < 4; suit++) this.home[suit] = piles[firstFoundation + suit]!.cards.length;
    this.turned = piles[1]!.cards.length;
    this.deck = [...cardsAt(1), ...cardsAt(0)];
    this.deckSize = 0;
    this.inDeck = new Uint8Array(this.deck.length);
    this.deck.forEach((card, at) => {
      this.place[card] = at;
      this.toDeck(at);
    });
    this.runs = piles.slice(firstColumn).map((_, at) => runsOf(cardsAt(firstColumn + at)));
    this.level = new Int8Array(this.runs.length);
    this.runs.forEach((runs, column) => {
      runs.forEach((run, at) =>
        run.forEach((card) => {
          this.column[card] = column;
          this.run[card] = at;
        }),
      );
      this.open(column, runs.length);
    });
  }

  /** How many open cards a class has. */
  openOf(kind: number): number {
    return this.seen[kind]! - (kind < 2 ? 0 : this.loose[childOf(kind)]!);
  }

  /** How many columns are empty. */
  empties(): number {
    return this.runs.length - this.held - this.loose[2 * KING]! - this.loose[2 * KING + 1]!;
  }

  /** How many places take a card of this class: open parents, or empty columns for a king. */
  room(kind: number): number {
    return kind >= 2 * KING ? this.empties() : this.openOf(parentOf(kind));
  }

  /** Whether a card is the next of its suit to go up. */
  isNext(card: number): boolean {
    return this.home[card & 3] === card >> 2;
  }

  put(card: number, lies: number): void {
    const before = this.lies[card]!;
    const kind = classOf(card);
    this.seen[kind]! += (lies ? 1 : 0) - (before ? 1 : 0);
    this.loose[kind]! += (lies === LOOSE ? 1 : 0) - (before === LOOSE ? 1 : 0);
    this.held += (lies === HEAD ? 1 : 0) - (before === HEAD ? 1 : 0);
    if (!lies !== !before) this.shown[card & 3]! ^= 1 << (card >> 2);
    this.lies[card] = lies;
  }

  toDeck(at: number): void {
    this.inDeck[at] = 1;
    this.deckBits[at >> 5]! |= 1 << at;
    this.deckSize++;
  }

  fromDeck(at: number): void {
    this.inDeck[at] = 0;
    this.deckBits[at >> 5]! &= ~(1 << at);
    this.deckSize--;
  }

  /** Lays the last of so many runs of a column open. */
  open(column: number, level: number): void {
    const run = this.runs[column]![level - 1];
    this.level[column] = level;
    if (!run) return;
    const based = level === 1 && rankOf(run[0]!) === KING;
    if (based) this.level[column] = 0;
    for (let at = run.length - 1; at > 0; at--) this.put(run[at]!, LOOSE);
    this.put(run[0]!, based ? LOOSE : HEAD);
  }

  /** Covers the run again that `open` laid open. */
  close(column: number, level: number): void {
    for (const card of this.runs[column]![level - 1] ?? []) this.put(card, AWAY);
  }

  /** The head leaves its place. */
  uncover(card: number): void {
    this.open(this.column[card]!, this.run[card]!);
  }

  /** The head is back in its place. */
  cover(card: number): void {
    const column = this.column[card]!;
    this.close(column, this.run[card]!);
    this.level[column] = this.run[card]! + 1;
  }

  /** How many cards the waste has. */
  waste(): number {
    const { turned, deckBits } = this;
    if (turned < 32) return bitsIn(deckBits[0]! & ((1 << turned) - 1));
    return bitsIn(deckBits[0]!) + bitsIn(deckBits[1]! & ((1 << (turned - 32)) - 1));
  }

  /**
   * Marks the places of the deck whose cards can be brought to the top of the waste by draws and recycles alone: the
   * waste's top, each `draw`-th card after it, each `draw`-th of the whole deck, and the last.
   */
  reach(marks: Uint8Array): void {
    const { inDeck, draw, turned, deckSize } = this;
    const waste = this.waste();
    let count = 0;
    for (let at = 0; at < inDeck.length; at++) {
      marks[at] = 0;
      if (!inDeck[at]) continue;
      count++;
      const drawn = at >= turned && (count - waste) % draw === 0;
      if (drawn || count === waste || count % draw === 0 || count === deckSize) marks[at] = 1;
    }
  }
}

/** How many bits are set. */
function bitsIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Cuts a column into its maximal runs. */
function runsOf(cards: readonly number[]): number[][] {
  const runs: number[][] = [];
  cards.forEach((card, at) => {
    const on = cards[at - 1];
    if (on !== undefined && parentOf(classOf(card)) === classOf(on)) runs.at(-1)!.push(card);
    else runs.push([card]);
  });
  return runs;
}
