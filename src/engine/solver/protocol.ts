// What may be asked of a solver, and what it answers: plain data that crosses to a worker and back.

import type { Move, Position, Variant } from '../position.js';

/**
 * `winnable`: a whole winning line was found. `unwinnable`: there is none, which is proven.
 * `unknown`: a limit of time, nodes or memory was reached.
 */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

export interface Answer {
  readonly verdict: Verdict;
  /** Of a winnable position a whole winning line from it, each move legal; else empty, as of a game already won. */
  readonly line: readonly Move[];
  /** Positions that were looked at. */
  readonly nodes: number;
}

export interface Limits {
  /** Time in ms: 5000, or none where `nodes` is given. */
  readonly milliseconds?: number;
  /** So many nodes at most. With it and no time the answer is the same every time, on every machine. */
  readonly nodes?: number;
  /** Memory for positions seen, in MiB: 32, at most 64. */
  readonly memory?: number;
}

/** From the page to whoever solves. `id` is the asker's; a newer question doesn't end an older one, `cancel` does. */
export type Request =
  | {
      readonly type: 'solve';
      readonly id: number;
      readonly variant: Variant;
      readonly position: Position;
      readonly limits: Limits;
    }
  | { readonly type: 'cancel'; readonly id: number };

/** Back: once `ready` when a worker has started, then one answer for each question that was not cancelled; `failed` where it could not be searched. */
export type Response =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number };
