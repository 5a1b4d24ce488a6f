// How the property tests draw: a seed that a run prints and SEED repeats, few runs by default and many with PROOF=1.
import fc from 'fast-check';
import { attempt, begin, formatMove, legalMoves, redo, undo } from '../../src/engine/all.js';
import type { Deal, Move, Session } from '../../src/engine/all.js';
import { VARIANTS, variantOf } from './vectors.js';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`SEED=${seed}`);

/** Parameters for fc.assert: so many runs in `npm test`, fifty times as many for the proof. */
export const runs = (few: number): { seed: number; numRuns: number } => ({
  seed,
  numRuns: process.env.PROOF ? few * 50 : few,
});

export const variants = fc.constantFrom(...VARIANTS).map(variantOf);

export const numbers = fc.oneof(
  fc.integer({ min: 0, max: 26 ** 7 - 1 }),
  fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 26 ** 7 - 1),
);

export const deals = fc.tuple(variants, numbers).map(([variant, number]): Deal => ({ ...variant, number }));

/** What is done next: a draw from all that is possible, most of it moves. */
export const choices = (most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: 0, max: 2 ** 30 }), { maxLength: most, size: 'max' });

/** One step of a random game: a legal move, or now and then an undo or a redo. */
export function wander(session: Session, choice: number): Session {
  const back = choice % 8 === 0 ? undo(session) : choice % 8 === 1 ? redo(session) : null;
  if (back) return back;
  const moves = legalMoves(session);
  const move = moves[Math.floor(choice / 8) % moves.length];
  return move ? played(session, move) : session;
}

/** The session after a move that must be legal. */
export function played(session: Session, move: Move): Session {
  const result = attempt(session, move);
  if (!result.ok) throw new Error(`${formatMove(move)}: ${result.reason}`);
  return result.session;
}

export const wandered = (deal: Deal, steps: readonly number[]): Session => steps.reduce(wander, begin(deal));

export const sessions = (most: number): fc.Arbitrary<Session> =>
  fc.tuple(deals, choices(most)).map(([deal, steps]) => wandered(deal, steps));

/** Freezes all that can be reached, so that a function that changes its argument throws. */
export function frozen<Thing>(thing: Thing): Thing {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    for (const part of Object.values(thing)) frozen(part);
  }
  return thing;
}
