/**
 * How many deals of each variant can be won, as a table with 95 % intervals (Wilson's). An unknown deal counts as neither:
 * the interval reaches from all of them lost to all of them won.
 * The limit is one of nodes, so that the table is the same on every machine.
 *   npm run winnability -- [variant …] [--deals=1000] [--from=1] [--nodes=5000000]
 */
import type { Verdict } from '../src/engine/solver/protocol.js';
import { VARIANTS, variantOf } from '../test/engine/vectors.js';
import { bundled } from './bundled.js';

const { begin, searchOf } = await bundled();

const option = (name: string, usual: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const deals = option('deals', 1000);
const from = option('from', 1);
const nodes = option('nodes', 5e6);
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** E. B. Wilson, Probable Inference, 1927: where a share of `count` of `all` lies in truth, 95 times of 100. */
function interval(count: number, all: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const share = count / all;
  const middle = share + (z * z) / (2 * all);
  const reach = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const whole = 1 + (z * z) / all;
  return [(middle - reach) / whole, (middle + reach) / whole];
}

const percent = (share: number): string => (100 * share).toFixed(2);

console.log('| variant | deals | can be won | can not | unknown | can be won, % | 95 % interval |');
console.log('|---|---|---|---|---|---|---|');
for (const name of VARIANTS.filter((each) => words.length === 0 || words.includes(each))) {
  const variant = variantOf(name);
  const counts: Record<Verdict, number> = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let number = from; number < from + deals; number++) {
    const { position } = begin({ ...variant, number });
    counts[searchOf(variant, position, { nodes }).go(Infinity)?.verdict ?? 'unknown']++;
  }
  const { winnable, unwinnable, unknown } = counts;
  const [low] = interval(winnable, deals);
  const [, high] = interval(winnable + unknown, deals);
  const share = unknown
    ? `${percent(winnable / deals)} to ${percent((winnable + unknown) / deals)}`
    : percent(winnable / deals);
  console.log(
    `| ${[name, deals, winnable, unwinnable, unknown, share, `${percent(low)} to ${percent(high)}`].join(' | ')} |`,
  );
}
