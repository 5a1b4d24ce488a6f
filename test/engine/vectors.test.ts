// Everything that the conformance vectors say, held to the engine line by line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attempt,
  begin,
  beginAt,
  doubleTapTarget,
  formatDealCode,
  formatMove,
  formatPosition,
  legalMoves,
  lift,
  parseDealCode,
  parseMove,
  parsePosition,
  pile,
  pilesOf,
  redo,
  undo,
} from '../../src/engine/all.js';
import type { Deal, Session } from '../../src/engine/all.js';
import { cases, deals, perft, solved, transcripts, variantOf } from './vectors.js';
import type { Board, Step } from './vectors.js';

const text = (session: Session, letter: string): string => pile(session.position, letter).cards.join(' ');

const letters = (session: Session, kind: string): string[] =>
  pilesOf(session.variant)
    .filter((info) => info.kind === kind)
    .map(({ letter }) => letter);

function boardOf(session: Session): Board {
  const { position, score, moves, won } = session;
  const played = (letter: string): number => pile(position, letter).cards.length;
  return {
    tableau: letters(session, 'column').map((letter) => text(session, letter)),
    down: letters(session, 'column').map((letter) => pile(position, letter).down),
    foundations: { S: played('S'), H: played('H'), D: played('D'), C: played('C') },
    cells: letters(session, 'cell').map((letter) => text(session, letter) || null),
    stock: text(session, 's'),
    waste: text(session, 'w'),
    score,
    moves,
    won,
  };
}

/** Makes a step and checks what comes back. */
function step(session: Session, expected: Step, at: string): Session {
  const back = expected.undo ? undo(session) : expected.redo ? redo(session) : undefined;
  if (back !== undefined) {
    const after = back ?? session;
    const { score, moves } = after;
    assert.deepEqual({ ok: back !== null, score, moves }, pick(expected, ['ok', 'score', 'moves']), at);
    return after;
  }
  const result = attempt(session, parseMove(expected.move ?? ''));
  if (!result.ok) {
    assert.deepEqual({ ok: false, reason: result.reason }, pick(expected, ['ok', 'reason']), at);
    return session;
  }
  const { points } = result;
  const { score, moves } = result.session;
  assert.deepEqual(
    { ok: true, points, score, moves },
    pick(expected, ['ok', 'points', 'score', 'moves']),
    at,
  );
  return result.session;
}

const pick = (from: Step, names: readonly (keyof Step)[]): object =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

const walk = (session: Session, steps: readonly Step[]): Session =>
  steps.reduce((now, each, at) => step(now, each, `step ${at}: ${JSON.stringify(each)}`), session);

test('deals: every number deals its cards under its code', () => {
  for (const { number, code, variant, tableau, stock } of deals) {
    const session = begin({ ...variantOf(variant), number });
    assert.deepEqual(boardOf(session).tableau, tableau, code);
    assert.equal(text(session, 's'), stock, code);
    assert.equal(formatDealCode(session.deal as Deal), code);
    assert.deepEqual(parseDealCode(code), { ...variantOf(variant), number });
  }
});

for (const { name, variant, position, steps, end } of cases)
  test(`case: ${name}`, () => {
    const session = beginAt(variantOf(variant), parsePosition(position, variantOf(variant)));
    assert.equal(formatPosition(session.position), position);
    assert.equal(formatPosition(walk(session, steps).position), end);
  });

for (const { deal, start, steps, end, legal, doubleTaps } of transcripts)
  test(`transcript: ${deal}, ${steps.length} steps`, () => {
    const session = begin(deal);
    assert.deepEqual(boardOf(session), start);
    const last = walk(session, steps);
    assert.deepEqual(boardOf(last), end);
    assert.deepEqual(legalMoves(last).map(formatMove).sort(), [...legal].sort());
    assert.deepEqual(doubleTapsOf(last), doubleTaps);
  });

/** Where a double tap sends every card and group that has a place. */
function doubleTapsOf(session: Session): Record<string, string> {
  const taps: Record<string, string> = {};
  const sources = ['column', 'waste', 'cell'].flatMap((kind) => letters(session, kind));
  for (const from of sources)
    for (let count = 1; !lift(session, from, count); count++) {
      const target = doubleTapTarget(session, from, count);
      if (target) taps[count === 1 ? from : `${from}v${count.toString(16)}`] = target;
    }
  return taps;
}

for (const { deal, sequences } of perft)
  test(`perft: ${deal} ${sequences.join(' ')}`, () => {
    const count = (session: Session, depth: number): number => {
      const moves = legalMoves(session);
      if (depth === 1) return moves.length;
      return moves.reduce((sum, move) => {
        const result = attempt(session, move);
        assert.ok(result.ok);
        return sum + count(result.session, depth - 1);
      }, 0);
    };
    assert.deepEqual(
      sequences.map((_, at) => count(begin(deal), at + 1)),
      sequences,
    );
  });

test(`solver: each of ${solved.filter(({ moves }) => moves).length} winning lines wins with its score`, () => {
  for (const { id, variant, position, moves, score } of solved) {
    if (moves === undefined) continue;
    let session = beginAt(variantOf(variant), parsePosition(position, variantOf(variant)));
    for (const move of moves.split(' ')) {
      const result = attempt(session, parseMove(move));
      assert.ok(result.ok, `${variant} ${id}: ${move}`);
      session = result.session;
    }
    assert.deepEqual([session.won, session.score], [true, score], `${variant} ${id}`);
  }
});
