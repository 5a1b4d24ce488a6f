/** The table of positions: it forgets none while it grows, and never grows all at once. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { giveBack, grow, isSeen, note, takeSeen } from '../../src/engine/solver/seen.js';

/** G. Marsaglia, Xorshift RNGs, 2003. */
let state = 1;
const draw = (): number => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state;
};

it('knows every key that was noted, and no other, through all its sizes', () => {
  const seen = takeSeen(19);
  const noted: (readonly [number, number])[] = [];
  let sizes = 1;
  for (;;) {
    if (seen.left === 0) {
      if (!grow(seen)) break;
      sizes += 1;
    }
    // Keys that differ in one half alone, and the one that stands for an empty slot.
    const last = noted.at(-1);
    const [low, high] =
      noted.length === 5 ? [0, 0] : noted.length % 7 === 0 && last ? [last[0], draw()] : [draw(), draw()];
    assert.equal(isSeen(seen, low, high), false);
    assert.equal(note(seen, low, high), true);
    assert.equal(note(seen, low, high), false);
    noted.push([low, high]);
    // One of long ago, which may lie in the table that is left.
    const [oldLow, oldHigh] = noted[(draw() >>> 0) % noted.length] ?? [0, 0];
    assert.ok(isSeen(seen, oldLow, oldHigh) && !note(seen, oldLow, oldHigh));
  }
  assert.deepEqual([sizes, noted.length], [4, Math.floor(0.75 * 2 ** 19)]);
  for (const [low, high] of noted) assert.ok(isSeen(seen, low, high));
  giveBack(seen);
});

it('is empty again when it is taken again, also after it was given back while it grew', () => {
  const seen = takeSeen(16);
  for (let at = 1; at <= 1000; at++) {
    if (seen.left === 0) grow(seen);
    note(seen, at, at);
  }
  assert.ok(seen.old);
  giveBack(seen);
  const next = takeSeen(16);
  for (let at = 1; at <= 1000; at++) {
    if (next.left === 0) grow(next);
    assert.ok(!isSeen(next, at, at));
    note(next, at, at);
  }
});
