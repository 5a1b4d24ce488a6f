// Which searches of the compressed model are made, one after another.

import type { Outcome } from './engine.js';
import type { Plan, Step } from './plan.js';

/** Nodes of the first try, and of the largest, which its table holds. */
const FIRST = 300;
const GROWTH = 1.5;
const MOST = 160_000;
const MOST_BITS = 18;

/** After a try of so many nodes the search that proves takes its turns, with so many times its nodes: before, most positions are won by a try. */
const PROVE = 30_000;
const PROOF = 5;

/**
 * Tries, each from the start again with other chances and more nodes: most positions fall to one of them. By turns with
 * them one search that goes on where it stopped, and proves what can't be won; together they fill 2 ** `bits` entries.
 * All are whole: a streamlined search wins fewer deals with as many nodes, as cards that go up can hardly be missed here.
 */
export function* klondikePlan(bits: number): Plan {
  const most = Math.min(MOST_BITS, bits - 2);
  const base = { streamlined: false, depth: Infinity };
  const proof = { ...base, bits: Math.log2(2 ** bits - 2 ** most), noise: 0, seed: 1, lasting: true };
  let proving: Outcome | undefined = 'more';
  for (let nodes = FIRST, seed = 0; ; seed++) {
    const noise = seed ? 40 : 0;
    const tried: Step = {
      ...base,
      nodes,
      bits: Math.min(most, 34 - Math.clz32(nodes)),
      noise,
      seed: seed * 7919,
    };
    yield tried;
    if (nodes >= PROVE && proving === 'more') proving = yield { ...proof, nodes: PROOF * nodes };
    nodes = Math.min(Math.ceil(GROWTH * nodes), MOST);
  }
}
