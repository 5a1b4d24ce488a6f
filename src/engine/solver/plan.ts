// Which searches are made of a position, one after another, and how many nodes each may take.

import type { Outcome, Run } from './engine.js';
import type { PackedRules } from './packed-rules.js';

export interface Step extends Run {
  readonly nodes: number;
  /** This run is begun once, in an engine of its own; each such step goes on where the one before it stopped. */
  readonly lasting?: boolean;
}

/** Yields steps, and is told what each came to. */
export type Plan = Generator<Step, void, Outcome | undefined>;

const ANY = Infinity;

/** A try that takes more nodes than its table holds would be stopped by it. */
const TRY_BITS = 18;
const TRY_NODES = 190_000;

interface Pace {
  /** No line of a try is longer. */
  readonly depth: number;
  /** Nodes of the first try, and by how much the next ones grow. */
  readonly first: number;
  readonly growth: number;
  /** Nodes of the lasting runs, the whole one and the streamlined one, for each node of a try. */
  readonly whole: number;
  readonly hasty: number;
  /** Chance in the tries' order, a step more for each round. */
  readonly noise: number;
}

const paceOf = ({ cells, loose }: PackedRules): Pace => {
  if (loose) return { depth: 130, first: 700, growth: 1.2, whole: 0.3, hasty: 0, noise: 15 };
  if (cells === 1) return { depth: 300, first: 500, growth: 1.4, whole: 8, hasty: 0, noise: 6 };
  // With room to spare a line is found soon or by luck: many short tries, and of those the shorter lines.
  if (cells > 2) return { depth: 160, first: 1500, growth: 1.1, whole: 0.2, hasty: 0.2, noise: 9 };
  return { depth: 250, first: 1500, growth: 1.2, whole: 0.7, hasty: 0, noise: 9 };
};

const lasting = (slots: number, streamlined: boolean): Step => ({
  nodes: Infinity,
  bits: Math.log2(slots),
  streamlined,
  noise: 0,
  seed: 1,
  depth: ANY,
  lasting: true,
});

/**
 * Three kinds of runs take turns. One that proves: the whole tree, begun once. One that is begun once too, streamlined.
 * And tries, each from the start again with more chance in its order and more nodes, by turns streamlined and complete:
 * most positions that can be won fall to one of them, and which one is luck. Tries alone go on without end.
 */
export function* planOf(rules: PackedRules, bits: number): Plan {
  const small = Math.min(TRY_BITS, bits - 3);
  // Room is left for the tries' table, and for those that tables grow out of.
  const hasty = lasting(2 ** (bits - 3), true);
  const whole = lasting(2 ** bits - 2 ** (bits - 3) - 2 ** (small + 1), false);
  // In suit, what can go up does, and every other move joins two cards for good: the whole tree is small.
  if (rules.safe === 'always') {
    yield whole;
    return;
  }
  const pace = paceOf(rules);
  const goesOn = { whole: true, hasty: pace.hasty > 0 };
  for (let round = 0, nodes = pace.first; ; round++) {
    yield {
      nodes,
      bits: small,
      streamlined: round % 2 === 0,
      noise: round < 2 ? 0 : Math.min(round, 8) * pace.noise,
      seed: round * 7919 + 1,
      depth: round % 8 < 6 ? pace.depth : ANY,
    };
    if (goesOn.whole) goesOn.whole = (yield { ...whole, nodes: Math.ceil(nodes * pace.whole) }) === 'more';
    if (goesOn.hasty) goesOn.hasty = (yield { ...hasty, nodes: Math.ceil(nodes * pace.hasty) }) === 'more';
    nodes = Math.min(Math.ceil(nodes * pace.growth), TRY_NODES);
  }
}
