// The search of games with ordered runs of alternate colours and a stock, in a compressed model: depth first, exact.

import type { Table } from '../game.js';
import type { Move, Position } from '../position.js';
import type { Engine, Outcome, Reduction, Run } from './engine.js';
import { KlondikeBoard } from './klondike-board.js';
import { Candidates } from './klondike-candidates.js';
import { DeadEnd } from './klondike-dead-end.js';
import { lineOf } from './klondike-line.js';
import { playMove, takeBack } from './klondike-moves.js';
import { isDeadInAnyOrder } from './klondike-order.js';
import { KlondikeSeen } from './klondike-seen.js';

const DEEPEST = 1000;

class KlondikeSearch implements Engine {
  private readonly table: Table;
  private readonly position: Position;
  private readonly off: ReadonlySet<Reduction>;
  private readonly board: KlondikeBoard;
  private readonly seen: KlondikeSeen;
  private readonly candidates: Candidates;
  private readonly deadEnd: DeadEnd;
  /** By depth: where the moves that remain to be tried begin and end, the move played, and what it changed. */
  private readonly from = new Int32Array(DEEPEST + 2);
  private readonly to = new Int32Array(DEEPEST + 2);
  private readonly played = new Int32Array(DEEPEST + 2);
  private readonly before = new Int32Array(DEEPEST + 2);
  private depth = 0;
  private deepest = DEEPEST;
  /** Was a line left because of its length? */
  private cut = false;
  private won = false;
  private begun = 0;
  /** Is the position that the search starts from a dead end? Null before that was asked. */
  private lost: boolean | null = null;

  constructor(table: Table, position: Position, without: ReadonlySet<Reduction>) {
    this.table = table;
    this.position = position;
    this.off = without;
    this.board = new KlondikeBoard(table, position);
    this.seen = new KlondikeSeen(this.board, !without.has('less-choice'));
    this.candidates = new Candidates(this.board, without);
    this.deadEnd = new DeadEnd(this.board);
  }

  begin(run: Run): void {
    while (this.depth) this.back();
    this.seen.begin(run.bits);
    this.candidates.begin(run);
    this.deepest = Math.min(run.depth, DEEPEST);
    this.cut = false;
    this.won = false;
    this.expand();
    // Not before the first search: most positions are won by it, at less cost.
    if (this.begun++ && !run.streamlined && !this.won && this.isLost()) this.to[0] = 0;
  }

  search(nodes: number): Outcome {
    for (let left = nodes; left > 0 && !this.won; left--) {
      while (this.to[this.depth] === this.from[this.depth]) {
        if (!this.depth) return this.cut ? 'stopped' : 'exhausted';
        this.back();
      }
      if (this.seen.full) return 'stopped';
      const at = --this.to[this.depth]!;
      const move = this.candidates.moves[at]!;
      this.candidates.count = at;
      this.played[this.depth] = move;
      this.before[this.depth] = playMove(this.board, move);
      this.depth++;
      this.expand();
    }
    return this.won ? 'won' : 'more';
  }

  *line(): Generator<undefined, Move[]> {
    return lineOf(this.table, this.position, this.played.subarray(0, this.depth));
  }

  end(): void {
    this.seen.giveBack();
  }

  private isLost(): boolean {
    if (this.off.has('dead-end')) return false;
    const { board, candidates, deadEnd } = this;
    board.reach(candidates.reach);
    return (this.lost ??= isDeadInAnyOrder(board, deadEnd, candidates.reach));
  }

  private back(): void {
    this.depth--;
    takeBack(this.board, this.played[this.depth]!, this.before[this.depth]!);
  }

  /** Finds the moves of the position that was reached. */
  private expand(): void {
    const { board, candidates, depth } = this;
    const start = candidates.count;
    this.from[depth] = start;
    const { home } = board;
    if (home[0]! + home[1]! + home[2]! + home[3]! === 52) this.won = true;
    else if (depth >= this.deepest) this.cut = true;
    else this.fill(depth ? this.played[depth - 1]! : 0);
    this.to[depth] = candidates.count;
  }

  private fill(last: number): void {
    const { board, candidates } = this;
    const pending = candidates.mustUse(last) >= 0;
    const forced = pending ? 0 : candidates.forced();
    if (forced) {
      candidates.moves[candidates.count++] = forced;
      return;
    }
    // A position that must use what was just laid down has not all its moves: it is not noted.
    if (this.seen.has(!pending)) return;
    board.reach(candidates.reach);
    if (!this.off.has('dead-end') && this.deadEnd.isDead(candidates.reach)) {
      return;
    }
    candidates.fill(last);
  }
}

/** An engine for a position of a game with a stock, ordered runs and alternate colours, all cards of the columns seen. */
export const klondikeOf = (
  table: Table,
  position: Position,
  without: ReadonlySet<Reduction> = new Set(),
): Engine => new KlondikeSearch(table, position, without);
