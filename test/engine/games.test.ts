// What the engine tells of its games; and a fourth game that enters as one short file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attempt,
  begin,
  beginAt,
  complete,
  factsOf,
  formatDealCode,
  formatPosition,
  formatRecord,
  legalMoves,
  optionValue,
  parseDealCode,
  parsePosition,
  pile,
  pilesOf,
  provenDeals,
  replay,
  restore,
  save,
  withOption,
} from '../../src/engine/all.js';
import type { Deal, Variant } from '../../src/engine/all.js';
import { yukon } from '../fixtures/yukon.js';

const facts = [
  ['russian', 'RU1', 'rule', ['classic', 'relaxed'], 'king', true, 11],
  ['reflechi', 'TF1', 'draw', [1, 3], 'king', false, 7],
  ['freecell', 'FC1', 'cells', [4, 2, 1], 'any', false, 7],
  ['yukon', 'YU1', 'rule', ['classic'], 'king', true, 11],
] as const;

for (const [game, code, name, values, emptyColumn, hides, longest] of facts)
  test(`facts of ${game}`, () => {
    assert.deepEqual(factsOf(game), { game, code, option: { name, values }, emptyColumn, hides, longest });
  });

const variants: readonly (readonly [Variant, Variant, string | number, string])[] = [
  [{ game: 'russian' }, { game: 'russian', rule: 'classic' }, 'classic', 'SHDC1234567'],
  [{ game: 'reflechi' }, { game: 'reflechi', draw: 1 }, 1, 'swSHDC1234567'],
  [{ game: 'reflechi', draw: 3 }, { game: 'reflechi', draw: 3 }, 3, 'swSHDC1234567'],
  [{ game: 'freecell' }, { game: 'freecell', cells: 4 }, 4, 'abcdSHDC12345678'],
  [{ game: 'freecell', cells: 1 }, { game: 'freecell', cells: 1 }, 1, 'aSHDC12345678'],
];

for (const [given, whole, value, letters] of variants)
  test(`${JSON.stringify(given)} is completed, its piles stand in board order`, () => {
    assert.deepEqual(complete(given), whole);
    assert.deepEqual(withOption(given.game, value), whole);
    assert.equal(optionValue(given), value);
    assert.equal(
      pilesOf(given)
        .map(({ letter }) => letter)
        .join(''),
      letters,
    );
  });

test('what is no variant is told by its part', () => {
  assert.throws(() => factsOf('klondike'), { name: 'DealCodeError', part: 'game' });
  assert.throws(() => withOption('klondike', 1), { part: 'game' });
  assert.throws(() => withOption('freecell', 3), { part: 'option' });
  assert.throws(() => complete({ game: 'freecell', cells: 3 } as unknown as Variant), { part: 'option' });
});

test('Yukon: dealt like Russian, built down in alternating colours, in codes, records, positions and saves', () => {
  const variant = { game: yukon.game } as unknown as Variant;
  const deal = { ...variant, number: 27 } as Deal;
  const session = begin(deal);
  assert.equal(formatDealCode(deal), 'YU1-C-AAAAABB');
  assert.deepEqual(parseDealCode('yu1caaaaabb'), complete(variant) && { ...complete(variant), number: 27 });
  for (const letter of '1234567')
    assert.deepEqual(pile(session.position, letter), pile(begin('RU1-C-AAAAABB').position, letter));

  const [move] = legalMoves(session);
  assert.ok(move);
  const result = attempt(session, move);
  assert.ok(result.ok);
  const record = formatRecord(result.session);
  assert.deepEqual(replay(record).position, result.session.position);
  assert.deepEqual(restore(save(result.session)), result.session);
  const text = formatPosition(session.position);
  assert.deepEqual(beginAt(variant, parsePosition(text, variant)).position, session.position);

  const refused = attempt(session, { from: '1', to: '2', count: 1 });
  assert.deepEqual(refused, { ok: false, reason: 'build-alternate' });
  assert.equal(provenDeals(variant).count, 0);
});
