// What the README and the pages of docs/ show of records and positions is true: each is played and read.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formatPosition, parsePosition, replay } from '../../src/engine/all.js';
import type { Variant } from '../../src/engine/all.js';
import { usualHeight } from '../../src/components/views/geometry.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter((path) =>
  path.endsWith('.md'),
);

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

const fence = /^```\w*\n([\s\S]*?)^```$/gm;
const blocksOf = (page: string): string[] =>
  [...textOf(page).matchAll(fence)].map(([, block = '']) => block.trim());

const code = /^[A-Z]{2}\d-\w+-[A-Z]{7}(?=\s|$)/;

/** Every code span, quoted string or line of a block that begins with a whole deal code: a record, perhaps without a move. */
function recordsOf(page: string): string[] {
  const spans = [
    ...textOf(page)
      .replace(fence, '')
      .matchAll(/`([^`\n]+)`/g),
  ];
  const quoted = blocksOf(page).flatMap((block) => [...block.matchAll(/["']([^"'\n]+)["']|^([A-Z].+)$/gm)]);
  return [...spans, ...quoted].flatMap(([, ...found]) => found.filter((text) => text && code.test(text)));
}

const positionsOf = (page: string): string[] =>
  blocksOf(page).filter((block) => /^(Foundations|Freecells|Stock|Waste)?:( |$)/m.test(block));

/** The variant that a board text is of, by the lines that it has. */
function variantOf(position: string): Variant {
  const cells = /^Freecells:(.*)$/m.exec(position)?.[1]?.trim().split(/\s+/).length;
  if (cells !== undefined) return { game: 'freecell', cells: cells as 4 | 2 | 1 };
  return { game: /^Stock:/m.test(position) ? 'reflechi' : 'russian' };
}

for (const page of pages) {
  for (const record of recordsOf(page)) {
    test(`${page}: ${record} can be played`, () => assert.doesNotThrow(() => replay(record)));
  }
  for (const position of positionsOf(page)) {
    test(`${page}: a position with ${position.split('\n').at(-1)} is one`, () =>
      assert.equal(formatPosition(parsePosition(position, variantOf(position))), position));
  }
}

test("the README's style sheet keeps the room that the element takes", () => {
  const rule = /padding-top: (clamp\([^;]+\));/;
  const [, ours] = rule.exec(textOf('src/components/styles/board.ts')) ?? [];
  const [, theirs] = rule.exec(textOf('README.md')) ?? [];
  assert.ok(ours);
  assert.equal(theirs, ours);
  const [, low, base, share, high] = /clamp\((\d+)px, (\d+)px \+ (\d+)%, (\d+)px\)/.exec(ours) ?? [];
  for (const width of [0, 280, 281.5, 390, 700, 1150, 1600]) {
    assert.equal(
      usualHeight(width),
      Math.min(Number(high), Math.max(Number(low), Number(base) + (Number(share) / 100) * width)),
    );
  }
});

test('the page of records shows one with moves, and the position that it leads to', () => {
  const page = 'docs/deal-codes.md';
  const played = recordsOf(page).filter((record) => record.includes(' '));
  assert.ok(played.length > 0);
  assert.deepEqual(
    positionsOf(page),
    played.map((record) => formatPosition(replay(record).position)),
  );
});
