// The moves that are tried from a position, most promising last.

import type { Run } from './engine.js';
import { HEAD, LOOSE, childOf, classOf, rankOf, twinOf } from './klondike-board.js';
import type { KlondikeBoard } from './klondike-board.js';
import { BACK, BACK_FREELY, DECK_DOWN, DECK_HOME, HOME, RUN, cardOf, kindOf } from './klondike-moves.js';
import type { KlondikeReduction } from './klondike-reductions.js';

const KING = 12;

export class Candidates {
  private readonly board: KlondikeBoard;
  private readonly off: ReadonlySet<string>;
  private run: Run | null = null;
  private chance = 0;
  /** The places of the deck that can be reached. */
  readonly reach: Uint8Array;
  /** A stack of moves, those of a position one after another, with the scores that order them. */
  readonly moves: Int32Array;
  private readonly scores: Int32Array;
  count = 0;

  constructor(board: KlondikeBoard, without: ReadonlySet<string>, depth: number) {
    this.board = board;
    this.off = without;
    this.reach = new Uint8Array(board.deck.length);
    this.moves = new Int32Array((depth + 2) * 64);
    this.scores = new Int32Array(this.moves.length);
  }

  begin(run: Run): void {
    this.run = run;
    this.chance = run.seed;
    this.count = 0;
  }

  private does(reduction: KlondikeReduction): boolean {
    return !this.off.has(reduction);
  }

  private add(kind: number, card: number, score: number): void {
    const noise = this.run!.noise;
    if (noise) {
      this.chance = (Math.imul(this.chance, 1664525) + 1013904223) | 0;
      score += ((this.chance >>> 16) * noise) >>> 16;
    }
    this.moves[this.count] = kind | (card << 3);
    this.scores[this.count++] = score;
  }

  /** The move that must come next, or 0. */
  forced(last: number): number {
    const { board } = this;
    const held = kindOf(last) === BACK_FREELY;
    const all = this.run!.streamlined;
    for (let suit = 0; suit < 4; suit++) {
      const rank = board.home[suit]!;
      if (rank > KING) continue;
      const card = rank * 4 + suit;
      const lies = board.lies[card];
      if (lies) {
        if (board.openOf(classOf(card)) <= 0) continue;
        if (
          all ||
          (lies === LOOSE && !held && this.does('loose-home')) ||
          (this.does('safe-home') && this.isSafe(card))
        )
          return HOME | (card << 3);
      } else if (
        board.draw === 1 &&
        this.decked(card) &&
        (all || (this.does('safe-home') && this.isSafe(card)))
      )
        return DECK_HOME | (card << 3);
    }
    return 0;
  }

  private decked(card: number): boolean {
    const at = this.board.place[card]!;
    return at >= 0 && this.board.inDeck[at] === 1;
  }

  isSafe(card: number): boolean {
    const { home } = this.board;
    const rank = rankOf(card);
    const other = (card & 3) ^ 1;
    return home[other]! >= rank - 1 && home[other ^ 3]! >= rank - 1 && home[(card & 3) ^ 3]! >= rank - 2;
  }

  /** All moves from a position, after `last`. */
  fill(last: number): void {
    const { board } = this;
    const start = this.count;
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
    this.sort(start);
  }

  /** The card that the last move laid down for the next one to use, KINGS for an empty column, or −1. */
  mustUse(last: number): number {
    const kind = kindOf(last);
    const card = cardOf(last);
    if (kind === BACK || (kind === DECK_DOWN && this.board.draw === 1 && this.does('host-at-once')))
      return card;
    if (kind === RUN && this.board.run[card] === 0 && rankOf(card) < KING && this.does('king-at-once'))
      return KINGS;
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
      if (level === 1 && this.does('king-at-once') && board.empties() > 0) continue;
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
      if (this.does('safe-stays') && board.isNext(card) && this.isSafe(card)) continue;
      if (board.draw === 1 && this.does('host-at-once') && (rankOf(card) < 2 || board.openOf(kind) > 0))
        continue;
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
      if (this.does('safe-stays') && this.wouldBeSafe(card)) continue;
      const next = card - 4;
      const opens = rankOf(next) >= 2 && !(this.does('safe-stays') && this.wouldBeSafe(next));
      if (opens || !this.does('host-at-once')) this.add(BACK_FREELY, card, -10);
      else if (board.openOf(kind) === 0) this.add(BACK, card, -10);
    }
  }

  /** Would a card that is up go up again at once? */
  private wouldBeSafe(card: number): boolean {
    return this.isSafe(card);
  }

  private sort(start: number): void {
    const { moves, scores } = this;
    for (let at = start + 1; at < this.count; at++) {
      const move = moves[at]!;
      const score = scores[at]!;
      let to = at - 1;
      for (; to >= start && scores[to]! > score; to--) {
        moves[to + 1] = moves[to]!;
        scores[to + 1] = scores[to]!;
      }
      moves[to + 1] = move;
      scores[to + 1] = score;
    }
  }
}

/** The next move must lay a king on the column that was emptied. */
const KINGS = 52;
