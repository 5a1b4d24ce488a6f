// Who may import whom: the layers of the house, read from the sources themselves.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const src = fileURLToPath(new URL('../../src', import.meta.url));

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.ts') && !path.includes('/locales/'))
  .sort();

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

/** A file without its comments. */
const codeOf = (file: string): string =>
  readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What a file imports or re-exports, its own files as paths from src without the ending. */
function importsOf(file: string): Import[] {
  const text = codeOf(file);
  const statements =
    /\b(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;
  return [...text.matchAll(statements)].map(([, type, named, dynamic]) => {
    const path = named ?? dynamic ?? '';
    const target = path.startsWith('.')
      ? posix.normalize(posix.join(dirname(file), path)).replace(/\.js$/, '')
      : path;
    return { target, typeOnly: type !== undefined };
  });
}

interface Layer {
  /** The files that this row speaks of. */
  readonly of: RegExp;
  /** All that they may import at run time. */
  readonly may: readonly RegExp[];
  /** What they may import as types besides. */
  readonly types?: readonly RegExp[];
}

const engine = /^engine\/index$/;
const lit = /^lit(\/|$)/;
const words =
  /^components\/localisation\/(words|cards|signs|refusals|errors|i18n|speech|result|rules-text|statistics-words|advice-words)$/;
/** What the views and the controllers both know: where things lie, and how a style is set. */
const geometry = /^components\/(css-vars|client-box|views\/geometry)$/;
/** What the games played came to: plain data, which knows no page. */
const books = /^components\/statistics\/(books|text)(\.ts)?$/;
const tagFile = /^components\/(russian|reflechi|freecell)-solitaire$/;

/** The first row that fits a file counts. */
const layers: readonly Layer[] = [
  { of: /^engine\/card\.ts$/, may: [] },
  { of: /^engine\/(position|game|rules)\.ts$/, may: [/^engine\/(card|position|game|rules)$/] },
  { of: /^engine\/games\//, may: [/^engine\/(card|position|game|rules)$/, /^engine\/games\//] },
  { of: /^engine\/all\.ts$/, may: [/^engine\/(index|games\/index)$/] },
  { of: /^engine\/solver\/all\.ts$/, may: [/^engine\/(solver\/index|games\/index)$/] },
  { of: /^engine\/solver\//, may: [/^engine\/(?!index$|all$|games\/|session$)/] },
  { of: /^engine\//, may: [/^engine\/(?!index$|all$|games\/|solver\/)/] },
  { of: /^components\/controllers\/drag\.ts$/, may: [engine, lit, geometry, /^@interactjs\//] },
  { of: /^components\/controllers\//, may: [engine, lit, geometry] },
  {
    of: /^components\/views\//,
    may: [engine, lit, words, /^components\/(views\/|css-vars$)/],
    types: [/^components\/statistics\/books$/],
  },
  { of: books, may: [books] },
  {
    of: /^components\/dialogs\//,
    may: [engine, words, /^components\/((dialogs|statistics|views)\/|settings$)/],
    types: [lit, /^components\/dialogs$/],
  },
  {
    of: /^components\/advice\//,
    may: [engine, /^components\/advice\//],
    types: [/^engine\/solver\/protocol$/, /^components\/(table$|views\/geometry$)/],
  },
  {
    of: /^components\/statistics\//,
    may: [/^components\/statistics\//],
    types: [/^components\/(controllers\/storage|tally)$/],
  },
  { of: /^components\/styles\//, may: [lit, /^components\/(styles|views)\//] },
  {
    of: /^components\/localisation\//,
    may: [engine, /^@lit\/localize/, /^components\/(localisation\/|parts$)/],
    types: [lit, /^components\/solitaire-events$/],
  },
  {
    of: /^components\/parts\/register\.ts$/,
    may: [],
    types: [/^components\/(parts(\/core)?|solver-client)$/],
  },
  {
    of: /^components\/parts\/today-[\w-]+\.ts$/,
    may: [/^components\/parts\/register$/, /^engine\/daily$/],
  },
  {
    of: /^components\/parts\/solver\.ts$/,
    may: [/^components\/parts\/register$/, /^engine\/(games\/index|solver\/(search|serve|slices))$/],
  },
  {
    of: /^components\/parts\//,
    may: [
      engine,
      lit,
      words,
      /^components\/((dialogs|localisation\/locales|parts|statistics|styles|views)\/|(advice|announcer|copy|css-vars|halo|keyboard|keys|lens|parts|peek)$)/,
    ],
    types: [/^components\/dialogs$/],
  },
  {
    of: /^components\/\w+-solitaire\.ts$/,
    may: [lit, /^components\/(solitaire-element|define)$/, /^engine\/games\/\w+$/],
  },
  {
    of: /^components\/[\w-]+\.ts$/,
    may: [engine, lit, /^components\/(?!(russian|reflechi|freecell)-solitaire$)/],
    types: [/^engine\/solver\/protocol$/],
  },
  { of: /^embed\/protocol\.ts$/, may: [], types: [/^components\/solitaire-events$/] },
  { of: /^embed\/embed-parent\.ts$/, may: [/^embed\/protocol$/] },
  { of: /^embed\/loader\.ts$/, may: [/^components\/trusted-types$/] },
  {
    of: /^embed\/embed\.ts$/,
    may: [/^embed\/protocol$/, /^components\/trusted-types$/],
    types: [/^components\/solitaire-element$/],
  },
  { of: /^index\.ts$/, may: [tagFile], types: [engine, /^components\//] },
];

for (const file of files) {
  test(`${file} imports only what its layer may`, () => {
    const layer = layers.find(({ of }) => of.test(file));
    assert.ok(layer, 'a file in no layer: give it a row');
    const { may, types = [] } = layer;
    const wrong = importsOf(file).filter(
      ({ target, typeOnly }) => ![...may, ...(typeOnly ? types : [])].some((allowed) => allowed.test(target)),
    );
    assert.deepEqual(
      wrong.map(({ target }) => target),
      [],
    );
  });
}

test('a part is imported on demand alone', () => {
  const statics = files
    .flatMap((file) => importsOf(file).map(({ target, typeOnly }) => ({ file, target, typeOnly })))
    .filter(({ target, typeOnly }) => !typeOnly && /^components\/parts\/(?!core$|register$)/.test(target))
    .filter(({ file }) => file !== 'components/parts.ts');
  assert.deepEqual(statics, []);
});

test('a controller imports no other controller', () => {
  const pairs = files
    .filter((file) => file.startsWith('components/controllers/'))
    .flatMap((file) => importsOf(file).map(({ target, typeOnly }) => ({ file, target, typeOnly })))
    .filter(({ target, typeOnly }) => !typeOnly && target.startsWith('components/controllers/'));
  assert.deepEqual(pairs, []);
});

test("no game's name stands in components outside its tag file, its language or its rules' text", () => {
  const naming = files
    .filter((file) => file.startsWith('components/'))
    .filter((file) => !/-solitaire\.ts$|\/localisation\//.test(file))
    .filter((file) => /['"`](russian|reflechi|freecell)['"`]/.test(codeOf(file)));
  assert.deepEqual(naming, []);
});
