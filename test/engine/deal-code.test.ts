// Deal codes: written one way, read in many, refused part by part.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DealCodeError, begin, formatDealCode, parseDealCode } from '../../src/engine/all.js';
import type { Deal, Variant } from '../../src/engine/all.js';

const russian: Variant = { game: 'russian' };
const relaxed: Variant = { game: 'russian', rule: 'relaxed' };
const freecell: Variant = { game: 'freecell' };

const partOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof DealCodeError, String(error));
    assert.equal(error.name, 'DealCodeError');
    return error.part;
  }
  return 'read';
};

const written: readonly (readonly [Deal, string])[] = [
  [{ game: 'russian', number: 27 }, 'RU1-C-AAAAABB'],
  [{ game: 'russian', rule: 'relaxed', number: 27 }, 'RU1-R-AAAAABB'],
  [{ game: 'reflechi', number: 1 }, 'TF1-D1N-AAAAAAB'],
  [{ game: 'reflechi', draw: 3, number: 1 }, 'TF1-D3N-AAAAAAB'],
  [{ game: 'freecell', number: 267 }, 'FC1-C4-AAAAAKH'],
  [{ game: 'freecell', cells: 2, number: 0 }, 'FC1-C2-AAAAAAA'],
  [{ game: 'freecell', cells: 1, number: 26 ** 7 - 1 }, 'FC1-C1-ZZZZZZZ'],
  [{ game: 'freecell', number: 11982 }, 'FC1-C4-AAAARSW'],
];

for (const [deal, code] of written)
  test(`${code} is written and begun`, () => {
    assert.equal(formatDealCode(deal), code);
    assert.deepEqual(begin(code), begin(deal));
  });

const read: readonly (readonly [string, Variant | undefined, string])[] = [
  ['ru1-c-aaaaabb', undefined, 'RU1-C-AAAAABB'],
  ['  RU1-C-AAAAABB\n', undefined, 'RU1-C-AAAAABB'],
  ['RU1CAAAAABB', undefined, 'RU1-C-AAAAABB'],
  ['RU1–C—AAAAABB', undefined, 'RU1-C-AAAAABB'],
  ['RU1‐C‑AAAAABB', undefined, 'RU1-C-AAAAABB'],
  ['RU1−C－AAAAABB', undefined, 'RU1-C-AAAAABB'],
  ['RU1 – C – AAAAABB', undefined, 'RU1-C-AAAAABB'],
  ['tf1d3naaaaaab', undefined, 'TF1-D3N-AAAAAAB'],
  ['fc1c4-AAAAAKH', undefined, 'FC1-C4-AAAAAKH'],
  ['RU1-R-AAAAABB', russian, 'RU1-R-AAAAABB'],
  ['AAAAABB', relaxed, 'RU1-R-AAAAABB'],
  [' aaaaabb ', russian, 'RU1-C-AAAAABB'],
  ['27', relaxed, 'RU1-R-AAAAABB'],
  ['0', freecell, 'FC1-C4-AAAAAAA'],
  ['00617', freecell, 'FC1-C4-AAAAAXT'],
  ['8031810175', freecell, 'FC1-C4-ZZZZZZZ'],
];

for (const [text, variant, code] of read)
  test(`${JSON.stringify(text)} reads as ${code}`, () => {
    assert.equal(formatDealCode(parseDealCode(text, variant)), code);
  });

const refused: readonly (readonly [string, Variant | undefined, string])[] = [
  ['AAAAABB', undefined, 'game'],
  ['617', undefined, 'game'],
  ['', undefined, 'game'],
  ['XX1-C-AAAAABB', undefined, 'game'],
  ['FC1-C4-AAAAAKH', russian, 'game'],
  ['XX1-C-AAAAABB', russian, 'game'],
  ['RU2-C-AAAAABB', undefined, 'version'],
  ['RU12-C-AAAAABB', undefined, 'version'],
  ['RU-C-AAAAABB', undefined, 'version'],
  ['RU1-X-AAAAABB', undefined, 'option'],
  ['RU1-D1N-AAAAABB', undefined, 'option'],
  ['FC1-C3-AAAAAKH', undefined, 'option'],
  ['RU1-AAAAABB', undefined, 'option'],
  ['RU1-CAAAABB', undefined, 'option'],
  ['RU1', undefined, 'option'],
  ['RU1-C', undefined, 'number'],
  ['RU1-C-AAAAAB', undefined, 'number'],
  ['RU1-C-AAAAABBB', undefined, 'number'],
  ['RU1-C-AAA-AABB', undefined, 'number'],
  ['RU1-C-AAAAAB1', undefined, 'number'],
  ['RU1-C-27', undefined, 'number'],
  ['RU1-C-AAAAABB 26', undefined, 'number'],
  ['', russian, 'number'],
  ['AAAAAB', russian, 'number'],
  ['AAAAABBB', russian, 'number'],
  ['AAAAAB1', russian, 'number'],
  ['8031810176', russian, 'number'],
  ['-5', russian, 'number'],
  ['6.17', russian, 'number'],
  ['6e3', russian, 'number'],
  ['AAAAAßß', russian, 'number'],
  ['AAAAAıı', russian, 'number'],
];

for (const [text, variant, part] of refused)
  test(`${JSON.stringify(text)}${variant ? ` for ${variant.game}` : ''} is refused: ${part}`, () => {
    assert.equal(
      partOf(() => parseDealCode(text, variant)),
      part,
    );
  });

const noDeals: readonly (readonly [unknown, string])[] = [
  [null, 'game'],
  [undefined, 'game'],
  [27, 'game'],
  [{}, 'game'],
  [{ game: 'klondike', number: 1 }, 'game'],
  [{ game: 'constructor', number: 1 }, 'game'],
  [{ game: 'russian', rule: 'strict', number: 1 }, 'option'],
  [{ game: 'freecell', cells: 3, number: 1 }, 'option'],
  [{ game: 'freecell', cells: '4', number: 1 }, 'option'],
  [{ game: 'russian' }, 'number'],
  [{ game: 'russian', number: -1 }, 'number'],
  [{ game: 'russian', number: 1.5 }, 'number'],
  [{ game: 'russian', number: '1' }, 'number'],
  [{ game: 'russian', number: 26 ** 7 }, 'number'],
  [{ game: 'russian', number: NaN }, 'number'],
];

for (const [deal, part] of noDeals)
  test(`${JSON.stringify(deal) ?? 'undefined'} is no deal: ${part}`, () => {
    assert.equal(
      partOf(() => begin(deal as Deal)),
      part,
    );
    assert.equal(
      partOf(() => formatDealCode(deal as Deal)),
      part,
    );
  });
