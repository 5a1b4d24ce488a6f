// Which searches are made of a position, one after another, and how many nodes each may take.

import type { Outcome, Run } from './engine.js';
import type { PackedRules } from './packed-rules.js';

export interface Step extends Run {
  readonly nodes: number;
  /** This run is begun once, in an engine of its own; each such step goes on where the one before it stopped. */
  readonly whole?: boolean;
}

/** Yields steps, and is told what each came to. */
export type Plan = Generator<Step, void, Outcome | undefined>;

const ANY = 4000;

/** Tables of the tries stay small beside that of the whole run. */
const TRY_BITS = 18;

interface Pace {
  /** No line of a try is longer. */
  readonly depth: number;
  /** Nodes of the first try, and by how much the next ones grow. */
  readonly first: number;
  readonly growth: number;
  /** Nodes of the whole run for each node of a try. */
  readonly whole: number;
  /** Chance in the tries' order, a step more for each round. */
  readonly noise: number;
}

const paceOf = ({ cells, loose }: PackedRules): Pace => {
  if (loose) return { depth: 130, first: 2000, growth: 2, whole: 0.5, noise: 10 };
  if (cells === 1) return { depth: 300, first: 1000, growth: 1.5, whole: 4, noise: 6 };
  return { depth: 250, first: 1500, growth: 1.5, whole: 0.5, noise: 6 };
};

/**
 * The run that proves: the whole tree, begun once. Beside it tries, each from the start again with more chance in its
 * order and more nodes, by turns streamlined and complete: most positions that can be won fall to one of them, and which
 * one is luck. When the whole run has no more memory, tries alone, with the memory that it had.
 */
export function* planOf(rules: PackedRules, bits: number): Plan {
  const whole: Step = {
    nodes: Infinity,
    bits,
    streamlined: false,
    noise: 0,
    seed: 1,
    depth: ANY,
    whole: true,
  };
  // In suit, what can go up does, and every other move joins two cards for good: the whole tree is small.
  if (rules.safe === 'always') {
    yield whole;
    return;
  }
  const pace = paceOf(rules);
  let goesOn = true;
  for (let round = 0, nodes = pace.first; ; round++) {
    yield {
      nodes,
      bits: goesOn ? Math.min(bits, TRY_BITS) : bits,
      streamlined: round % 2 === 0,
      noise: round < 2 ? 0 : Math.min(round, 8) * pace.noise,
      seed: round * 7919 + 1,
      depth: goesOn || round % 4 < 2 ? pace.depth : ANY,
    };
    if (goesOn) goesOn = (yield { ...whole, nodes: Math.ceil(nodes * pace.whole) }) === 'more';
    nodes = Math.min(Math.ceil(nodes * pace.growth), 300_000);
  }
}
