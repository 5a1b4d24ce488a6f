// The moves that are tried from a position, most promising last.

import type { Run } from './engine.js';
import { HEAD, childOf, classOf, rankOf, twinOf } from './klondike-board.js';
import type { KlondikeBoard } from './klondike-board.js';
import { BACK, BACK_FREELY, DECK_DOWN, DECK_HOME, HOME, RUN, cardOf, kindOf } from './klondike-moves.js';
import type { KlondikeReduction } from './klondike-reductions.js';

const KING = 12;

/** No position has more moves. */
const MOST = 72;

export class Candidates {
  private readonly board: KlondikeBoard;
  private readonly safeHome: boolean;
  private readonly safeStays: boolean;
  private readonly hostAtOnce: boolean;
  private readonly kingAtOnce: boolean;
  private run: Run | null = null;
  private chance = 0;
  /** The places of the deck that can be reached. */
  readonly reach: Uint8Array;
  /** A stack of moves, those of a position one after another, with the scores that order them. */
  moves = new Int32Array(1024);
  private readonly scores = new Int32Array(MOST);
  private start = 0;
  count = 0;

  constructor(board: KlondikeBoard, without: ReadonlySet<string>) {
    this.board = board;
    const does = (reduction: KlondikeReduction): boolean => !without.has(reduction);
    this.safeHome = does('safe-home');
    this.safeStays = does('safe-stays');
    this.hostAtOnce = does('host-at-once');
    this.kingAtOnce = does('king-at-once');
    this.reach = new Uint8Array(board.deck.length);
  }

  begin(run: Run): void {
    this.run = run;
    this.chance = run.seed;
    this.count = 0;
  }

  private add(kind: number, card: number, score: number): void {
    const noise = this.run!.noise;
    if (noise) {
      this.chance = (Math.imul(this.chance, 1664525) + 1013904223) | 0;
      score += ((this.chance >>> 16) * noise) >>> 16;
    }
    // The best is last: it is tried first.
    const { moves, scores, start } = this;
    let at = this.count++ - start;
    for (; at > 0 && scores[at - 1]! > score; at--) {
      moves[start + at] = moves[start + at - 1]!;
      scores[at] = scores[at - 1]!;
    }
    moves[start + at] = kind | (card << 3);
    scores[at] = score;
  }

  /** The move that must come next, or 0: a card goes up that is safe there, or, in a hasty search, any card that can. */
  forced(): number {
    const { board } = this;
    const all = this.run!.streamlined;
    for (let suit = 0; suit < 4; suit++) {
      const rank = board.home[suit]!;
      if (rank > KING) continue;
      const card = rank * 4 + suit;
      if (!all && !(this.safeHome && this.isSafe(card))) continue;
      if (board.lies[card]) {
        if (board.openOf(classOf(card)) > 0) return HOME | (card << 3);
      } else if (board.draw === 1 && this.decked(card)) return DECK_HOME | (card << 3);
    }
    return 0;
  }

  private decked(card: number): boolean {
    const at = this.board.place[card]!;
    return at >= 0 && this.board.inDeck[at] === 1;
  }

  /**
   * A card is no loss on its foundation, or when it stays there, if all that could be laid on it can go up themselves:
   * the cards of the other colour one rank below it; and on those in turn, of its own colour, its twin's suit alone is
   * not yet up, and goes up too. So FreeCell programs send cards up (Raymond's rule, and Horne's, which looks at the
   * other colour alone), and so do Blake and Gent, "The Winnability of Klondike Solitaire", where cards may come back.
   * In the deck it holds where cards are drawn one by one: that one leaves changes nothing for the others.
   */
  isSafe(card: number): boolean {
    const { home } = this.board;
    const rank = rankOf(card);
    const other = (card & 3) ^ 1;
    return home[other]! >= rank - 1 && home[other ^ 3]! >= rank - 1 && home[(card & 3) ^ 3]! >= rank - 2;
  }

