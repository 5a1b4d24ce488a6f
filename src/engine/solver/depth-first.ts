// The search of a board: depth first, most promising moves first, no position twice.

import type { Table } from '../game.js';
import type { Position } from '../position.js';
import { boardOf, isWon } from './board.js';
import type { Board } from './board.js';
import { choose, chooserOf, forcedMove, push } from './candidates.js';
import type { Chooser } from './candidates.js';
import { isDeadEnd } from './dead-end.js';
import type { Engine, Outcome, Reduction, Run } from './engine.js';
import { apply, keyAfter, undo, unpackMove } from './packed-move.js';
import type { Key } from './packed-move.js';
import { giveBack, grow, isSeen, note, takeSeen } from './seen.js';
import type { Seen } from './seen.js';
import { shorten } from './shorten.js';

/** No line of a board is longer. */
const LONGEST = 50_000;

/** What a search holds by depth. */
interface Stack {
  /** The moves that lead to where the search stands, each with what undoing it needs. */
  line: Int32Array;
  changes: Int32Array;
  /** Where the moves yet to be tried lie in the chooser's list: from, and up to but not with. */
  from: Int32Array;
  to: Int32Array;
}

/** Stacks that searches gave back: a short search should not begin with allocating. */
const idle: Stack[] = [];

const newStack = (depth: number): Stack => ({
  line: new Int32Array(depth),
  changes: new Int32Array(depth),
  from: new Int32Array(depth),
  to: new Int32Array(depth),
});

function deepen(stack: Stack): void {
  const deeper = newStack(stack.line.length * 4);
  for (const name of ['line', 'changes', 'from', 'to'] as const) deeper[name].set(stack[name]);
  Object.assign(stack, deeper);
}

interface Search {
  readonly board: Board;
  readonly chooser: Chooser;
  readonly deadEnds: boolean;
  seen: Seen | null;
  longest: number;
  /** How many moves lead to where the search stands. */
  depth: number;
  readonly stack: Stack;
  /** Whether a line was given up for its length. */
  cut: boolean;
  won: boolean;
}

/** Sorts the moves from `first` on so that the best comes last. */
function sort({ moves, scores, count }: Chooser, first: number): void {
  for (let next = first + 1; next < count; next++) {
    const move = moves[next]!;
    const score = scores[next]!;
    let at = next - 1;
    for (; at >= first && scores[at]! > score; at--) {
      moves[at + 1] = moves[at]!;
      scores[at + 1] = scores[at]!;
    }
    moves[at + 1] = move;
    scores[at + 1] = score;
  }
}

/** Looks at the position where the search stands, and lists the moves to try there. */
function open(search: Search, seen: Seen): void {
  const { board, chooser, depth } = search;
  const { from, to } = search.stack;
  const first = chooser.count;
  from[depth] = first;
  to[depth] = first;
  if (isWon(board)) {
    search.won = true;
    return;
  }
  if (!note(seen, board.keyLow, board.keyHigh)) return;
  const up = forcedMove(chooser);
  if (up >= 0) push(chooser, up);
  else {
    if (search.deadEnds && isDeadEnd(board)) return;
    choose(chooser);
    sort(chooser, first);
  }
  to[depth] = chooser.count;
}

function stepBack(search: Search): void {
  const { board, stack } = search;
  const { line, changes } = stack;
  search.depth--;
  undo(board, line[search.depth]!, changes[search.depth]!);
}

function begin(search: Search, { bits, streamlined, noise, seed, depth }: Run): void {
  const { chooser } = search;
  while (search.depth > 0) stepBack(search);
  if (search.seen) giveBack(search.seen);
  search.seen = takeSeen(bits);
  search.longest = Math.min(depth, LONGEST);
  search.cut = false;
  search.won = false;
  chooser.streamlined = streamlined;
  chooser.noise = noise;
  chooser.chance = seed;
  chooser.count = 0;
  open(search, search.seen);
}

const next: Key = { low: 0, high: 0 };

function run(search: Search, nodes: number): Outcome {
  const { board, chooser, seen, stack } = search;
  // Each node is one deeper at most.
  while (stack.line.length < Math.min(search.depth + nodes, search.longest) + 2) deepen(stack);
  const { line, changes, from, to } = stack;
  if (!seen) return 'stopped';
  for (let left = nodes; left > 0;) {
    if (search.won) return 'won';
    const { depth } = search;
    chooser.count = to[depth]!;
    if (chooser.count === from[depth]) {
      if (depth === 0) return search.cut ? 'stopped' : 'exhausted';
      stepBack(search);
      continue;
    }
    if (seen.left === 0 && !grow(seen)) return 'stopped';
    const move = chooser.moves[--to[depth]!]!;
    chooser.count--;
    left--;
    if (keyAfter(board, move, next) && isSeen(seen, next.low, next.high)) continue;
    line[depth] = move;
    changes[depth] = apply(board, move);
    search.depth++;
    if (search.depth < search.longest) open(search, seen);
    else {
      search.cut = true;
      from[search.depth] = to[search.depth] = chooser.count;
    }
  }
  return search.won ? 'won' : 'more';
}

/** The engine of any game whose rules are of the vocabulary (rules.ts). */
export function boardEngineOf(table: Table, position: Position, without: readonly Reduction[] = []): Engine {
  const board = boardOf(table, position);
  const search: Search = {
    board,
    chooser: chooserOf(board, without),
    deadEnds: board.rules.cells === 0 && !without.includes('dead-end'),
    seen: null,
    longest: 0,
    depth: 0,
    stack: idle.pop() ?? newStack(1024),
    cut: false,
    won: false,
  };
  return {
    begin: (next) => begin(search, next),
    search: (nodes) => run(search, nodes),
    end() {
      if (!search.seen) return;
      giveBack(search.seen);
      search.seen = null;
      if (idle.length < 3 && search.stack.line.length <= 4096) idle.push(search.stack);
    },
    *line() {
      const line = Array.from(search.stack.line.subarray(0, search.depth));
      const [start, copy] = [boardOf(table, position), boardOf(table, position)];
      const shorter = yield* shorten(start, copy, line);
      return shorter.map((move) => unpackMove(board.rules, move));
    },
  };
}
