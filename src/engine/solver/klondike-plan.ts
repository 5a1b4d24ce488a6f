// Which searches of the compressed model are made, one after another.

import type { Step } from './plan.js';

/** Deep enough for any line: the searches that must prove are cut by nothing. */
const DEEP = 1000;

/** Searches of these nodes, each with a table that is as large as it can fill. */
const SHORT = [300, 600, 1200, 2500, 5000, 10_000, 20_000, 40_000, 80_000];

/**
 * Short searches first, each from the start again with other chances: most positions fall to one of them. Then one with
 * the largest table, of 2 ** `most` entries, without an end; if the table is full before, short ones for ever. All are
 * whole: a streamlined search wins fewer deals with as many nodes, as cards that go up can hardly be missed here.
 */
export function* klondikePlan(most: number): Generator<Step, void> {
  let seed = 0;
  const step = (nodes: number, bits: number): Step => ({
    nodes,
    bits: Math.min(bits, most),
    streamlined: false,
    noise: seed++ ? 40 : 0,
    seed,
    depth: DEEP,
  });
  for (const nodes of SHORT) yield step(nodes, 33 - Math.clz32(nodes));
  yield step(Infinity, most);
  for (;;) yield step(200_000, 18);
}
