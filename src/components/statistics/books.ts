/** What became of the games played, for each variant, and the figures drawn from it: plain data, every dealing counted once. */

/** A dealing that was won, or left for a new game. */
export interface Ended {
  /** Begins with the moment of its first action in base 36, so that ids stand in the order of time. */
  readonly id: string;
  readonly won: boolean;
  readonly seconds: number;
  readonly moves: number;
  readonly score: number;
  /** Hints that were shown; of games from before there were hints, nothing. */
  readonly hints?: number;
  /** The moment of its end, in milliseconds since 1970. */
  readonly when: number;
}

/** The books of one variant. Its counts and bests hold for ever; of the games themselves the last are kept. */
export interface Books {
  readonly played: number;
  readonly won: number;
  /** Games won since the last that was lost, and the longest such run. */
  readonly streak: number;
  readonly longest: number;
  /** The bests of the games won: seconds, moves, score; null before the first. */
  readonly fastest: number | null;
  readonly fewest: number | null;
  readonly highest: number | null;
  /** Dealings begun and not ended. */
  readonly open: readonly string[];
  /** In the order of their ends. */
  readonly ended: readonly Ended[];
  /** No dealing of this id or an older one is counted any more, unless it is still listed: its like were, and are forgotten. */
  readonly forgotten: string;
}

/** By variant: the game, a space, the value of its option. */
export type Statistics = Readonly<Record<string, Books>>;

export const KEPT = 500;
export const KEPT_OPEN = 100;

export const NO_BOOKS: Books = {
  played: 0,
  won: 0,
  streak: 0,
  longest: 0,
  fastest: null,
  fewest: null,
  highest: null,
  open: [],
  ended: [],
  forgotten: '',
};

export const booksOf = (statistics: Statistics, variant: string): Books =>
  Object.hasOwn(statistics, variant) ? (statistics[variant] as Books) : NO_BOOKS;

const listed = ({ open, ended }: Books, id: string): boolean =>
  open.includes(id) || ended.some((game) => game.id === id);

/** Whether the dealing was in the books before they forgot it. */
const past = ({ forgotten }: Books, id: string, now: number): boolean =>
  // A mark that lies in the future was made by a clock that was wrong, and would stop the counting.
  id <= forgotten && forgotten < now.toString(36);

/** The last of a list, and what it leads to forget. */
const last = <Item>(
  items: readonly Item[],
  count: number,
  idOf: (item: Item) => string,
  now: number,
): { kept: readonly Item[]; forgotten: string } => ({
  kept: items.slice(-count),
  forgotten: items
    .slice(0, -count)
    .map(idOf)
    .filter((id) => id < now.toString(36))
    .reduce((latest, id) => (id > latest ? id : latest), ''),
});

const later = (one: string, other: string): string => (one > other ? one : other);

/** A dealing is begun: it had its first accepted action. One that is known already changes nothing. */
export function began(statistics: Statistics, variant: string, id: string, now: number): Statistics {
  const books = booksOf(statistics, variant);
  return listed(books, id) || past(books, id, now) ? statistics : opened(statistics, variant, id, now);
}

function opened(statistics: Statistics, variant: string, id: string, now: number): Statistics {
  const books = booksOf(statistics, variant);
  const { kept, forgotten } = last([...books.open, id], KEPT_OPEN, (each) => each, now);
  return {
    ...statistics,
    [variant]: {
      ...books,
      played: books.played + 1,
      open: kept,
      forgotten: later(books.forgotten, forgotten),
    },
  };
}

const least = (best: number | null, value: number): number => (best === null ? value : Math.min(best, value));

/** A dealing is won, or was left. Its first end stands; one that nobody saw begin is counted as begun. */
export function ended(statistics: Statistics, variant: string, game: Ended): Statistics {
  const all = began(statistics, variant, game.id, game.when);
  const books = booksOf(all, variant);
  if (!books.open.includes(game.id)) return all;
  const { won, seconds, moves, score } = game;
  const streak = won ? books.streak + 1 : 0;
  const { kept, forgotten } = last([...books.ended, game], KEPT, ({ id }) => id, game.when);
  return {
    ...all,
    [variant]: {
      played: books.played,
      won: books.won + (won ? 1 : 0),
      streak,
      longest: Math.max(books.longest, streak),
      fastest: won ? least(books.fastest, seconds) : books.fastest,
      fewest: won ? least(books.fewest, moves) : books.fewest,
      highest: won ? Math.max(books.highest ?? 0, score) : books.highest,
      open: books.open.filter((id) => id !== game.id),
      ended: kept,
      forgotten: later(books.forgotten, forgotten),
    },
  };
}

/** The games that have ended, alone: what a file of statistics holds. Those begun here may never end elsewhere. */
export const finished = (statistics: Statistics): Statistics =>
  Object.fromEntries(
    Object.entries(statistics)
      .map(
        ([variant, books]) =>
          [
            variant,
            { ...books, played: books.played - books.open.length, open: [] as readonly string[] },
          ] as const,
      )
      .filter(([, { played }]) => played > 0),
  );

/** Other statistics in place of these; the games that are under way here still count. */
export const replaced = (statistics: Statistics, by: Statistics, now: number): Statistics =>
  Object.entries(statistics)
    .flatMap(([variant, { open }]) => open.map((id) => ({ variant, id })))
    .filter(({ variant, id }) => !listed(booksOf(by, variant), id))
    .reduce((all, { variant, id }) => opened(all, variant, id, now), by);

/** All games counted, of every variant. */
export const gamesIn = (statistics: Statistics): number =>
  Object.values(statistics).reduce((sum, { played }) => sum + played, 0);

export interface Figure {
  readonly best: number | null;
  /** Of the games won that are kept. */
  readonly median: number | null;
}

/** The figures of one variant. */
export interface Summary {
  readonly played: number;
  readonly won: number;
  /** Won by played, from 0 to 1. */
  readonly share: number;
  readonly streak: number;
  readonly longest: number;
  /** In seconds. */
  readonly time: Figure;
  readonly moves: Figure;
  readonly score: Figure;
  /** Hints in a game of those kept, on average; null before the first. */
  readonly hints: number | null;
  /** Games begun and not ended. */
  readonly open: number;
  /** The games kept, the oldest first. */
  readonly ended: readonly Ended[];
}

/** The middle value, or the mean of the two in the middle, as a whole number. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[sorted.length >> 1];
  const low = sorted[(sorted.length - 1) >> 1];
  return high === undefined || low === undefined ? null : Math.round((low + high) / 2);
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export function summaryOf(statistics: Statistics, variant: string): Summary {
  const books = booksOf(statistics, variant);
  const wins = books.ended.filter(({ won }) => won);
  const { played, won, streak, longest } = books;
  return {
    played,
    won,
    share: played > 0 ? won / played : 0,
    streak,
    longest,
    time: { best: books.fastest, median: median(wins.map(({ seconds }) => seconds)) },
    moves: { best: books.fewest, median: median(wins.map(({ moves }) => moves)) },
    score: { best: books.highest, median: median(wins.map(({ score }) => score)) },
    hints: mean(books.ended.map(({ hints = 0 }) => hints)),
    open: books.open.length,
    ended: books.ended,
  };
}
