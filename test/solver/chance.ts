// How the solver's tests draw: a seed that a run prints and SEED repeats, few runs by default and many with PROOF=1.
import fc from 'fast-check';
import { begin, legalMoves } from '../../src/engine/all.js';
import type { Session, Variant } from '../../src/engine/all.js';
import '../fixtures/yukon.js';
import { choices, numbers, played } from '../engine/chance.js';
import { VARIANTS, variantOf } from '../engine/vectors.js';

export { runs } from '../engine/chance.js';

/** A game that the solver was not written for. */
export const yukon = { game: 'yukon', rule: 'classic' } as unknown as Variant;

const variants = fc.constantFrom(...VARIANTS.map(variantOf), yukon);

/** A random game: each choice one legal move, most of them no draw, so that the deck doesn't only turn. */
export function stroll(session: Session, choice: number): Session {
  const moves = session.won ? [] : legalMoves(session);
  const move = moves[choice % moves.length];
  return move ? played(session, move) : session;
}

/** Positions of random games of every variant, after so many moves at most. */
export const strolls = (most: number): fc.Arbitrary<Session> =>
  fc
    .tuple(variants, numbers, choices(most))
    .map(([variant, number, steps]) => steps.reduce(stroll, begin({ ...variant, number })));

/** What something that is done in steps comes to. */
export function inOneGo<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
