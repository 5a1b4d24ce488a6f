// The dead-end test: could the game be won if cards that have left their place remained there too?

import { rankOf } from './klondike-board.js';
import type { KlondikeBoard } from './klondike-board.js';

const KING = 12;

/**
 * A delete relaxation (Bonet and Geffner, "Planning as heuristic search", 2001, for planning): every card that was ever
 * uncovered stays a parent for others, and every empty column stays empty. What can't be done even so can't be done, so
 * a position in which not all cards go up is lost; the other way round nothing is said.
 *
 * - A head leaves its place when it can go up or a parent of it has been seen; a king when a column has been emptied.
 * - A card goes up when the one below it in its suit has, and it has been seen on the columns or reached in the deck.
 * - A card of the deck lies down when it is reached and its parent has been seen.
 * - A card of the deck is reached when it can be now, when the next one has left, or, after a recycle, when so many
 *   before it may have left that a draw ends with it.
 */
export class DeadEnd {
  private readonly board: KlondikeBoard;
  /** By column: how many runs have not left. By suit: how many cards went up, and which ranks were seen, a bit each. */
  private readonly level: Int8Array;
  private readonly home = new Int8Array(4);
  private readonly shown = new Int32Array(4);
  /** By place in the deck: was it reached, and may the card have left? */
  private readonly reached: Uint8Array;
  private readonly gone: Uint8Array;
  /** How many columns were emptied. */
  private emptied = 0;
  private changed = false;
  /** What is supposed besides (klondike-order.ts). By card: the twin that is laid on a parent before it, or −1. */
  readonly after = new Int8Array(52).fill(-1);
  /** The king that is laid on an empty column before all others, or −1. */
  firstKing = -1;

  constructor(board: KlondikeBoard) {
    this.board = board;
    this.level = new Int8Array(board.level.length);
    this.reached = new Uint8Array(board.deck.length);
    this.gone = new Uint8Array(board.deck.length);
  }

  /** `reach` marks the places of the deck that can be reached now. */
  isDead(reach: Uint8Array): boolean {
    const { board, home, shown, level, reached, gone } = this;
    for (let suit = 0; suit < 4; suit++) {
      home[suit] = board.home[suit]!;
      shown[suit] = board.shown[suit]!;
    }
    for (let column = 0; column < level.length; column++) level[column] = board.level[column]!;
    for (let at = 0; at < reached.length; at++) {
      reached[at] = reach[at]!;
      gone[at] = 0;
    }
    this.emptied = board.empties();
    do {
      this.changed = false;
      this.clear();
      this.goUp();
      if (home[0]! + home[1]! + home[2]! + home[3]! === 52) return false;
      this.comeBack();
      this.leaveDeck();
    } while (this.changed);
    return true;
  }

  private fits(card: number): boolean {
    const { shown, home, firstKing } = this;
    const rank = card >> 2;
    if (rank === KING) {
      const free = firstKing < 0 || card === firstKing || home[firstKing & 3]! > KING;
      return this.emptied > (free ? 0 : 1);
    }
    const suit = card & 3;
    const black = suit === 0 || suit === 3;
    const [one, other] = black ? [shown[1]!, shown[2]!] : [shown[0]!, shown[3]!];
    const before = this.after[card]!;
    const both = before >= 0 && home[before & 3]! <= rank;
    return (((both ? one & other : one | other) >> (rank + 1)) & 1) === 1;
  }

  /** Heads leave their places. */
  private clear(): void {
    const { board, level, shown, home } = this;
    for (let column = 0; column < level.length; column++) {
      const before = level[column]!;
      let left = before;
      const runs = board.runs[column]!;
      while (left > 0) {
        const head = runs[left - 1]![0]!;
        const stays = left === 1 && rankOf(head) === KING;
        if (stays || !(home[head & 3]! > rankOf(head) || this.fits(head))) break;
        left--;
        if (!left) this.emptied++;
        else for (const card of runs[left - 1]!) shown[card & 3]! |= 1 << (card >> 2);
      }
      if (left === before) continue;
      level[column] = left;
      this.changed = true;
    }
  }

  private goUp(): void {
    const { board, home, shown, reached, gone } = this;
    for (let suit = 0; suit < 4; suit++) {
      const before = home[suit]!;
      let rank = before;
      for (; rank < 13; rank++) {
        if ((shown[suit]! >> rank) & 1) continue;
        const at = board.place[rank * 4 + suit]!;
        if (at < 0 || !reached[at]) break;
        gone[at] = 1;
      }
      if (rank === before) continue;
      home[suit] = rank;
      // The king leaves its column.
      if (rank > KING) this.emptied++;
      this.changed = true;
    }
  }

  /** Cards that were up at the start come back. */
  private comeBack(): void {
    const { board, shown } = this;
    for (let suit = 0; suit < 4; suit++)
      for (let rank = board.home[suit]! - 1; rank > 1; rank--)
        if (!((shown[suit]! >> rank) & 1) && this.fits(rank * 4 + suit)) {
          shown[suit]! |= 1 << rank;
          this.changed = true;
        }
  }

  private leaveDeck(): void {
    const { board, shown, reached, gone } = this;
    const { deck, inDeck, draw } = board;
    let count = 0;
    let left = 0;
    let last = -1;
    for (let at = 0; at < deck.length; at++) {
      if (!inDeck[at]) continue;
      count++;
      // After a recycle the card is the (count − some of those left before it)-th.
      if (!reached[at] && count % draw <= left) {
        reached[at] = 1;
        this.changed = true;
      }
      const card = deck[at]!;
      if (reached[at] && !((shown[card & 3]! >> (card >> 2)) & 1) && this.fits(card)) {
        gone[at] = 1;
        shown[card & 3]! |= 1 << (card >> 2);
        this.changed = true;
      }
      if (gone[at]) {
        left++;
        if (last >= 0 && !reached[last]) {
          reached[last] = 1;
          this.changed = true;
        }
      }
      last = at;
    }
  }
}
