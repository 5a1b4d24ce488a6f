// The positions that a compressed search has seen, by keys that are exact: no two positions share one.

import type { KlondikeBoard } from './klondike-board.js';

/** More entries than this share of the table are never made: probing would slow down. */
const FULL = 0.8;

/** A table that a search gave back, so that the next need not allocate. No large one: a page that rests holds none. */
const LARGE = 2 ** 19;
let spare: Int32Array = new Int32Array(0);

function takeWords(count: number): Int32Array {
  // A new table is empty, and its memory comes as it fills: to clear 32 MiB here would hold up a page.
  const words = spare.length >= count ? spare.fill(0, 0, count) : new Int32Array(count);
  spare = new Int32Array(0);
  return words;
}

/**
 * An entry has two words, or three where a made-up position has a larger deck or more runs than any deal. The first
 * holds which cards of the deck are left and, in its upper bits, how far the deck is turned (see `note`); the others
 * hold the heads and the foundations.
 */
export class KlondikeSeen {
  private readonly board: KlondikeBoard;
  /** Is a position with less choice in the deck taken for seen? */
  private readonly dominated: boolean;
  private readonly size: number;
  private readonly deckBits: number;
  private readonly phaseBits: number;
  private words: Int32Array = new Int32Array(0);
  private slots = 0;
  private left = 0;
  private deck = 0;
  private second = 0;
  private third = 0;
  private phase = 0;

  constructor(board: KlondikeBoard, dominated: boolean) {
    this.board = board;
    this.dominated = dominated;
    const heads = board.runs.reduce((product, runs) => product * (runs.length + 1), 1);
    const large = board.deck.length > 24;
    this.phaseBits = large ? 5 : 4;
    this.deckBits = 32 - 2 * this.phaseBits;
    this.size = large || heads * 14 ** 4 >= 2 ** 32 - 1 ? 3 : 2;
  }

  begin(bits: number): void {
    const count = Math.floor(2 ** (this.size === 2 ? bits : bits - 1));
    this.giveBack();
    this.words = takeWords(count * this.size);
    this.slots = count;
    this.left = Math.floor(count * FULL);
  }

  giveBack(): void {
    if (this.words.length > spare.length && this.words.length <= LARGE) spare = this.words;
    this.words = new Int32Array(0);
  }

  get full(): boolean {
    return this.left === 0;
  }

  /** Was this position, or one with all its choices and more, seen? If not, and if it is to be kept, notes it. */
  has(keep: boolean): boolean {
    this.read();
    const { words, size, slots, deckBits } = this;
    const deckMask = this.dominated ? 2 ** deckBits - 1 : -1;
    const deck = this.deck | (this.dominated ? 0 : this.phase << deckBits);
    for (let entry = Math.floor((this.hash(deck) / 2 ** 32) * slots); ; entry++) {
      if (entry === slots) entry = 0;
      const at = entry * size;
      if (words[at + 1] === 0) {
        if (!keep) return false;
        words[at] = deck | (this.phase << deckBits);
        words[at + 1] = this.second;
        if (size === 3) words[at + 2] = this.third;
        this.left--;
        return false;
      }
      if (words[at + 1] !== this.second || (words[at]! & deckMask) !== deck) continue;
      if (size === 3 && words[at + 2] !== this.third) continue;
      return !this.dominated || this.covered(at, keep);
    }
  }

  /**
   * With the same cards left in a deck drawn by threes, the cards that can be reached next depend on how many are in
   * the waste: from n cards, n and n + 3 and so on, beside each third of the whole deck. So fewer, by threes, reach more,
   * and a multiple of three, or the whole deck, reaches least; what is done with a reached card leads to the same
   * position from each. An entry keeps for the remainders 1 and 2 the fewest seen, and any entry covers remainder 0.
   */
  private covered(at: number, keep: boolean): boolean {
    const { words, phase, phaseBits, deckBits } = this;
    if (!phase) return true;
    const shift = phase >> phaseBits ? deckBits + phaseBits : deckBits;
    const field = 2 ** phaseBits - 1;
    const mine = phase >> phaseBits || phase;
    const kept = (words[at]! >>> shift) & field;
    if (kept && kept <= mine) return true;
    if (keep) words[at] = (words[at]! & ~(field << shift)) | (mine << shift);
    return false;
  }

  private hash(deck: number): number {
    let mixed = Math.imul(deck ^ (deck >>> 15), 0x85ebca6b) ^ Math.imul(this.second, 0x9e3779b1);
    if (this.size === 3) mixed ^= Math.imul(this.third, 0x27d4eb2f);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  }

  /** Reads the board into the words of its key. */
  private read(): void {
    const { level, runs, home, deck, deckBits } = this.board;
    let heads = 0;
    for (let column = 0; column < level.length; column++)
      heads = heads * (runs[column]!.length + 1) + level[column]!;
    const up = ((home[0]! * 14 + home[1]!) * 14 + home[2]!) * 14 + home[3]!;
    const [low, high] = [deckBits[0]!, deckBits[1]!];
    this.deck = low & (2 ** this.deckBits - 1);
    this.phase = this.readPhase();
    if (this.size === 2 || deck.length > 24) {
      this.second = (heads * 14 ** 4 + up + 1) | 0;
      this.third = (low >>> this.deckBits) | (high << (32 - this.deckBits));
    } else {
      this.second = heads + 1;
      this.third = up;
    }
  }

  private readPhase(): number {
    const { board, phaseBits } = this;
    if (board.draw === 1) return 0;
    const waste = board.waste();
    const over = waste === board.deckSize ? 0 : waste % board.draw;
    if (!over) return 0;
    const times = (waste - over) / board.draw + 1;
    return over === 1 ? times : times << phaseBits;
  }
}
