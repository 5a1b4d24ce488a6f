// The compressed search tells the truth: vectors, games under way, the rules searched by brute force.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempt, beginAt, legalMoves, parseMove, parsePosition } from '../../src/engine/all.js';
import type { Position, Session } from '../../src/engine/all.js';
import { tableOf } from '../../src/engine/game.js';
import { deal } from '../../src/engine/play.js';
import { klondikeOf } from '../../src/engine/solver/klondike.js';
import { isDeadInAnyOrder } from '../../src/engine/solver/klondike-order.js';
import { KlondikeBoard } from '../../src/engine/solver/klondike-board.js';
import { DeadEnd } from '../../src/engine/solver/klondike-dead-end.js';
import { KLONDIKE_REDUCTIONS } from '../../src/engine/solver/klondike-reductions.js';
import { solved, variantOf, verdicts } from '../engine/vectors.js';
import { inOneGo } from './chance.js';
import {
  assertWins,
  bruteVerdict,
  chanceOf,
  planVerdict,
  searchVerdict,
  smallPosition,
} from './klondike-brute.js';

const NAMES = ['reflechi-1', 'reflechi-3'] as const;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`SEED=${seed}`);
const runs = (few: number): number => (process.env.PROOF ? 50 * few : few);

const vectors = solved.filter(({ variant }) => (NAMES as readonly string[]).includes(variant));
const positionOf = ({ variant, position }: (typeof vectors)[0]): Position =>
  parsePosition(position, variantOf(variant));

test('every vector is decided as it was, or not at all', () => {
  let decided = 0;
  for (const vector of vectors) {
    const { won } = planVerdict(positionOf(vector), 20_000);
    if (won === null) continue;
    assert.equal(won, vector.verdict === 'winnable', vector.id);
    decided++;
  }
  assert.ok(decided > 0.9 * vectors.length, `${decided} of ${vectors.length}`);
});

for (const name of NAMES)
  test(`numbered deals of ${name} are decided as they were, or not at all`, () => {
    const { dealt, unwinnable, undecided } = verdicts[name];
    const chance = chanceOf(seed);
    const lost = new Set(unwinnable);
    for (let left = runs(40); left > 0; left--) {
      const number = 1 + Math.floor(chance() * dealt);
      const { won } = planVerdict(deal(tableOf(variantOf(name)), number), 20_000);
      if (won !== null && !undecided.includes(number)) assert.equal(won, !lost.has(number), `deal ${number}`);
    }
  });

/** A game after so many random moves, few of them draws. */
function strolled(start: Session, moves: number, chance: () => number): Session {
  let session = start;
  for (let left = moves; left > 0 && !session.won; left--) {
    const legal = legalMoves(session);
    const move = legal[Math.floor(chance() * legal.length)];
    const result = move && attempt(session, move);
    if (result?.ok) session = result.session;
  }
  return session;
}

for (const name of NAMES)
  test(`positions of games of ${name} under way fit those that they came from`, () => {
    const chance = chanceOf(seed + 1);
    const table = tableOf(variantOf(name));
    for (let left = runs(12); left > 0; left--) {
      const start = deal(table, Math.floor(chance() * 26 ** 7));
      const { won, line } = planVerdict(start, 20_000);
      const passed = assertWinsOrNot(start, won, line);
      for (let some = 4; some > 0; some--) {
        const on = passed[Math.floor(chance() * passed.length)]!;
        if (won)
          assert.notEqual(planVerdict(on, 5000).won, false, `on a winning line of ${formatted(start)}`);
        const later = strolled(beginAt(on.variant, on), 1 + Math.floor(chance() * 40), chance).position;
        const verdict = planVerdict(later, 5000).won;
        if (won === false) assert.notEqual(verdict, true, formatted(start));
      }
    }
  });

const assertWinsOrNot = (
  start: Position,
  won: boolean | null,
  line: ReturnType<typeof planVerdict>['line'],
) => (won ? assertWins(start, line) : [start]);

const formatted = ({ piles }: Position): string => piles.map(({ cards }) => cards.join(' ')).join('\n');

/** What is taken away alone, and all of it together. */
const WITHOUT = [[], ...KLONDIKE_REDUCTIONS.map((name) => [name]), [...KLONDIKE_REDUCTIONS]];

