// What is known of the games holds: published positions, the study's verdicts, and the deals that nobody can win.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { attempt, begin, beginAt, parseMove, parsePosition } from '../../src/engine/all.js';
import type { Position, Session, Variant } from '../../src/engine/all.js';
import { tableOf } from '../../src/engine/game.js';
import { boardOf } from '../../src/engine/solver/board.js';
import { isDeadEnd } from '../../src/engine/solver/dead-end.js';
import type { Answer } from '../../src/engine/solver/protocol.js';
import { searchOf } from '../../src/engine/solver/search.js';
import { VARIANTS, solved, variantOf, verdicts } from '../engine/vectors.js';
import { played } from '../engine/chance.js';
import { runs, strolls } from './chance.js';

/** The answer after so many nodes, its line played to the win. */
function answered(variant: Variant, position: Position, nodes: number): Answer {
  const answer = searchOf(variant, position, { nodes }).go(Infinity);
  assert.ok(answer);
  if (answer.verdict === 'winnable') {
    const end = answer.line.reduce((session, move) => played(session, move), beginAt(variant, position));
    assert.ok(end.won);
  } else assert.deepEqual(answer.line, []);
  return answer;
}

for (const name of VARIANTS)
  test(`${name}: known positions are as they are known, most of them decided`, () => {
    const known = solved.filter(({ variant }) => variant === name);
    let undecided = 0;
    for (const { id, position, verdict } of known) {
      const variant = variantOf(name);
      const answer = answered(variant, parsePosition(position, variant), 40_000);
      if (answer.verdict === 'unknown') undecided++;
      else assert.equal(answer.verdict, verdict, id);
    }
    assert.ok(undecided <= known.length * 0.4, `${undecided} of ${known.length} undecided`);
  });

for (const name of VARIANTS)
  test(`${name}: dealt games are as the study decided them`, () => {
    const { dealt, winnable, unwinnable = [], undecided } = verdicts[name];
    let open = 0;
    let count = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: dealt }), (number) => {
        if (undecided.includes(number)) return;
        const truth = winnable ? winnable.includes(number) : !unwinnable.includes(number);
        const { variant, position } = begin({ ...variantOf(name), number });
        const { verdict } = answered(variant, position, 15_000);
        count++;
        if (verdict === 'unknown') open++;
        else assert.equal(verdict, truth ? 'winnable' : 'unwinnable', String(number));
      }),
      runs(25),
    );
    assert.ok(open <= count * 0.85, `${open} of ${count} undecided`);
  });

/** The deals of Microsoft's first million that can't be won with four cells (S. Fish and others). */
for (const number of [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948])
  test(`deal ${number} with four cells can't be won`, () => {
    const { variant, position } = begin({ game: 'freecell', cells: 4, number });
    assert.equal(answered(variant, position, 3_000_000).verdict, 'unwinnable');
  });

test('positions in the middle of a game: a line is legal to its end, and what is won stays so behind it', () => {
  let won = 0;
  fc.assert(
    fc.property(strolls(60), ({ variant, position, won: over }) => {
      if (over) return;
      const { verdict, line } = answered(variant, position, 4000);
      if (verdict !== 'winnable') return;
      won++;
      let session: Session = beginAt(variant, position);
      for (const move of line.slice(0, 5)) {
        session = played(session, move);
        if (!session.won) assert.notEqual(answered(variant, session.position, 2000).verdict, 'unwinnable');
      }
    }),
    runs(60),
  );
  assert.ok(won > 5);
});

for (const name of VARIANTS.filter((each) => !each.startsWith('freecell')))
  test(`${name}: no position of a winning line is called a dead end`, () => {
    let positions = 0;
    for (const { id, position, variant, moves } of solved) {
      if (variant !== name || !moves) continue;
      let session = beginAt(variantOf(variant), parsePosition(position, variantOf(variant)));
      for (const word of moves.split(' ')) {
        const result = attempt(session, parseMove(word));
        assert.ok(result.ok, `${id} ${word}`);
        session = result.session;
        assert.ok(!isDeadEnd(boardOf(tableOf(session.variant), session.position)), `${id} ${word}`);
        positions++;
      }
    }
    assert.ok(positions > 500, String(positions));
  });
