// The package as a stranger gets it: packed, installed into an empty project, type-checked, imported and bundled.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'solitaire-package-'));
const installed = join(project, 'node_modules/solitaire-elements');

const entries = [
  'solitaire-elements',
  'solitaire-elements/russian-solitaire',
  'solitaire-elements/reflechi-solitaire',
  'solitaire-elements/freecell-solitaire',
  'solitaire-elements/engine',
  'solitaire-elements/solver',
];

/** Runs a program of Node's in a folder and gives what it printed; what it printed in vain is the failure's text. */
function node(folder: string, args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

function npm(folder: string, args: readonly string[]): string {
  const cli = process.env['npm_execpath'];
  if (cli?.endsWith('.js')) return node(folder, [cli, ...args]);
  return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

before(() => {
  assert.ok(existsSync(join(root, 'dist/index.js')), 'nothing is built yet: npm run build');
  const [packed] = JSON.parse(npm(root, ['pack', '--json', '--pack-destination', project])) as {
    filename: string;
  }[];
  assert.ok(packed);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(project, ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed.filename}`]);
});

after(() => rmSync(project, { recursive: true, force: true }));

test('holds what it ships and nothing of the workshop', () => {
  const shipped = readdirSync(installed).sort();
  assert.deepEqual(shipped, [
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'README.md',
    'custom-elements.json',
    'dist',
    'docs',
    'package.json',
    'types',
    'vscode.html-custom-data.json',
    'web-types.json',
  ]);
});

test('installs lit and what lit brings, nothing else', () => {
  const brought = readdirSync(join(project, 'node_modules'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(project, 'node_modules', name)).map((inner) => `${name}/${inner}`)
        : [name],
    )
    .filter((name) => !name.startsWith('.'))
    .sort();
  assert.deepEqual(brought, [
    '@lit-labs/ssr-dom-shim',
    '@lit/reactive-element',
    '@types/trusted-types',
    'lit',
    'lit-element',
    'lit-html',
    'solitaire-elements',
  ]);
});

test('every file that package.json names is there', () => {
  const json = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  const named = ['exports', 'types', 'jsdelivr', 'unpkg', 'customElements', 'web-types'].map((key) =>
    JSON.stringify(json[key]),
  );
  for (const [path] of named.join().matchAll(/\.\/[\w./-]*\.[\w.]+(?=")/g)) {
    // The keys of `exports` look like paths; those that are files are in it as values too.
    assert.ok(existsSync(join(installed, path)), path);
  }
});

const consumer = `
import { attempt, begin, DealCodeError, parseMove, type Move, type Session, type Variant } from 'solitaire-elements/engine';
import { solve, type Answer } from 'solitaire-elements/solver';
import { FreecellSolitaire } from 'solitaire-elements';
import { RussianSolitaire } from 'solitaire-elements/russian-solitaire';
import { ReflechiSolitaire } from 'solitaire-elements/reflechi-solitaire';
import 'solitaire-elements/freecell-solitaire';

const variant: Variant = { game: 'freecell', cells: 2 };
let session: Session = begin({ ...variant, number: 617 });
const move: Move = parseMove('26');
const answer = attempt(session, move);
if (answer.ok) session = answer.session;
else console.log(answer.reason satisfies string);
export const canBeWon = async (): Promise<boolean> => {
  const { verdict, line }: Answer = await solve(variant, session.position, { milliseconds: 1000 });
  return verdict === 'winnable' && line.length > 0;
};
export const isDealCodeError = (error: unknown): boolean => error instanceof DealCodeError;

const game = document.querySelector('freecell-solitaire');
game?.addEventListener('solitaire-win', ({ detail }) => console.log(detail.score.toFixed(), detail.record));
document.addEventListener('solitaire-move', ({ detail }) => console.log(detail.move.length, detail.cards.length));
export const score: number = game?.score ?? session.score;
export const element: FreecellSolitaire = new FreecellSolitaire();
export const others: [RussianSolitaire, ReflechiSolitaire] = [new RussianSolitaire(), new ReflechiSolitaire()];
void element.newGame('FC1-C4-AAAAAKH');

// The types say more than \`any\`.
type IsAny<T> = 0 extends 1 & T ? true : false;
export const anything: [IsAny<typeof element>, IsAny<typeof session>, IsAny<typeof answer>] = [false, false, false];
`;

for (const [resolution, module] of [
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
] as const) {
  test(`type-checks strictly with moduleResolution ${resolution}`, () => {
    const folder = join(project, resolution);
    mkdirSync(folder);
    writeFileSync(join(folder, 'consumer.ts'), consumer);
    const compilerOptions = {
      ...{ module, moduleResolution: resolution, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] },
      ...{ strict: true, skipLibCheck: false, noEmit: true, types: [] },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
    node(folder, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
  });
}

for (const entry of entries) {
  test(`${entry} imports in Node without a DOM`, () => {
    const script = `import(${JSON.stringify(entry)}).then((all) => console.log(Object.keys(all).length, typeof document))`;
    const [names, dom] = node(project, ['--input-type=module', '-e', script]).trim().split(' ');
    assert.ok(Number(names) > 0);
    assert.equal(dom, 'undefined');
  });
}

test('the engine plays in Node', () => {
  const script = `
    import { attempt, begin, legalMoves } from 'solitaire-elements/engine';
    let session = begin('FC1-C4-AAAAAKH');
    const answer = attempt(session, legalMoves(session)[0]);
    console.log(answer.ok, answer.session.moves);`;
  assert.equal(node(project, ['--input-type=module', '-e', script]).trim(), 'true 1');
});

test('the solver solves in Node', () => {
  const script = `
    import { begin } from 'solitaire-elements/engine';
    import { solve } from 'solitaire-elements/solver';
    const { variant, position } = begin('RU1-C-AAAAAAX');
    const { verdict, line } = await solve(variant, position);
    console.log(verdict, line.length > 50);`;
  assert.equal(node(project, ['--input-type=module', '-e', script]).trim(), 'winnable true');
});

test('a bundler keeps the on-demand parts apart, and lit once', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: "import 'solitaire-elements';", resolveDir: project },
    ...{ bundle: true, splitting: true, minify: true, format: 'esm', target: 'es2022' },
    ...{ outdir: join(project, 'bundle'), write: false, metafile: true, logLevel: 'silent' },
  });
  const texts = outputFiles.map(({ text }) => text);
  const [first] = texts;
  assert.ok(first);
  assert.ok(texts.length >= 5, 'the entry and four parts');
  assert.ok(
    !first.includes('locale:ca') && !first.includes('Partida nova'),
    'Catalan is not in the first file',
  );
  assert.ok(
    !first.includes('Any deal') && texts.some((text) => text.includes('Any deal')),
    'nor the dialogs',
  );
  const lits = Object.keys(metafile.inputs).filter((path) => path.endsWith('lit-html/lit-html.js'));
  assert.equal(lits.length, 1);
});

test('FreeCell alone carries no other game', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: "import 'solitaire-elements/freecell-solitaire';", resolveDir: project },
    ...{ bundle: true, splitting: true, minify: true, format: 'esm', target: 'es2022', entryNames: 'entry' },
    ...{ outdir: join(project, 'alone'), write: false, metafile: true, logLevel: 'silent' },
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const fetched = new Set<string>();
  const fetch = (path: string): void => {
    if (fetched.has(path)) return;
    fetched.add(path);
    for (const { kind, path: next } of outputs.get(path)?.imports ?? []) {
      if (kind === 'import-statement') fetch(next);
    }
  };
  fetch([...outputs.keys()].find((path) => path.endsWith('alone/entry.js')) ?? 'none');
  const files = [...fetched].flatMap((path) => Object.keys(outputs.get(path)?.inputs ?? {}));
  assert.ok(files.some((file) => file.endsWith('shared-freecell.js')));
  assert.deepEqual(
    files.filter((file) => /russian|reflechi/.test(file)),
    [],
    'nothing of them comes at once',
  );
  // What is fetched when `today` is asked for are lists of numbers.
  const games = Object.keys(metafile.inputs).filter((file) => /(?<!today-)(russian|reflechi)/.test(file));
  assert.deepEqual(games, [], 'nor on demand');
  assert.ok(outputFiles.every(({ text }) => !text.includes('"russian-solitaire"')));
});

interface EditorTag {
  readonly name: string;
  readonly attributes: readonly {
    readonly name: string;
    readonly values?: readonly { readonly name: string }[];
  }[];
}

test('the data for editors know every attribute of every tag, and its words', () => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(installed, name), 'utf8')) as T;
  const manifest = read<{
    modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[];
  }>('custom-elements.json');
  const named = (tags: readonly EditorTag[]): [string, string[]][] =>
    tags.map(({ name, attributes }) => [name, attributes.map((attribute) => attribute.name)]);
  const wanted = named(
    manifest.modules
      .flatMap(({ declarations }) => declarations)
      .map(({ tagName, attributes }) => ({ name: tagName, attributes })),
  );
  const vsCode = read<{ tags: EditorTag[] }>('vscode.html-custom-data.json').tags;
  assert.deepEqual(named(vsCode), wanted);
  const { elements } = read<{ contributions: { html: { elements: EditorTag[] } } }>('web-types.json')
    .contributions.html;
  assert.deepEqual(named(elements), wanted);
  const words = vsCode[0]?.attributes.find(({ name }) => name === 'cells')?.values?.map(({ name }) => name);
  assert.deepEqual(words, ['4', '2', '1']);
});
