// The books of the games played: what counts, once each, and the figures that follow.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  KEPT,
  KEPT_OPEN,
  NO_BOOKS,
  began,
  booksOf,
  ended,
  finished,
  gamesIn,
  median,
  replaced,
  summaryOf,
} from '../../src/components/statistics/books.js';
import type { Statistics, Summary } from '../../src/components/statistics/books.js';
import { formatStatistics, parseStatistics } from '../../src/components/statistics/text.js';
import { NOW, apply, happenings, idAt, retold, runs, statisticsOf, told } from './chance.js';
import type { Happening } from './chance.js';

const V = 'freecell 4';

const after = (story: string): Summary => summaryOf(statisticsOf(told(story)), V);

// A story: each dealing is a letter; alone it begins, `+` is a win and `-` a loss.
const stories: readonly (readonly [
  story: string,
  played: number,
  won: number,
  streak: number,
  longest: number,
])[] = [
  ['', 0, 0, 0, 0],
  ['a', 1, 0, 0, 0],
  ['a a a', 1, 0, 0, 0],
  ['a a+', 1, 1, 1, 1],
  ['a a-', 1, 0, 0, 0],
  ['a+', 1, 1, 1, 1],
  ['a-', 1, 0, 0, 0],
  ['a a+ a a+ a+', 1, 1, 1, 1],
  ['a a- a+', 1, 0, 0, 0],
  ['a a+ a-', 1, 1, 1, 1],
  ['a a+ b b+', 2, 2, 2, 2],
  ['a a+ b b+ c', 3, 2, 2, 2],
  ['a a+ b b+ c c-', 3, 2, 0, 2],
  ['a a+ b b- c c+', 3, 2, 1, 1],
  ['a b b+ c c+ a-', 3, 2, 0, 2],
  ['a b b+ c c- a+', 3, 2, 1, 1],
  ['a+ b+ c+ d- e+ f+', 6, 5, 2, 3],
];
for (const [story, played, won, streak, longest] of stories) {
  test(`"${story}" is ${won} of ${played}, streak ${streak}, at best ${longest}`, () => {
    const summary = after(story);
    assert.deepEqual(
      [summary.played, summary.won, summary.streak, summary.longest],
      [played, won, streak, longest],
    );
    assert.equal(summary.share, played > 0 ? won / played : 0);
  });
}

const medians: readonly (readonly [values: readonly number[], median: number | null])[] = [
  [[], null],
  [[7], 7],
  [[9, 1], 5],
  [[4, 1], 3],
  [[3, 1, 2], 2],
  [[10, 2, 4, 100], 7],
];
for (const [values, middle] of medians) {
  test(`the median of ${values.join(', ') || 'nothing'} is ${middle}`, () =>
    assert.equal(median(values), middle));
}

test('bests and medians are those of the games won', () => {
  const games: readonly (readonly [won: boolean, seconds: number, moves: number, score: number])[] = [
    [false, 5, 3, 0],
    [true, 300, 96, 520],
    [true, 180, 120, 535],
    [false, 10, 7, 900],
    [true, 240, 110, 525],
  ];
  const statistics = games.reduce<Statistics>(
    (all, [won, seconds, moves, score], at) =>
      ended(all, V, { id: idAt(at), won, seconds, moves, score, when: NOW + at }),
    {},
  );
  const { time, moves, score } = summaryOf(statistics, V);
  assert.deepEqual(
    { time, moves, score },
    {
      time: { best: 180, median: 240 },
      moves: { best: 96, median: 110 },
      score: { best: 535, median: 525 },
    },
  );
});

test('the variants keep their own books', () => {
  const statistics = ended(began({}, V, idAt(0), NOW), 'freecell 2', { ...told('b+')[0]!.end!, id: idAt(1) });
  assert.deepEqual(
    [V, 'freecell 2', 'freecell 1'].map((variant) => {
      const { played, won } = summaryOf(statistics, variant);
      return [played, won];
    }),
    [
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  );
  assert.equal(gamesIn(statistics), 2);
});

test('a variant named like a member of every object has no books', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) assert.equal(booksOf({}, name), NO_BOOKS);
});

// Beyond what is kept

const many = (count: number): Happening[] =>
  Array.from({ length: count }, (_, at) => {
    const id = idAt(at);
    return { id, end: { id, won: at % 3 > 0, seconds: 100 + at, moves: 80, score: 520, when: NOW + at } };
  });

test('of more games than are kept the counts and bests stay exact', () => {
  const count = KEPT + 100;
  const summary = summaryOf(statisticsOf(many(count)), V);
  assert.deepEqual(
    [summary.played, summary.won, summary.ended.length, summary.time.best],
    [count, (count / 3) * 2, KEPT, 101],
  );
});

