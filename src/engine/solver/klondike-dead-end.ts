// The dead-end test: could the game be won if cards that have left their place remained there too?

import { classOf, parentOf, rankOf } from './klondike-board.js';
import type { KlondikeBoard } from './klondike-board.js';

/**
 * A delete relaxation (Bonet and Geffner, "Planning as heuristic search", 2001, for planning): every card that was ever
 * uncovered stays a parent for others, and every empty column stays empty. What can't be done even so can't be done, so
 * a position in which not all cards go up is lost; the other way round nothing is said.
 *
 * - A head leaves its place when it can go up or a parent of it has been seen; a king when a column has been emptied.
 * - A card goes up when the one below it in its suit has, and it has been seen on the columns or reached in the deck.
 * - A card of the deck lies down when it is reached and its parent has been seen. By threes, only those that can be
 *   reached now, until the first of these leaves the deck.
 */
export class DeadEnd {
  private readonly board: KlondikeBoard;
  private readonly level: Int8Array;
  private readonly home = new Int8Array(4);
  /** By card: was it seen on the columns? By class: was a card of it? */
  private readonly out = new Uint8Array(52);
  private readonly host = new Uint8Array(32);
  private emptied = false;
  private anyDeck = false;
  private changed = false;

  constructor(board: KlondikeBoard) {
    this.board = board;
    this.level = new Int8Array(board.level.length);
  }

  /** `reach` marks the places of the deck that can be reached now. */
  isDead(reach: Uint8Array): boolean {
    const { board, home } = this;
    home.set(board.home);
    this.level.set(board.level);
    this.host.fill(0);
    for (let card = 0; card < 52; card++)
      if ((this.out[card] = board.lies[card]!)) this.host[classOf(card)] = 1;
    this.emptied = board.empties() > 0;
    this.anyDeck = board.draw === 1;
    do {
      this.changed = false;
      for (let column = 0; column < this.level.length; column++) this.clear(column);
      for (let suit = 0; suit < 4; suit++) this.goUp(suit, reach);
      this.layDown(reach);
      if (home[0]! + home[1]! + home[2]! + home[3]! === 52) return false;
    } while (this.changed);
    return true;
  }

  private show(card: number): void {
    if (this.out[card]) return;
    this.out[card] = 1;
    this.host[classOf(card)] = 1;
    this.changed = true;
  }

  private fits(card: number): boolean {
    return rankOf(card) === 12 ? this.emptied : this.host[parentOf(classOf(card))] === 1;
  }

  private clear(column: number): void {
    const runs = this.board.runs[column]!;
    let level = this.level[column]!;
    if (!level) return;
    for (; level > 0; level--) {
      const run = runs[level - 1]!;
      for (const card of run) this.show(card);
      const head = run[0]!;
      const based = level === 1 && rankOf(head) === 12;
      if (based || !(this.home[head & 3]! > rankOf(head) || this.fits(head))) break;
    }
    if (level === this.level[column]) return;
    this.level[column] = level;
    this.changed = true;
    if (!level) this.emptied = true;
  }

  private goUp(suit: number, reach: Uint8Array): void {
    const { board, home } = this;
    for (let rank = home[suit]!; rank < 13; rank++) {
      const card = rank * 4 + suit;
      const at = board.place[card]!;
      if (at >= 0 && board.inDeck[at]) {
        if (!this.anyDeck && !reach[at]) return;
        this.anyDeck = true;
      } else if (!this.out[card]) return;
      home[suit] = rank + 1;
      this.changed = true;
    }
  }

  private layDown(reach: Uint8Array): void {
    const { board } = this;
    for (let at = 0; at < board.deck.length; at++) {
      const card = board.deck[at]!;
      if (!board.inDeck[at] || this.out[card] || !(this.anyDeck || reach[at]) || !this.fits(card)) continue;
      this.anyDeck = true;
      this.show(card);
    }
    for (let suit = 0; suit < 4; suit++)
      for (let rank = board.home[suit]! - 1; rank > 0; rank--) {
        const card = rank * 4 + suit;
        if (!this.out[card] && this.fits(card)) this.show(card);
      }
  }
}
