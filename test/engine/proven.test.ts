// Deals proven winnable are those that the study's verdicts call so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { provenDeals } from '../../src/engine/all.js';
import { VARIANTS, variantOf, verdicts } from './vectors.js';

for (const name of VARIANTS)
  test(`the proven deals of ${name}`, () => {
    const { dealt, winnable, unwinnable = [], undecided } = verdicts[name];
    const lost = new Set([...unwinnable, ...undecided]);
    const numbers =
      winnable ?? Array.from({ length: dealt }, (_, at) => at + 1).filter((number) => !lost.has(number));
    const proven = provenDeals(variantOf(name));
    assert.deepEqual(
      Array.from({ length: proven.count }, (_, at) => proven.at(at)),
      numbers,
    );
  });
