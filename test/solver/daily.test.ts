// The tables of the deals of the days: whole, and each day's deal can be won.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { attempt, begin } from '../../src/engine/all.js';
import { DAYS, firstOf, numberOfDay } from '../../src/engine/daily.js';
import { searchOf } from '../../src/engine/solver/search.js';
import { VARIANTS, variantOf } from '../engine/vectors.js';

const PROOF = process.env['PROOF'] !== undefined;
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

const textOf = (name: string): string =>
  /OFFSETS =\s+'([^']+)'/.exec(
    readFileSync(new URL(`../../src/components/parts/today-${name}.ts`, import.meta.url), 'utf8'),
  )?.[1] ?? '';

for (const name of VARIANTS) {
  test(`the table of ${name} has every day once`, () => {
    const text = textOf(name);
    assert.match(text, /^(!*[(-O])+$/);
    assert.equal(text.replaceAll('!', '').length, DAYS);
  });

  test(`the deals of ${name} can be won, SEED=${SEED}`, () => {
    const text = textOf(name);
    const days = PROOF
      ? Array.from({ length: DAYS }, (_, day) => day)
      : [0, 1, DAYS - 1, ...Array.from({ length: 5 }, (_, i) => (SEED * (i + 7) * 7919) % DAYS)];
    for (const day of days) {
      const number = numberOfDay(day, text);
      assert.ok(number >= firstOf(day) && number < firstOf(day + 1), `day ${day}: ${number}`);
      let session = begin({ ...variantOf(name), number });
      const answer = searchOf(session.variant, session.position, { nodes: 20_000_000 }).go(Infinity);
      assert.equal(answer?.verdict, 'winnable', `day ${day}: ${number}`);
      for (const move of answer?.line ?? []) {
        const tried = attempt(session, move);
        assert.ok(tried.ok, `day ${day}: ${JSON.stringify(move)}`);
        session = tried.session;
      }
      assert.ok(session.won);
    }
  });
}
