// A line made shorter leads where the long one leads, by legal moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { begin, beginAt } from '../../src/engine/all.js';
import { tableOf } from '../../src/engine/game.js';
import { boardOf } from '../../src/engine/solver/board.js';
import { legalMoves } from '../../src/engine/solver/legal.js';
import { apply, unpackMove } from '../../src/engine/solver/packed-move.js';
import { searchOf } from '../../src/engine/solver/search.js';
import { shorten } from '../../src/engine/solver/shorten.js';
import { choices, numbers, played } from '../engine/chance.js';
import { VARIANTS, variantOf } from '../engine/vectors.js';
import { inOneGo, runs } from './chance.js';

for (const name of VARIANTS)
  test(`a walk by chance, ${name}`, () => {
    const variant = variantOf(name);
    const table = tableOf(variant);
    fc.assert(
      fc.property(numbers, choices(400), (number, steps) => {
        const { position } = begin({ ...variant, number });
        const end = boardOf(table, position);
        const walk: number[] = [];
        for (const step of steps) {
          const moves = legalMoves(end);
          if (moves.length === 0) break;
          const move = moves[step % moves.length] as number;
          walk.push(move);
          apply(end, move);
        }
        const shorter = inOneGo(shorten(boardOf(table, position), boardOf(table, position), walk));
        assert.ok(shorter.length <= walk.length);
        const session = shorter.reduce(
          (now, move) => played(now, unpackMove(end.rules, move)),
          beginAt(variant, position),
        );
        const last = boardOf(table, session.position);
        assert.deepEqual([last.keyLow, last.keyHigh], [end.keyLow, end.keyHigh]);
      }),
      runs(20),
    );
  });

test('no line is one of thousands: the longest are of FreeCell with few cells', () => {
  for (const name of ['freecell-2', 'freecell-1'] as const)
    for (let number = 1; number <= 60; number++) {
      const { variant, position } = begin({ ...variantOf(name), number });
      const answer = searchOf(variant, position, { nodes: 60_000 }).go(Infinity);
      assert.ok((answer?.line.length ?? 0) < 500, `${name} ${number}: ${answer?.line.length} moves`);
    }
});
