/** Statistics as text, in storage and in a file: version 1, read strictly, so that nothing damaged or foreign is ever counted. */
import { KEPT, KEPT_OPEN, type Books, type Ended, type Statistics } from './books.js';

const VERSION = 1;

/** More variants than any page can have, and fewer than a hostile text may name. */
const VARIANTS = 100;
const VARIANT = /^\S{1,40} \S{1,40}$/;
const ID = /^[\w-]{1,40}$/;

/** Hints stand at the end, where there were any: files from before there were hints are read all the same. */
type Row = readonly [
  id: string,
  won: 0 | 1,
  seconds: number,
  moves: number,
  score: number,
  when: number,
  hints?: number,
];

const rowOf = ({ id, won, seconds, moves, score, when, hints = 0 }: Ended): Row => {
  const row = [id, won ? 1 : 0, seconds, moves, score, when] as const;
  return hints > 0 ? [...row, hints] : row;
};

export const formatStatistics = (statistics: Statistics): string =>
  JSON.stringify({
    version: VERSION,
    variants: Object.fromEntries(
      Object.entries(statistics).map(([variant, books]) => [
        variant,
        { ...books, ended: books.ended.map(rowOf) },
      ]),
    ),
  });

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function endedOf(row: unknown): Ended | null {
  if (!Array.isArray(row) || row.length < 6 || row.length > 7) return null;
  const [id, won, ...counts] = row as unknown[];
  if (!isId(id) || (won !== 0 && won !== 1) || !counts.every(isCount)) return null;
  const [seconds, moves, score, when, hints] = counts as [number, number, number, number, number?];
  const game = { id, won: won === 1, seconds, moves, score, when };
  return hints === undefined ? game : { ...game, hints };
}

/** The longest run of games won in a list, and the one that it ends with. */
function runsIn(games: readonly Ended[]): { longest: number; latest: number } {
  let longest = 0;
  let latest = 0;
  for (const { won } of games) {
    latest = won ? latest + 1 : 0;
    longest = Math.max(longest, latest);
  }
  return { longest, latest };
}

/** A best, held against the games that are kept: as good as each of them, and there exactly when something was won. */
const isBest = (best: unknown, won: number, kept: readonly number[], better: 1 | -1): boolean =>
  won === 0 ? best === null : isCount(best) && kept.every((value) => (best - value) * better >= 0);

function booksIn(value: unknown): Books | null {
  if (!isRecord(value)) return null;
  const { played, won, streak, longest, fastest, fewest, highest, open, ended: rows, forgotten } = value;
  if (![played, won, streak, longest].every(isCount)) return null;
  if (!Array.isArray(open) || open.length > KEPT_OPEN || !open.every(isId)) return null;
  if (!Array.isArray(rows) || rows.length > KEPT || (forgotten !== '' && !isId(forgotten))) return null;
  const ended: Ended[] = [];
  for (const row of rows as unknown[]) {
    const game = endedOf(row);
    if (!game) return null;
    ended.push(game);
  }
  const books = { played, won, streak, longest, fastest, fewest, highest, open, ended, forgotten } as Books;
  return agrees(books) ? books : null;
}

/** Whether books agree with themselves. */
function agrees(books: Books): boolean {
  const { played, won, streak, longest, open, ended } = books;
  const wins = ended.filter((game) => game.won);
  const lost = ended.length - wins.length;
  const runs = runsIn(ended);
  return (
    new Set([...open, ...ended.map(({ id }) => id)]).size === open.length + ended.length &&
    wins.length <= won &&
    lost + open.length <= played - won &&
    streak <= longest &&
    longest <= won &&
    runs.longest <= longest &&
    (lost > 0 ? runs.latest === streak : runs.latest <= streak) &&
    isBest(
      books.fastest,
      won,
      wins.map(({ seconds }) => seconds),
      -1,
    ) &&
    isBest(
      books.fewest,
      won,
      wins.map(({ moves }) => moves),
      -1,
    ) &&
    isBest(
      books.highest,
      won,
      wins.map(({ score }) => score),
      1,
    )
  );
}

/** Reads statistics back, whole; null for any text that isn't one. */
export function parseStatistics(text: string): Statistics | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(file) || file.version !== VERSION || !isRecord(file.variants)) return null;
  const entries = Object.entries(file.variants);
  if (entries.length > VARIANTS) return null;
  const read: [string, Books][] = [];
  for (const [variant, value] of entries) {
    const books = VARIANT.test(variant) ? booksIn(value) : null;
    if (!books) return null;
    read.push([variant, books]);
  }
  return Object.fromEntries(read);
}
