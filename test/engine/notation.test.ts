// Moves in FreeCell's extended notation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotationError, formatMove, parseMove } from '../../src/engine/all.js';
import type { Move } from '../../src/engine/all.js';

const move = (from: string, to: string, count = 1): Move => ({ from, to, count });

const rows: readonly (readonly [string, Move, string])[] = [
  ['26', move('2', '6'), '26'],
  ['3h', move('3', 'h'), '3h'],
  ['5a', move('5', 'a'), '5a'],
  ['a4', move('a', '4'), 'a4'],
  ['c4', move('c', '4'), 'c4'],
  ['C4', move('C', '4'), 'C4'],
  ['37v5', move('3', '7', 5), '37v5'],
  ['37vb', move('3', '7', 11), '37vb'],
  ['37v14', move('3', '7', 20), '37v14'],
  ['26v1', move('2', '6'), '26'],
  ['H2', move('H', '2'), 'H2'],
  ['w6', move('w', '6'), 'w6'],
  ['sw', move('s', 'w'), 'sw'],
  ['ws', move('w', 's'), 'ws'],
  ['3S', move('3', 'S'), '3h'],
  ['Hh', move('H', 'h'), 'Hh'],
];

for (const [text, read, written] of rows)
  test(`${text} reads and is written as ${written}`, () => {
    assert.deepEqual(parseMove(text), read);
    assert.equal(formatMove(read), written);
  });

const notMoves = '|2|266|2 6| 26|26 |29|92|2e|h2|2H6|26v|26v0|26V5|26vg|26v-1|26\n|２６'.split('|');
const noTexts: readonly unknown[] = [null, undefined, 26, {}, [], Symbol('26'), { toString: null }];

for (const text of [...notMoves, `26v${'f'.repeat(400)}`])
  test(`${JSON.stringify(text.slice(0, 20))} is no move`, () => {
    assert.throws(() => parseMove(text), { name: 'NotationError', text });
    assert.throws(() => parseMove(text), NotationError);
  });

test('what is no text is no move', () => {
  for (const bad of noTexts)
    assert.throws(() => parseMove(bad as string), { name: 'NotationError', text: '' });
});

const unwritable: readonly unknown[] = [
  ...[null, undefined, 26, '26', {}, move('9', '1'), move('1', 'x'), move('1', '2', 0), move('1', '2', 1.5)],
  ...[move('h', '2'), move('1', '2', NaN), { from: 1, to: 2, count: 1 }, { from: '1', to: '2' }],
];

for (const bad of unwritable)
  test(`${JSON.stringify(bad) ?? 'undefined'} can't be written`, () => {
    assert.throws(() => formatMove(bad as Move), NotationError);
  });
