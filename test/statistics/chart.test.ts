// How the chart of the last games is laid out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { median } from '../../src/components/statistics/books.js';
import type { Ended } from '../../src/components/statistics/books.js';
import { SHOWN, chartOf } from '../../src/components/views/chart.js';
import type { Chart } from '../../src/components/views/chart.js';
import { idAt, runs } from './chance.js';

/** Games from a line of figures: seconds of a win, `-` for a loss. */
const games = (line: string): Ended[] =>
  line
    .split(' ')
    .filter(Boolean)
    .map((word, at) => ({
      id: idAt(at),
      won: word !== '-',
      seconds: word === '-' ? 9 : Number(word),
      moves: 80,
      score: 520,
      when: at,
    }));

const drawn = (line: string, open = false): Chart => {
  const ended = games(line);
  const middle = median(ended.filter(({ won }) => won).map(({ seconds }) => seconds));
  return chartOf(ended, open, middle, ({ seconds }) => seconds);
};

const heights: readonly (readonly [line: string, heights: readonly number[], cut: string])[] = [
  ['', [], ''],
  ['-', [0], '-'],
  ['100', [88], '-'],
  ['100 50', [88, 44], '--'],
  ['100 - 50', [88, 0, 44], '---'],
  ['100 1', [88, 15], '--'],
  ['0 0', [15, 15], '--'],
  ['100 100 900', [35, 35, 88], '--x'],
  ['100 100 250', [35, 35, 88], '---'],
];
for (const [line, expected, cut] of heights) {
  test(`games of "${line}" are ${expected.join(', ') || 'no'} pixels high`, () => {
    const { bars } = drawn(line);
    assert.deepEqual(
      bars.map(({ height }) => height),
      expected,
    );
    assert.equal(bars.map((bar) => (bar.cut ? 'x' : '-')).join(''), cut);
  });
}

const lines: readonly (readonly [line: string, runs: string, suits: string, best: string])[] = [
  ['- -', '', '--', ''],
  ['9', '', 'S', '0'],
  ['9 8', '0+2', 'SS', '1'],
  ['9 - 8', '', 'S-H', '2'],
  ['9 9 - 8 7 8 - 5 - - 6 - 7', '0+2 3+3', 'SS-HHH-C--D-S', '7'],
  ['7 7 7', '0+3', 'SSS', '0 1 2'],
];
for (const [line, expected, suits, best] of lines) {
  test(`the streaks of "${line}" are "${expected}"`, () => {
    const { runs: found, bars } = drawn(line);
    assert.equal(found.map(({ from, length }) => `${from}+${length}`).join(' '), expected);
    assert.equal(bars.map(({ game, suit }) => (game.won ? suit : '-')).join(''), suits);
    assert.equal(bars.flatMap((bar, at) => (bar.best ? [at] : [])).join(' '), best);
  });
}

test('the last games are shown, and one in progress takes the place of the oldest', () => {
  const line = Array.from({ length: SHOWN + 10 }, (_, at) => String(at + 1)).join(' ');
  assert.deepEqual(
    drawn(line).bars.map(({ game }) => game.seconds),
    Array.from({ length: SHOWN }, (_, at) => at + 11),
  );
  const open = drawn(line, true);
  assert.deepEqual([open.bars.length, open.bars[0]?.game.seconds, open.slots], [SHOWN - 1, 12, SHOWN]);
});

test('every card fits into the chart, the longer game is never the lower one, and the median stands among them', () => {
  const row = fc.array(fc.oneof(fc.constant('-'), fc.nat(20_000).map(String)), { maxLength: 80 });
  fc.assert(
    fc.property(row, fc.boolean(), (words, open) => {
      const { bars, median: line, slots } = drawn(words.join(' '), open);
      const wins = bars.filter(({ game }) => game.won).sort((a, b) => a.game.seconds - b.game.seconds);
      for (const [at, { height }] of wins.entries()) {
        assert.ok(height >= 15 && height <= 88);
        assert.ok(height >= (wins[at - 1]?.height ?? 0));
      }
      assert.ok(line === null ? wins.length === 0 : line >= 15 && line <= 88);
      assert.ok(bars.length + (open ? 1 : 0) <= slots && slots <= SHOWN);
    }),
    runs(),
  );
});
