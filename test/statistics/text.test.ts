// Statistics as text: what is read back, and what is not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { KEPT, KEPT_OPEN } from '../../src/components/statistics/books.js';
import { formatStatistics, parseStatistics } from '../../src/components/statistics/text.js';
import { happenings, idAt, runs, statisticsOf, told } from './chance.js';

test('statistics that are written and read are the same', () => {
  fc.assert(
    fc.property(happenings, (story) => {
      const statistics = statisticsOf(story);
      assert.deepEqual(parseStatistics(formatStatistics(statistics)), statistics);
    }),
    runs(),
  );
});

test('of any text and any JSON nothing is read that could not be written', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((variants) => `{"version":1,"variants":${variants}}`),
    fc.json().map((books) => `{"version":1,"variants":{"freecell 4":${books}}}`),
  );
  fc.assert(
    fc.property(text, (each) => {
      const read = parseStatistics(each);
      if (read) assert.deepEqual(parseStatistics(formatStatistics(read)), read);
    }),
    runs(),
  );
});

const sound = {
  played: 4,
  won: 2,
  streak: 1,
  longest: 1,
  fastest: 161,
  fewest: 84,
  highest: 520,
  open: [idAt(4)],
  ended: [
    [idAt(1), 1, 161, 90, 520, 1],
    [idAt(2), 0, 20, 9, 10, 2],
    [idAt(3), 1, 200, 84, 500, 3],
  ],
  forgotten: '',
};
const fileOf = (books: unknown, variant = 'freecell 4', version: unknown = 1): string =>
  JSON.stringify({ version, variants: { [variant]: books } });

test('a text as version 1 wrote it is read for ever', () => {
  const read = parseStatistics(fileOf(sound));
  assert.deepEqual(read?.['freecell 4']?.ended[0], {
    id: idAt(1),
    won: true,
    seconds: 161,
    moves: 90,
    score: 520,
    when: 1,
  });
  assert.deepEqual(parseStatistics('{"version":1,"variants":{}}'), {});
});

const row = (...changed: unknown[]): unknown[] => [
  ...changed,
  ...(sound.ended[0] ?? []).slice(changed.length),
];
const first = (changed: unknown): unknown => ({ ...sound, ended: [changed, ...sound.ended.slice(1)] });

test('hints stand behind a game that had some, and files from before there were hints are read', () => {
  const game = (hints: unknown): unknown => fileOf(first([...row(), hints]));
  const read = (text: unknown): (number | undefined)[] | undefined =>
    parseStatistics(text as string)?.['freecell 4']?.ended.map(({ hints }) => hints);
  assert.equal(
    read(fileOf(sound))?.every((hints) => hints === undefined),
    true,
  );
  assert.equal(read(game(3))?.[0], 3);
  for (const wrong of [-1, 1.5, '3', null]) assert.equal(read(game(wrong)), undefined, String(wrong));
  const again = formatStatistics(parseStatistics(game(3) as string) ?? {});
  assert.equal(again, formatStatistics(parseStatistics(again) ?? {}));
  assert.equal(read(again)?.[0], 3);
  assert.equal(
    formatStatistics(parseStatistics(game(0) as string) ?? {}),
    formatStatistics(parseStatistics(fileOf(sound)) ?? {}),
  );
});

