/**
 * Makes the tables of the deals of the days, `src/components/parts/today-*.ts`: for each variant and each day of ten
 * years, how many deals are passed over till the solver finds one that it can win within NODES positions. A table that
 * was published is never made again.
 *   node --import tsx bench/days.ts [variant …]    all, or `russian-classic` …
 */
import { writeFileSync } from 'node:fs';
import type { Session, Variant } from '../src/engine/all.js';
import { DAYS, firstOf, numberOfDay, offsetsText } from '../src/engine/daily.js';
import { VARIANTS, variantOf } from '../test/engine/vectors.js';
import { bundled } from './bundled.js';

const { attempt, begin, beginAt, searchOf } = await bundled();

const NODES = 60_000;

/** Whether a deal can be won, by a line that the rules allow. */
function wins(variant: Variant, number: number): boolean {
  const { position } = begin({ ...variant, number });
  const answer = searchOf(variant, position, { nodes: NODES }).go(Infinity);
  if (answer?.verdict !== 'winnable') return false;
  let session: Session = beginAt(variant, position);
  for (const move of answer.line) {
    const tried = attempt(session, move);
    if (!tried.ok) throw new Error(`${JSON.stringify(variant)} ${number}: an illegal line`);
    session = tried.session;
  }
  if (!session.won) throw new Error(`${JSON.stringify(variant)} ${number}: a line that ends before the win`);
  return true;
}

const wished = process.argv.slice(2);
for (const name of VARIANTS.filter((each) => wished.length === 0 || wished.includes(each))) {
  const variant = variantOf(name);
  const start = performance.now();
  const offsets = Array.from({ length: DAYS }, (_, day) => {
    let offset = 0;
    while (!wins(variant, firstOf(day) + offset)) offset++;
    return offset;
  });
  const text = offsetsText(offsets);
  offsets.forEach((offset, day) => {
    if (numberOfDay(day, text) !== firstOf(day) + offset)
      throw new Error(`day ${day} is not read as it was written`);
  });
  writeFileSync(
    new URL(`../src/components/parts/today-${name}.ts`, import.meta.url),
    `/** The deals of the days of ${name}: an on-demand part, made by bench/days.ts. */
import { dayOf, numberOfDay } from '../../engine/daily.js';
import { register } from './register.js';

const OFFSETS =
  '${text}';

register('today-${name}', (time) => numberOfDay(dayOf(time), OFFSETS));
`,
  );
  console.log(
    `${name}: the largest offset is ${Math.max(...offsets)}, ${text.length} characters, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
}
