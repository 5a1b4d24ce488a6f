// The manifest, and the README with it, names what the sources have: no more and no less.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Named {
  readonly name: string;
}
interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly cssStates: readonly Named[];
}

const { modules } = JSON.parse(read('custom-elements.json')) as {
  modules: readonly { declarations: readonly Declaration[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations);

/** The components without their comments. */
const sources = readdirSync(join(root, 'src/components'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('localisation'))
  .map((path) => read(join('src/components', path)).replace(/\/\*\*[\s\S]*?\*\//g, ''))
  .join('\n');

/** The distinct first groups of all matches, sorted. */
const found = (pattern: RegExp): string[] =>
  [...new Set([...sources.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();

const names = (list: readonly Named[]): string[] => list.map(({ name }) => name).sort();

test('it tells of the three elements', () => {
  assert.deepEqual(
    elements.map(({ tagName }) => tagName),
    ['freecell-solitaire', 'reflechi-solitaire', 'russian-solitaire'],
  );
});

for (const { tagName, attributes, events, cssProperties, cssStates } of elements) {
  test(`${tagName}: every custom property that a style reads`, () => {
    assert.deepEqual(names(cssProperties), found(/var\(\s*(--solitaire-[\w-]+)/g));
  });

  test(`${tagName}: every event`, () => {
    assert.deepEqual(names(events), found(/^\s+'(solitaire-\w+)': CustomEvent</gm));
  });

  test(`${tagName}: every state that is for hosts`, () => {
    // By `inline` the element's own style learns that the page has taken its display away, by `filled` that it is cut off.
    assert.deepEqual(
      [...names(cssStates), 'filled', 'inline'].sort(),
      found(/(?:states\.add|#state)\('(\w+)'/g),
    );
  });

  test(`${tagName}: its attributes, as hosts know them`, () => {
    const own = { 'freecell-solitaire': 'cells', 'reflechi-solitaire': 'draw', 'russian-solitaire': 'rule' };
    const shared = ['auto-placement', 'controls', 'deal', 'double-click', 'interactive-rules', 'lang'];
    const looks = ['contrast', 'deck', 'faces', 'layout', 'theme'];
    const ways = ['deals', 'shortcuts', 'tap', 'verbosity', 'winnability', 'worker'];
    const others = ['placement-help', 'save-key', 'share-url', 'storage', ...looks, ...ways];
    const wanted = [...shared, ...others, own[tagName as keyof typeof own]].sort();
    assert.deepEqual(names(attributes), wanted);
  });
}
