/** How the tests of the statistics tell stories: written by hand, or drawn from a seed that a run prints and SEED repeats. */
import fc from 'fast-check';
import { began, ended } from '../../src/components/statistics/books.js';
import type { Ended, Statistics } from '../../src/components/statistics/books.js';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`SEED=${seed}`);

export const runs = (few = 100): { seed: number; numRuns: number } => ({
  seed,
  numRuns: process.env.PROOF ? few * 50 : few,
});

export const NOW = Date.UTC(2026, 11, 1);
export const VARIANT = 'freecell 4';

/** What the books are told: a dealing begins, or it ends. */
export interface Happening {
  readonly id: string;
  readonly end: Ended | null;
}

/** The id of a dealing begun so many milliseconds after NOW. */
export const idAt = (at: number): string => `${(NOW + at).toString(36)}aaaaaa`;

export const apply = (statistics: Statistics, { id, end }: Happening): Statistics =>
  end ? ended(statistics, VARIANT, end) : began(statistics, VARIANT, id, NOW);

export const statisticsOf = (story: readonly Happening[], before: Statistics = {}): Statistics =>
  story.reduce(apply, before);

const endOf = (id: string, won: boolean, at: number): Ended => ({
  id,
  won,
  seconds: 100 + at,
  moves: 80 + at,
  score: 520,
  when: NOW + at,
});

/** A story by hand: `a` begins a dealing, `a+` wins it, `a-` leaves it. */
export const told = (story: string): Happening[] =>
  story
    .split(' ')
    .filter(Boolean)
    .map((word, at) => {
      const id = idAt(word.charCodeAt(0));
      return { id, end: word.length > 1 ? endOf(id, word.endsWith('+'), at) : null };
    });

/** Dealings that begin and end in any order, some of them again and again. */
export const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc
    .tuple(fc.nat(15), fc.constantFrom('begin', 'win', 'lose'), fc.nat(5000), fc.nat(300), fc.nat(700))
    .map(([dealing, what, seconds, moves, score]) => {
      const id = idAt(dealing);
      const end = { id, won: what === 'win', seconds, moves, score, when: NOW + dealing };
      return { id, end: what === 'begin' ? null : end };
    }),
  { maxLength: 60 },
);

/** The same story, each happening followed by some that were told before it. */
export const retold = (story: readonly Happening[], chances: Iterable<number>): Happening[] => {
  const chance = chances[Symbol.iterator]();
  return story.flatMap((happening, at) => {
    const again = story[(chance.next().value as number) % (at + 1)] as Happening;
    return [happening, again];
  });
};
