/** Advice with a solver that a test holds in its hand: what it is asked is written down, and what it answers may be made up. */
import { Advice } from '../../src/components/advice.js';
import { register } from '../../src/components/parts/register.js';
import type { SolverClient } from '../../src/components/solver-client.js';
import { formatPosition } from '../../src/engine/all.js';
import type { Position, Variant } from '../../src/engine/all.js';
import { solve } from '../../src/engine/solver/index.js';
import type { Answer, Verdict } from '../../src/engine/solver/index.js';

/** A made-up verdict, or a whole answer; undefined where the solver itself is to be asked. */
type MadeUp = (text: string, variant: Variant) => Verdict | Answer | undefined;

export interface Oracle {
  /** The positions that were asked for, as text. */
  readonly asked: string[];
  opened: number;
  closed: number;
  answers: MadeUp;
  /** So many milliseconds an answer takes. */
  delay: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** From now on elements ask this one. */
export function oracle(answers: MadeUp = () => undefined): Oracle {
  const it: Oracle = { asked: [], opened: 0, closed: 0, answers, delay: 0 };
  const answer = async (variant: Variant, position: Position, signal?: AbortSignal): Promise<Answer> => {
    const text = formatPosition(position);
    it.asked.push(text);
    await pause(it.delay);
    signal?.throwIfAborted();
    const made = it.answers(text, variant);
    if (made === undefined) return solve(variant, position, { nodes: 300_000, signal });
    return typeof made === 'string' ? { verdict: made, line: [], nodes: 1 } : made;
  };
  const client = (): SolverClient => {
    it.opened += 1;
    return {
      way: null,
      ask: (variant, position, _limits, signal) => answer(variant, position, signal),
      close: () => (it.closed += 1),
    };
  };
  register('advice', (play) => new Advice(play, client));
  return it;
}