const refused: readonly (readonly [what: string, text: string])[] = [
  ['nothing', ''],
  ['no JSON', '{"version":1,'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['another version', fileOf(sound, 'freecell 4', 2)],
  ['a version as text', fileOf(sound, 'freecell 4', '1')],
  ['no variants', '{"version":1}'],
  ['variants in a list', '{"version":1,"variants":[]}'],
  ['a variant without an option', fileOf(sound, 'freecell')],
  ['a variant of three words', fileOf(sound, 'freecell 4 2')],
  ['a variant without end', fileOf(sound, `freecell ${'4'.repeat(1000)}`)],
  ['a variant as every object has', `{"version":1,"variants":{"__proto__":${JSON.stringify(sound)}}}`],
  [
    'a hundred and one variants',
    JSON.stringify({
      version: 1,
      variants: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`game ${at}`, sound])),
    }),
  ],
  ['books that are null', fileOf(null)],
  ['books that are a list', fileOf([])],
  ['no games played', fileOf({ ...sound, played: undefined })],
  ['a negative number', fileOf({ ...sound, streak: -1 })],
  ['a fraction', fileOf({ ...sound, played: 4.5 })],
  ['a number as text', fileOf({ ...sound, played: '4' })],
  ['a number past all counting', fileOf({ ...sound, played: 1e300 })],
  ['more won than played', fileOf({ ...sound, played: 1 })],
  ['more games than were played', fileOf({ ...sound, played: 3 })],
  ['more wins listed than won', fileOf({ ...sound, won: 1, longest: 1 })],
  ['a streak longer than the longest', fileOf({ ...sound, streak: 2 })],
  ['a streak that the games deny', fileOf({ ...sound, streak: 0 })],
  ['a longest streak longer than all wins', fileOf({ ...sound, longest: 3 })],
  ['a longest streak shorter than one listed', fileOf({ ...sound, longest: 0, streak: 0 })],
  ['a best that a game beats', fileOf({ ...sound, fastest: 162 })],
  ['fewest moves that a game beats', fileOf({ ...sound, fewest: 85 })],
  ['a best score that a game beats', fileOf({ ...sound, highest: 519 })],
  ['wins without a best', fileOf({ ...sound, fastest: null })],
  ['a best without a win', fileOf({ ...sound, won: 0, streak: 0, longest: 0, ended: [] })],
  ['open dealings that are no list', fileOf({ ...sound, open: {} })],
  ['an open dealing that is no id', fileOf({ ...sound, open: ['<img src=x>'] })],
  ['a dealing open and ended', fileOf({ ...sound, open: [idAt(1)] })],
  ['a dealing ended twice', fileOf(first(row(idAt(2))))],
  [
    'more dealings open than are kept',
    fileOf({
      ...sound,
      played: 999,
      open: Array.from({ length: KEPT_OPEN + 1 }, (_, at) => `open${at}`),
    }),
  ],
  [
    'more games than are kept',
    fileOf({
      ...sound,
      played: 999,
      ended: Array.from({ length: KEPT + 1 }, (_, at) => row(`game${at}`, 0)),
    }),
  ],
  ['a game that is no list', fileOf(first({}))],
  ['a game too short', fileOf(first(row().slice(0, 5)))],
  ['a game too long', fileOf(first([...row(), 1, 1]))],
  ['a game won as true', fileOf(first(row(idAt(1), true)))],
  ['a game without a number of seconds', fileOf(first(row(idAt(1), 1, null)))],
  ['a game without an id', fileOf(first(row(7)))],
  ['a mark that is no id', fileOf({ ...sound, forgotten: 'a b' })],
  ['a mark that is no text', fileOf({ ...sound, forgotten: 1 })],
];
for (const [what, text] of refused) {
  test(`refused whole: ${what}`, () => assert.equal(parseStatistics(text), null));
}

test('one bad variant spoils the rest', () => {
  const variants = { 'freecell 4': sound, 'freecell 2': { ...sound, played: -1 } };
  assert.equal(parseStatistics(JSON.stringify({ version: 1, variants })), null);
});

test('what a member of the file is named beside is passed over', () => {
  const read = parseStatistics(
    JSON.stringify({ version: 1, more: 1, variants: { 'freecell 4': { ...sound, more: 1 } } }),
  );
  assert.deepEqual(read, parseStatistics(fileOf(sound)));
});

test('text does not grow past what a page may keep', () => {
  const story = Array.from({ length: KEPT * 2 }, (_, at) => {
    const id = idAt(at);
    return { id, end: { ...told('a+')[0]!.end!, id } };
  });
  assert.ok(formatStatistics(statisticsOf(story)).length < 30_000);
});
