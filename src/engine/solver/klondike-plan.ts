// Which searches of the compressed model are made, one after another.

import type { Step } from './plan.js';

/** Depth enough for any line: the searches that must prove are cut by nothing. */
const ANY = 1000;

const step = (nodes: number, bits: number, streamlined: boolean, noise: number, seed: number): Step => ({
  nodes,
  bits,
  streamlined,
  noise,
  seed,
  depth: ANY,
});

/**
 * Short searches first, by turns hasty and whole, each with other chances; then one without an end, which proves what
 * can't be won. `bits` are those of the largest table.
 */
export const klondikePlan = (bits: number): readonly Step[] => [
  step(3000, 13, true, 0, 1),
  step(3000, 13, false, 0, 2),
  step(10000, 15, true, 20, 3),
  step(30000, 16, false, 20, 4),
  step(Infinity, bits, false, 0, 5),
];
