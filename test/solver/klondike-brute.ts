// What the compressed search is held to: small positions, and a search of them by the rules alone.
import assert from 'node:assert/strict';
import { attempt, beginAt, formatMove } from '../../src/engine/all.js';
import type { Card, Move, Position, Variant } from '../../src/engine/all.js';
import { SUITS, cardOf } from '../../src/engine/card.js';
import { tableOf } from '../../src/engine/game.js';
import { isWon, legalMoves, play } from '../../src/engine/play.js';
import type { Run } from '../../src/engine/solver/engine.js';
import { klondikeOf } from '../../src/engine/solver/klondike.js';
import { klondikePlan } from '../../src/engine/solver/klondike-plan.js';
import { inOneGo } from './chance.js';

/** A generator of numbers below 1: the same seed, the same numbers (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Of each suit between `least` and `most` cards are up; the others lie over some columns, the stock and the waste. */
export function smallPosition(variant: Variant, seed: number, least: number, most: number): Position {
  const table = tableOf(variant);
  const chance = chanceOf(seed);
  const below = (count: number): number => Math.floor(chance() * count);
  const piles = table.piles.map(() => ({ cards: [] as Card[], down: 0 }));
  const others: Card[] = [];
  SUITS.forEach((suit, at) => {
    const up = least + below(most - least + 1);
    for (let rank = 1; rank <= 13; rank++)
      (rank > up ? others : piles[table.firstFoundation + at]!.cards).push(cardOf(rank, suit));
  });
  const columns = 1 + below(table.columns.length);
  const decked = chance() * 0.6;
  while (others.length) {
    const [card] = others.splice(below(others.length), 1);
    const at = chance() < decked ? below(2) : table.firstColumn + below(columns);
    piles[at]!.cards.push(card!);
  }
  piles[0]!.down = piles[0]!.cards.length;
  return { variant: table.variant, piles };
}

/** A position's text, in which columns may change places. */
function keyOf({ variant, piles }: Position): string {
  const { firstColumn } = tableOf(variant);
  const texts = piles.map(({ cards, down }) => cards.join('') + down);
  return [...texts.slice(0, firstColumn), ...texts.slice(firstColumn).sort()].join();
}

/** Can it be won? Every legal move is tried from every position; null where there are more than `most` positions. */
export function bruteVerdict(start: Position, most: number): boolean | null {
  const table = tableOf(start.variant);
  const seen = new Set([keyOf(start)]);
  const open = [start];
  const promise = ({ from, to }: Move): number => (/[SHDC]/.test(from) ? 0 : to === 'h' ? 2 : 1);
  for (let position = open.pop(); position; position = open.pop()) {
    if (isWon(table, position)) return true;
    if (seen.size > most) return null;
    const moves = legalMoves(table, position).sort((a, b) => promise(a) - promise(b));
    for (const move of moves) {
      const next = play(table, position, move).position;
      const key = keyOf(next);
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return false;
}

/** Plays a line by the rules, each move legal, to the win; gives back the positions on the way. */
export function assertWins(position: Position, line: readonly Move[]): Position[] {
  let session = beginAt(position.variant, position);
  const passed = [position];
  for (const move of line) {
    const result = attempt(session, move);
    assert.ok(result.ok, result.ok ? '' : `${formatMove(move)}: ${result.reason}`);
    session = result.session;
    passed.push(session.position);
  }
  assert.ok(session.won, 'the line ends before the win');
  return passed;
}

const WHOLE: Run = { bits: 15, streamlined: false, noise: 0, seed: 1, depth: 1000 };

/** The verdict of one whole search, whose line is played; null where it isn't decided. */
export function searchVerdict(
  position: Position,
  nodes: number,
  without: readonly string[] = [],
): boolean | null {
  const engine = klondikeOf(tableOf(position.variant), position, new Set(without));
  engine.begin(WHOLE);
  const outcome = engine.search(nodes);
  if (outcome === 'won') assertWins(position, inOneGo(engine.line()));
  return outcome === 'won' ? true : outcome === 'exhausted' ? false : null;
}

export interface Solution {
  readonly won: boolean | null;
  readonly line: readonly Move[];
}

/** The verdict of the plan's tries within so many nodes; the line is played. */
export function planVerdict(position: Position, nodes: number): Solution {
  const engine = klondikeOf(tableOf(position.variant), position);
  let left = nodes;
  for (const run of klondikePlan(18)) {
    if (left <= 0) break;
    if (run.lasting) continue;
    engine.begin(run);
    const most = Math.min(left, run.nodes);
    left -= most;
    const outcome = engine.search(most);
    if (outcome === 'won') {
      const line = inOneGo(engine.line());
      assertWins(position, line);
      return { won: true, line };
    }
    if (outcome === 'exhausted' && !run.streamlined) return { won: false, line: [] };
  }
  return { won: null, line: [] };
}