for (const name of NAMES)
  test(`small positions of ${name} are decided as a search by the rules decides them`, () => {
    const variant = variantOf(name);
    let [won, lost] = [0, 0];
    // On, where chance has made hardly any that are lost.
    for (let at = 0; at < runs(70) || (at < runs(300) && (won <= runs(10) || lost <= runs(5))); at++) {
      const position = smallPosition(variant, seed + at, 4, 12);
      const truth = bruteVerdict(position, 400);
      if (truth === null) continue;
      if (truth) won++;
      else lost++;
      for (const without of WITHOUT) {
        const verdict = searchVerdict(position, 5000, without);
        if (verdict !== null) assert.equal(verdict, truth, `seed ${seed + at} without ${without.join()}`);
      }
    }
    assert.ok(won > runs(10) && lost > runs(5), `${won} won, ${lost} lost`);
  });

for (const name of NAMES)
  test(`each reduction leaves the verdicts of ${name} as they are`, () => {
    const variant = variantOf(name);
    for (let at = 0; at < runs(250); at++) {
      const position = smallPosition(variant, seed - at, 0, 10);
      const truths = WITHOUT.map((without) => searchVerdict(position, 600, without)).filter(
        (won) => won !== null,
      );
      assert.ok(new Set(truths).size < 2, `seed ${seed - at}`);
    }
  });

/** The same cards as thoughtful Klondike has them: of each column the last card alone is free. */
const thoughtful = ({ variant, piles }: Position): Position => ({
  variant,
  piles: piles.map((pile, at) =>
    at < tableOf(variant).firstColumn ? pile : { ...pile, down: Math.max(0, pile.cards.length - 1) },
  ),
});

/** Small positions by their seeds that a run wins which lay so from the start, and can be moved. */
const RUNS = { 'reflechi-1': [4, 12, 25, 378, 745, 785], 'reflechi-3': [4, 12, 25, 378, 598, 745] } as const;

for (const name of NAMES)
  test(`${name} is won where thoughtful Klondike is not: a run moves as it was dealt`, () => {
    for (const at of RUNS[name]) {
      const position = smallPosition(variantOf(name), at, 5, 9);
      assert.equal(bruteVerdict(thoughtful(position), 200), false, `position ${at}`);
      assert.equal(searchVerdict(position, 5000), true, `position ${at}`);
    }
  });

const WHOLE = { bits: 16, streamlined: false, noise: 40, seed: 3, depth: 1000 };
const hard = deal(tableOf(variantOf('reflechi-3')), 26);

test('a search in pieces is the search in one', () => {
  const position = deal(tableOf(variantOf('reflechi-3')), 2);
  const lines = [7, 100_000].map((nodes) => {
    const engine = klondikeOf(tableOf(position.variant), position);
    engine.begin(WHOLE);
    let outcome = engine.search(nodes);
    while (outcome === 'more') outcome = engine.search(nodes);
    assert.equal(outcome, 'won');
    return inOneGo(engine.line());
  });
  assert.deepEqual(lines[0], lines[1]);
});

for (const [what, run] of [
  ['a full table', { ...WHOLE, bits: 6 }],
  ['a line that is too long', { ...WHOLE, depth: 12 }],
] as const)
  test(`${what} proves nothing`, () => {
    const engine = klondikeOf(tableOf(hard.variant), hard);
    engine.begin(run);
    assert.equal(engine.search(1_000_000), 'stopped');
  });

test('the dead-end test is silent along every winning line', () => {
  for (const vector of vectors) {
    if (!vector.moves) continue;
    const table = tableOf(variantOf(vector.variant));
    let session = beginAt(table.variant, positionOf(vector));
    for (const text of vector.moves.split(' ')) {
      const board = new KlondikeBoard(table, session.position);
      const reach = new Uint8Array(board.deck.length);
      board.reach(reach);
      assert.ok(!isDeadInAnyOrder(board, new DeadEnd(board), reach), `${vector.id} before ${text}`);
      const result = attempt(session, parseMove(text));
      assert.ok(result.ok);
      session = result.session;
    }
  }
});

/** How many nodes prove that small positions can't be won. */
function nodesToProve(without: readonly string[]): number {
  let nodes = 0;
  for (const name of NAMES)
    for (let at = 0; at < 120; at++) {
      const position = smallPosition(variantOf(name), at, 0, 8);
      const engine = klondikeOf(tableOf(position.variant), position, new Set(without));
      engine.begin(WHOLE);
      let left = 400;
      let outcome = engine.search(1);
      for (; outcome === 'more' && left > 0; left--) outcome = engine.search(1);
      nodes += outcome === 'won' ? 0 : 400 - left;
    }
  return nodes;
}

for (const reduction of KLONDIKE_REDUCTIONS)
  test(`${reduction} saves nodes`, () => {
    const [all, others] = [nodesToProve([]), nodesToProve([reduction])];
    assert.ok(all < others, `${all} with it, ${others} without`);
  });
