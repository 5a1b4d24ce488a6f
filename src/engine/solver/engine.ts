// What a search engine is: one model of a family of games, searched depth first in pieces.

import type { Move } from '../position.js';

/** How one search of a plan goes about it. */
export interface Run {
  /** The table of positions seen has at most 2 ** `bits` entries. */
  readonly bits: number;
  /** Every card that can go up goes up: fast, and no proof that nothing else wins. */
  readonly streamlined: boolean;
  /** How much chance is added to the scores by which moves are ordered; 0 for none. */
  readonly noise: number;
  /** Of that chance: the same seed, the same search. */
  readonly seed: number;
  /** No line longer than so many moves of the model. */
  readonly depth: number;
}

/**
 * `won`: `line()` wins. `exhausted`: every line was tried: a proof, unless the run was streamlined.
 * `stopped`: nothing more can be tried within the depth or the table. `more`: the nodes asked for are spent.
 */
export type Outcome = 'won' | 'exhausted' | 'stopped' | 'more';

export interface Engine {
  /** Begins a run from the position that the engine was made for. */
  begin(run: Run): void;
  /** Searches on for about so many nodes, fewer than a hundred more. */
  search(nodes: number): Outcome;
  /** After `won`: the moves of the rules, each legal, from the position to the win; made in steps. */
  line(): Generator<undefined, Move[]>;
  /** Lets go of the memory that it holds; nothing is asked of it afterwards. */
  end?(): void;
}

/** A reduction of the search, by its name: tests take each away alone. */
export type Reduction = string;
