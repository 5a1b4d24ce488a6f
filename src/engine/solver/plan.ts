// Which searches are made of a position, one after another, and how many nodes each may take.

import type { Run } from './engine.js';
import type { PackedRules } from './packed-rules.js';

export interface Step extends Run {
  readonly nodes: number;
}

const FOREVER = Infinity;
const LONG = 4000;

/**
 * Short runs first, each from the start again with more chance in its order and more nodes, streamlined and complete in
 * turn: most positions fall to one of them, and which one is luck. Then one complete run with most of the memory, then
 * long runs without end.
 */
export function* planOf({ cells, loose, safe }: PackedRules, most: number): Generator<Step> {
  let seed = 1;
  const step = (nodes: number, bits: number, streamlined: boolean, noise: number, depth: number): Step => ({
    nodes,
    bits: Math.min(bits, most),
    streamlined,
    noise,
    seed: (seed += 7919),
    depth,
  });
  if (safe === 'always') {
    for (const bits of [11, 16]) yield step(FOREVER, bits, false, 0, LONG);
    yield step(FOREVER, most, false, 0, LONG);
    return;
  }
  const depth = loose ? 130 : cells > 2 ? 160 : cells > 0 ? 220 : 150;
  for (const [nodes, bits, noise] of [
    [2000, 13, 0],
    [6000, 14, 20],
    [20000, 16, 30],
    [60000, 17, 40],
  ] as const)
    for (const streamlined of [true, false]) yield step(nodes, bits, streamlined, noise, depth);
  yield step(FOREVER, most, false, 0, LONG);
  for (let round = 0; ; round++)
    yield step(300_000, 20, round % 2 === 0, 50, round % 4 < 2 ? LONG : depth * 2);
}