  /** All moves from a position, after `last`. */
  fill(last: number): void {
    const { board } = this;
    this.start = this.count;
    if (this.count + MOST > this.moves.length) {
      const moves = new Int32Array(2 * this.moves.length);
      moves.set(this.moves);
      this.moves = moves;
    }
    const host = this.mustUse(last);
    if (host === KINGS) {
      this.runs(KING * 2);
      this.runs(KING * 2 + 1);
      this.deckDown(KING * 2);
      this.deckDown(KING * 2 + 1);
      if (!this.run!.streamlined) this.backs(KING * 2, KING * 2 + 1);
    } else if (host >= 0) {
      const kind = childOf(classOf(host));
      this.runs(kind);
      this.deckDown(kind);
      if (!this.run!.streamlined) this.backs(kind, kind);
      const twin = twinOf(host);
      if (board.lies[twin] && board.isNext(twin)) this.add(HOME, twin, 100);
    } else {
      this.homes();
      this.runs(-1);
      this.deckDown(-1);
      if (!this.run!.streamlined) this.backs(0, 25);
    }
  }

  /**
   * What must be used at once: a move that only makes a place can wait until just before the move that takes the place,
   * as all between are possible without it and leave it possible (places are counted, not told apart). So a card that
   * comes back, or down from a deck drawn one by one, is tried only where its class has no open card, and then only with
   * what goes on it, or with its twin, which hands its run over and goes up; a column is emptied of its last head only
   * where none is empty, and then only with a king. A card comes back freely where the next of its suit could follow
   * it: that one may need a second place made, so neither can wait for the other. Own argument; compare the delay of
   * independent moves in partial-order reduction (Valmari, "Stubborn sets", 1989). Drawn by threes, a card's leaving
   * the deck changes which others are reached, so it can't wait.
   *
   * The card that the last move laid down for the next one to use, KINGS for an empty column, or −1.
   */
  mustUse(last: number): number {
    const kind = kindOf(last);
    const card = cardOf(last);
    if (kind === BACK || (kind === DECK_DOWN && this.board.draw === 1 && this.hostAtOnce)) return card;
    if (kind === RUN && this.board.run[card] === 0 && rankOf(card) < KING && this.kingAtOnce) return KINGS;
    return -1;
  }

  private homes(): void {
    const { board, reach } = this;
    for (let suit = 0; suit < 4; suit++) {
      const rank = board.home[suit]!;
      if (rank > KING) continue;
      const card = rank * 4 + suit;
      const lies = board.lies[card];
      if (lies) {
        if (board.openOf(classOf(card)) > 0) this.add(HOME, card, lies === HEAD ? 100 : 40);
      } else if (this.decked(card) && reach[board.place[card]!]) this.add(DECK_HOME, card, 60);
    }
  }

  /** Heads that can go, of one class or of all (−1). */
  private runs(only: number): void {
    const { board } = this;
    for (let column = 0; column < board.level.length; column++) {
      const level = board.level[column]!;
      if (!level) continue;
      const head = board.runs[column]![level - 1]![0]!;
      const kind = classOf(head);
      if ((only >= 0 && kind !== only) || board.room(kind) <= 0) continue;
      if (level === 1 && this.kingAtOnce && board.empties() > 0) continue;
      this.add(RUN, head, 80 - 3 * level + (level === 1 ? -20 : 0));
    }
  }

  private deckDown(only: number): void {
    const { board, reach } = this;
    for (let at = 0; at < reach.length; at++) {
      if (!reach[at]) continue;
      const card = board.deck[at]!;
      const kind = classOf(card);
      if ((only >= 0 && kind !== only) || board.room(kind) <= 0) continue;
      if (this.safeStays && board.isNext(card) && this.isSafe(card)) continue;
      if (board.draw === 1 && this.hostAtOnce && (rankOf(card) < 2 || board.openOf(kind) > 0)) continue;
      this.add(DECK_DOWN, card, kind >= 2 * KING ? 35 : 20);
    }
  }

  /** Cards that come back from the foundations, of the classes from `first` to `last`. */
  private backs(first: number, last: number): void {
    const { board } = this;
    for (let suit = 0; suit < 4; suit++) {
      const card = board.home[suit]! * 4 - 4 + suit;
      const kind = classOf(card);
      if (rankOf(card) < 2 || kind < first || kind > last || board.room(kind) <= 0) continue;
      if (this.safeStays && this.isSafe(card)) continue;
      const next = card - 4;
      const opens = rankOf(next) >= 2 && !(this.safeStays && this.isSafe(next));
      if (opens || !this.hostAtOnce) this.add(BACK_FREELY, card, -10);
      else if (board.openOf(kind) === 0) this.add(BACK, card, -10);
    }
  }
}

/** The next move must lay a king on the column that was emptied. */
const KINGS = 52;
