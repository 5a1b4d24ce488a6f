// The engine's layers: a file may import what stands before it in this list, and nothing from outside.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const engine = fileURLToPath(new URL('../../src/engine/', import.meta.url));

const ORDER = [
  ...['card', 'position', 'game', 'rules', 'facts', 'deck', 'play', 'deal-code', 'position-text', 'session'],
  ...['notation', 'record', 'saved', 'proven', 'daily', 'index', 'games/', 'all'],
];

const files = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.startsWith('solver/'))
  .sort();

const code = (file: string): string =>
  readFileSync(engine + file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');

const placeOf = (file: string): number =>
  ORDER.findIndex((layer) => file === layer || (layer.endsWith('/') && file.startsWith(layer)));

for (const file of files) {
  const name = file.replace(/\.ts$/, '');

  test(`${name} imports only what stands before it`, () => {
    assert.notEqual(placeOf(name), -1, 'a file in no layer: give it a place in ORDER');
    for (const [, target = ''] of code(file).matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)) {
      assert.ok(target.startsWith('.') && target.endsWith('.js'), target);
      const imported = posix.join(posix.dirname(name), target.replace(/\.js$/, ''));
      const sameFolder = name.startsWith('games/') && imported.startsWith('games/');
      assert.ok(placeOf(imported) !== -1, target);
      assert.ok(sameFolder || placeOf(imported) < placeOf(name), target);
      if (name.startsWith('games/') && !sameFolder) assert.match(imported, /^(card|game|rules)$/);
    }
  });

  test(`${name} touches no page, no chance, no clock, and asks for no game by name`, () => {
    const words =
      /\b(document|window|globalThis|console|setTimeout|Date|performance|crypto|Math\.random|switch)\b/;
    assert.doesNotMatch(code(file), words);
    if (!name.startsWith('games/'))
      assert.doesNotMatch(
        code(file).replace(/readonly game: '\w+'/g, ''),
        /['"](russian|reflechi|freecell)['"]/,
      );
  });
}

test('no sentence stands in the engine: an error says which part, a refusal gives its name', () => {
  for (const file of files)
    for (const [text] of code(file).matchAll(/'[^'\n]*'/g))
      assert.doesNotMatch(text, /^'[A-Z][a-z]+ [a-z]+ [a-z]+/);
});
