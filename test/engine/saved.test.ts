// Saved sessions: small, exact, and refused when damaged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginAt, parsePosition, replay, restore, save, undo } from '../../src/engine/all.js';
import type { Session, Variant } from '../../src/engine/all.js';

const CODE = 'FC1-C4-AAAAAKH';
const session: Session = undo(replay(`${CODE} 2b 41 5c`)) as Session;
const saved = save(session);

test('a save holds the deal, the moves and the counters, and no position', () => {
  assert.deepEqual(saved, {
    deal: CODE,
    line: '2b 41 5c',
    undone: 1,
    reach: 2,
    moves: 3,
    undos: 1,
    takeBacks: 0,
  });
  assert.deepEqual(restore(saved), session);
});

test('a save of a set position holds its board text', () => {
  const variant: Variant = { game: 'russian' };
  const text = 'Foundations: S-K H-K D-K C-Q\n:\n: KC\n:\n:\n:\n:\n:';
  const set = beginAt(variant, parsePosition(text, variant));
  const { position, line } = save(set);
  assert.deepEqual([position, line], [text, '']);
  assert.deepEqual(restore(save(set)), set);
});

test('a long game is saved in a few kilobytes', () => {
  const long = replay(`TF1-D1N-AAAAAAB ${`${'sw '.repeat(24)}ws `.repeat(40)}`);
  assert.equal(long.moves, 1000);
  assert.ok(JSON.stringify(save(long)).length < 3200);
  assert.deepEqual(restore(save(long)), long);
});

const damaged: readonly (readonly [string, unknown, string])[] = [
  ['nothing', null, 'RecordError'],
  ['undefined', undefined, 'RecordError'],
  ['a text', 'FC1-C4-AAAAAKH', 'RecordError'],
  ['a number', 4, 'RecordError'],
  ['an empty object', {}, 'RecordError'],
  ['no line', { ...saved, line: undefined }, 'RecordError'],
  ['a line that is a list', { ...saved, line: ['2b'] }, 'RecordError'],
  ['a bad code', { ...saved, deal: 'FC1-C9-AAAAAKH' }, 'DealCodeError'],
  ['no code', { ...saved, deal: null }, 'DealCodeError'],
  ['no beginning', { ...saved, deal: undefined }, 'DealCodeError'],
  ['no position', { ...saved, deal: undefined, variant: { game: 'freecell' } }, 'PositionError'],
  ['a word that is no move', { ...saved, line: '2b xx' }, 'RecordError'],
  ['an illegal move', { ...saved, line: '2b 12 5c' }, 'RecordError'],
  ['more undone than played', { ...saved, undone: 4 }, 'RecordError'],
  ['a reach beyond the line', { ...saved, reach: 3 }, 'RecordError'],
  ['a reach below nought', { ...saved, reach: -1 }, 'RecordError'],
  ['half an undo', { ...saved, undone: 0.5 }, 'RecordError'],
  ['fewer moves than the line has', { ...saved, moves: 2 }, 'RecordError'],
  ['fewer undos than are undone', { ...saved, undos: 0 }, 'RecordError'],
  ['a counter in words', { ...saved, takeBacks: '0' }, 'RecordError'],
];

for (const [what, bad, name] of damaged)
  test(`restore refuses ${what}`, () => {
    assert.throws(() => restore(bad), { name });
  });

test('a damaged move is told by its index', () => {
  assert.throws(() => restore({ ...saved, line: '2b 12 5c' }), { index: 1, reason: 'build-alternate' });
});

test('a won session is restored as won', () => {
  const variant: Variant = { game: 'freecell' };
  const start = beginAt(variant, parsePosition('Foundations: S-Q H-K D-K C-K\n: KS', variant));
  const kept = { ...save(start), line: '1h', reach: 1, moves: 1 };
  assert.equal(restore(kept).won, true);
  assert.throws(() => restore({ ...kept, undone: 1, reach: 0, undos: 1 }), { name: 'RecordError' });
});