test('a game that is no longer kept is not counted again', () => {
  const games = many(KEPT + 100);
  const statistics = statisticsOf(games);
  for (const { end } of games.slice(0, 100)) {
    assert.ok(end);
    assert.equal(ended(statistics, V, { ...end, when: NOW + 9999 }), statistics);
  }
  assert.equal(began(statistics, V, idAt(3), NOW + 9999), statistics);
});

test('a game that was under way all the while still counts when it ends', () => {
  const id = idAt(0);
  const begun = began({}, V, id, NOW);
  const busy = statisticsOf(many(KEPT + 100).slice(1), begun);
  const { played, won } = summaryOf(busy, V);
  const done = ended(busy, V, { id, won: true, seconds: 1, moves: 1, score: 1, when: NOW + 9999 });
  assert.deepEqual([summaryOf(done, V).played, summaryOf(done, V).won], [played, won + 1]);
});

test('of more games under way than are kept the oldest are given up', () => {
  const ids = Array.from({ length: KEPT_OPEN + 5 }, (_, at) => idAt(at));
  const statistics = ids.reduce<Statistics>((all, id, at) => began(all, V, id, NOW + at), {});
  const { played, open } = summaryOf(statistics, V);
  assert.deepEqual([played, open], [KEPT_OPEN + 5, KEPT_OPEN]);
  assert.equal(began(statistics, V, ids[0] as string, NOW + 999), statistics);
});

test('a clock that ran years ahead does not stop the counting', () => {
  const ahead = NOW + 10 * 365 * 86_400_000;
  const idAhead = (at: number): string => (ahead + at).toString(36) + 'aaaaaa';
  let statistics: Statistics = {};
  for (let at = 0; at < KEPT + 50; at++) {
    statistics = ended(statistics, V, {
      id: idAhead(at),
      won: true,
      seconds: 1,
      moves: 1,
      score: 1,
      when: ahead + at,
    });
  }
  const { played } = summaryOf(statistics, V);
  assert.equal(summaryOf(began(statistics, V, idAt(1), NOW + 5), V).played, played + 1);
});

// What holds for every story

test('won is never more than played, nor a streak longer than the longest, nor that more than won', () => {
  fc.assert(
    fc.property(happenings, (story) => {
      const { played, won, streak, longest, open, ended: games, share } = summaryOf(statisticsOf(story), V);
      assert.ok(won <= played && streak <= longest && longest <= won && open + won <= played);
      assert.ok(games.length + open <= played);
      assert.ok(share >= 0 && share <= 1);
    }),
    runs(),
  );
});

test('a dealing counts once, however often and late it is told of', () => {
  fc.assert(
    fc.property(happenings, fc.infiniteStream(fc.nat()), (story, chances) => {
      const once = statisticsOf(story);
      assert.equal(statisticsOf(story, once), once);
      assert.deepEqual(statisticsOf(retold(story, chances)), once);
    }),
    runs(),
  );
});

test('the counts are those of the dealings told of, the streaks those of their first ends', () => {
  fc.assert(
    fc.property(happenings, (story) => {
      const ends = new Map<string, boolean>();
      for (const { id, end } of story) if (end && !ends.has(id)) ends.set(id, end.won);
      const row = [...ends.values()].map((won) => (won ? 'w' : 'l')).join('');
      const { played, won, streak, longest } = summaryOf(statisticsOf(story), V);
      assert.deepEqual(
        [played, won, streak, longest],
        [
          new Set(story.map(({ id }) => id)).size,
          row.replaceAll('l', '').length,
          /w*$/.exec(row)?.[0].length,
          Math.max(0, ...row.split('l').map(({ length }) => length)),
        ],
      );
    }),
    runs(),
  );
});

test('a file brought back gives the same statistics, and those under way here still count', () => {
  fc.assert(
    fc.property(happenings, happenings, (story, since) => {
      const here = statisticsOf(story);
      const file = parseStatistics(formatStatistics(finished(here)));
      assert.ok(file);
      assert.deepEqual(replaced(here, file, NOW), here);
      const now = statisticsOf(since, here);
      const back = replaced(now, file, NOW);
      for (const id of booksOf(now, V).open) {
        const done = apply(back, { id, end: { id, won: true, seconds: 1, moves: 1, score: 1, when: NOW } });
        assert.equal(summaryOf(done, V).won, summaryOf(back, V).won + 1);
        assert.equal(summaryOf(done, V).played, summaryOf(back, V).played);
      }
    }),
    runs(),
  );
});
