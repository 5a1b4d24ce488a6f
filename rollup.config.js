// What the package ships: ES modules for bundlers, one classic script for pages, the parts that come on demand, and
// the page for frames with what belongs to it.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { unusedInteract } from './scripts/interact.mjs';

const { name, version, license } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const tags = ['russian-solitaire', 'reflechi-solitaire', 'freecell-solitaire'];

const sourceFolder = fileURLToPath(new URL('src/', import.meta.url));
const partsFolder = join(sourceFolder, 'components/parts/');
/** What the element lends to its parts, and how a part registers itself; all other files of the folder are parts. */
const lender = join(partsFolder, 'core.ts');
const partNames = readdirSync(partsFolder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((part) => part !== 'core' && part !== 'register');

/**
 * Ids and notes of messages are for translators. In the bundles a message goes by the beginning of its English, as
 * speech.ts has it; it keeps its id where another one begins the same.
 */
const withoutIds = {
  name: 'without-ids',
  transform(code, id) {
    const [path, locale] = /[\\/]localisation[\\/](locales[\\/])?[\w-]+\.ts$/.exec(id) ?? [];
    if (!path) return null;
    const cuts = [];
    visit(this.parse(code), ({ type, key, arguments: [text, options] = [] }) => {
      const name = key?.value ?? key?.name;
      if (locale && type === 'Property' && beginnings.has(name)) {
        cuts.push([key.start, key.end, JSON.stringify(beginnings.get(name))]);
      }
      if (type !== 'CallExpression' || options?.properties?.[0]?.key.name !== 'id') return;
      const [own, ...notes] = options.properties;
      const known = beginnings.get(own.value.value);
      const texts = text.quasi?.quasis.map(({ value }) => value.cooked) ?? [text.value];
      if (known === undefined) for (const note of notes) cuts.push([own.end, note.end, '']);
      else if (known === beginning(texts)) cuts.push([text.end, options.end, '']);
      else
        this.error(
          `xliff/ has another English for ${own.value.value}: run \`node scripts/locales.mjs extract\`.`,
        );
    });
    return { code: spliced(code, cuts), map: null };
  },
};

const beginning = (texts) => texts.join('#').slice(0, 16);

/** By id, the beginnings that only one message has. */
const beginnings = new Map(
  [
    ...readFileSync(new URL('xliff/ca.xlf', import.meta.url), 'utf8').matchAll(
      /<trans-unit id="([^"]*)">\s*<source>(.*?)<\/source>/gs,
    ),
  ]
    .map(([, id, source]) => [id, beginning(source.split(/<x [^>]*>/).map(plainText))])
    .filter(([, own], _, all) => all.filter(([, other]) => other === own).length === 1),
);

function plainText(xml) {
  const signs = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return xml.replace(/&(\w+);/g, (_, name) => signs[name]);
}

/** The code with its stretches from start to end replaced. They keep their line breaks, so that source maps stay true. */
const spliced = (code, cuts) =>
  cuts
    .sort(([a], [b]) => b - a)
    .reduce(
      (all, [start, end, text]) =>
        all.slice(0, start) + text + code.slice(start, end).replace(/[^\n]/g, '') + all.slice(end),
      code,
    );

const sources = () => [
  unusedInteract,
  nodeResolve(),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }),
  withoutIds,
];

// A function that was inlined, or moved to where it is used, compresses worse than it did beside its like.
const smallest = () =>
  terser({
    ecma: 2020,
    compress: {
      passes: 3,
      inline: 1,
      reduce_funcs: false,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_comps: true,
    },
    format: { ascii_only: true, comments: /^!/ },
  });

/**
 * gzip looks back 32 kB, so in the classic script what is alike stands together: modules stand in it in the order in
 * which they are first imported.
 */
const likeBesideLike = {
  name: 'like-beside-like',
  transform(code, id) {
    if (!/[\\/]src[\\/]index\.ts$/.test(id)) return null;
    const own = (folder, ...names) => names.map((name) => `./${folder}/${name}.js`);
    const order = [
      ...own('engine', 'play', 'notation', 'position-text', 'index', 'games/index'),
      ...own('components', 'saves', 'localisation/refusals', 'views/icons', 'views/geometry'),
      ...own('components', 'localisation/speech', 'parts', 'solitaire-events', 'controllers/clock'),
      ...own('components', 'parts/core', 'views/by-key', 'views/bubble', 'views/bar', 'views/board'),
      ...own('components/styles', 'board', 'bar', 'tokens', 'themes', 'print'),
    ];
    return { code: order.map((path) => `import '${path}';`).join('') + code, map: null };
  },
};

/**
 * On-demand parts are files of their own, beside whatever asks for them. In a module that is a relative import;
 * a classic script has no place of its own to be relative to, so there it is the address that it was loaded from.
 */
const partsBeside = (base) => ({
  name: 'parts-beside',
  // Said before the tree is shaken, which takes away what the other build alone needs.
  transform: (code) => ({
    code: code.replaceAll('import.meta.classic', String(Boolean(base))),
    map: null,
  }),
  resolveDynamicImport(specifier) {
    const part = /\/parts\/(\w+)\.js$/.exec(specifier)?.[1];
    return part ? { id: `./parts/${part}.js`, external: 'absolute' } : null;
  },
  renderDynamicImport: () => (base ? { left: 'import(new URL(', right: `,${base}).href)` } : null),
  resolveImportMeta: (property) => (property === 'url' && base) || null,
});

/**
 * Where the classic script's own copy of lit differs: in each file, what is replaced by what. One Trusted Types policy
 * is made: ours, instead of `lit-html`. A browser that knows light-dark() adopts style sheets and needs no polyfill.
 * No name of lit's is left on the page, and what no template or property of ours asks for is left out.
 */
const changesOfLit = {
  'lit-html/lit-html.js': {
    head: `import{policy as ourPolicy}from ${JSON.stringify(join(sourceFolder, 'components/trusted-types.ts'))};`,
    changes: [
      [/[\w$]+\?[\w$]+\.createPolicy\("lit-html",\{createHTML:[^}]*\}\):void 0/, 'ourPolicy()'],
      [
        /,(\w)=\w\.litHtmlPolyfillSupport;\1\?\.\(\w,\w\),\(\w\.litHtmlVersions\?\?=\[\]\)\.push\("[^"]*"\)/,
        '',
      ],
      // Expressions in comments, in MathML. Those in a <textarea> or a <title> are used: the chart has titles.
      [/else\{let t=-1;for\(;-1!==.*?\}l\+\+/, 'l++'],
      [/:3===i\?"<math>":""/, ':""'],
      [/:3===i\?"<\/math>":""/, ':""'],
      [/2===i\|\|3===i/, '2===i'],
    ],
  },
  'lit-element/lit-element.js': {
    changes: [
      [/,\w\.litElementHydrateSupport\?\.\(\{LitElement:\w\}\)/, ''],
      [/const \w=\w\.litElementPolyfillSupport;\w\?\.\(\{LitElement:\w\}\);/, ''],
      [/\(\w\.litElementVersions\?\?=\[\]\)\.push\("[^"]*"\);/, ''],
    ],
  },
  'reactive-element/reactive-element.js': {
    changes: [
      [/,\w\?\.\(\{ReactiveElement:\w\}\),\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/, ''],
      [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
      [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}(?=this\._\$Eh=new Map)/, ''],
      [/static addInitializer\(t\)\{.*?\}(?=static get)/, ''],
      [/,void 0!==t\.l&&\(this\.l=\[\.\.\.t\.l\]\)/, ''],
      [/,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/, ''],
      // Our properties are what their attributes say: none is converted, none is reflected, none has a default of lit's.
      [/\bu=\{toAttribute\(.*?return i\}\}/, 'u={}'],
      [/const t=i\.getPropertyOptions\(e\),h="function".*?this\._\$Em=null\}/, 'this[e]=s}'],
      [/&&this\._\$Em!==e/, ''],
      [/_\$ET\(t,s\)\{.*?\}(?=_\$AK)/, ''],
      [/\|\|i\.useDefault&&.*?\(t,i\)\)(?=\)\)return)/, ''],
      [
        /i&&!\(this\._\$Ej.*?\.add\(t\)\)(?=\}async)/,
        'this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s))',
      ],
      [/this\._\$Eq&&=.*?,(?=this\._\$EM\(\))/, ''],
      [/this\._\$Em=null,/, ''],
      [/s\.state&&\(s\.attribute=!1\),/, ''],
    ],
  },
  'reactive-element/css-tag.js': {
    changes: [[/(?<==)[\w$]+\.ShadowRoot&&[^,;]*"replace"in CSSStyleSheet\.prototype/, 'true']],
  },
};

const litChanged = {
  name: 'lit-changed',
  transform(code, id) {
    const file = Object.keys(changesOfLit).find((end) => id.replaceAll('\\', '/').endsWith(`/${end}`));
    if (!file) return null;
    const { head = '', changes } = changesOfLit[file];
    let ours = head + code;
    for (const [own, other] of changes) {
      if (!own.test(ours))
        this.error(`lit has changed here, and no longer has ${own}: look at changesOfLit again.`);
      ours = ours.replace(own, other);
    }
    return { code: ours, map: null };
  },
};

/** What only sources are read for: the indentation of lit's templates. */
const tighter = {
  name: 'tighter',
  transform(code, id) {
    if (!/[\\/]src[\\/]/.test(id)) return null;
    const cuts = [];
    visit(this.parse(code), (node) => {
      if (node.type === 'TaggedTemplateExpression' && /^(css|html|svg)$/.test(node.tag.name)) {
        const tighten = node.tag.name === 'css' ? tightCss : tightMarkup;
        for (const { start, end, tail } of node.quasi.quasis) {
          const text = code.slice(start, end);
          // The line breaks go behind the backtick or into the braces, so that the source maps stay true.
          const after = end + (tail ? 1 : 2);
          cuts.push([after, after, '\n'.repeat(text.split('\n').length - 1)], [start, end, tighten(text)]);
        }
      }
    });
    cuts.sort(([a], [b]) => b - a);
    const shorter = cuts.reduce(
      (all, [start, end, text]) => all.slice(0, start) + text + all.slice(end),
      code,
    );
    return { code: shorter, map: null };
  },
};

const TOKEN = /--_[\w-]+/g;

const tokens = [
  ...new Set(
    readdirSync(sourceFolder, { recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .flatMap((file) => readFileSync(join(sourceFolder, file), 'utf8').match(TOKEN) ?? []),
  ),
];

/**
 * Custom properties that begin with `--_` are known to the elements' own styles alone. They have one short name in all
 * builds, since the modules and the classic script take their parts from the same files.
 */
const tokensShort = {
  name: 'tokens-short',
  renderChunk(code) {
    const shorter = code.replace(TOKEN, (name) => `--_${tokens.indexOf(name).toString(36)}`);
    return { code: shorter, map: null };
  },
};

/** What parts and elements find each other by: see src/components/parts/register.ts. */
const PARTS = 'solitaire-elements.parts';

/** A version lends to its own parts alone: a part of another that stands on the page waits for an element of its own. */
const partsOfVersion = {
  name: 'parts-of-version',
  renderChunk: (code) => ({ code: code.replaceAll(PARTS, `${PARTS} ${version}`), map: null }),
};

const LENT = '\0lent:';

/** By file, the names that core.ts lends. */
const lent = new Map();

/**
 * A part borrows from the element what core.ts lends: the files that are imported there are not bundled into it, and of
 * those it may have the names that stand there alone. rollup fails at any other name, as at one that a file lacks.
 */
const borrowing = {
  name: 'borrowing',
  async buildStart() {
    for (const [, names, file] of readFileSync(lender, 'utf8').matchAll(
      /^import {([^}]*)} from '([^']+)';$/gm,
    )) {
      const { id } = await this.resolve(file, lender);
      lent.set(id, names.match(/\w+/g));
    }
  },
  async resolveId(file, importer, options) {
    if (!importer || importer === lender) return null;
    const found = await this.resolve(file, importer, { ...options, skipSelf: true });
    return lent.has(found?.id) ? LENT + found.id : found;
  },
  load(id) {
    if (!id.startsWith(LENT)) return null;
    const names = lent.get(id.slice(LENT.length));
    return names.map((name) => `export const ${name} = lent.${name};`).join('');
  },
  generateBundle(_options, bundle) {
    const own = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const wrong = own.find((id) => /^[^\0].*[\\/]node_modules[\\/](?!@lit[\\/]localize)/.test(id));
    if (wrong)
      this.error(`A part holds no package, but this one has ${wrong}: lend what it needs in ${lender}.`);
  },
};

const borrows = ({ moduleIds }) => moduleIds.some((id) => id.startsWith(LENT));

/** A part that borrows is a function of what is lent to it; it may come before the element does. */
const borrower = {
  intro: (chunk) => (borrows(chunk) ? 'const run = (lent) => {' : ''),
  outro: (chunk) =>
    borrows(chunk)
      ? `};
const parts = (globalThis[Symbol.for('${PARTS}')] ??= {});
if (parts.core) run(parts.core);
else (parts.waiting ??= []).push(run);`
      : '',
};

// A line break beside a tag is no space; one between attributes is.
const tightMarkup = (text) =>
  text
    .replace(/(^|>)\s*\n\s*(?=<)/g, '$1')
    .replace(/>\s*\n\s*$/, '>')
    .replace(/\s*\n\s*(?=\/?>)/g, '')
    .replace(/\s*\n\s*/g, ' ');

const tightCss = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}');

function visit(node, see) {
  if (typeof node?.type === 'string') see(node);
  for (const child of Object.values(node ?? {})) if (typeof child === 'object') visit(child, see);
}

/** The licences of all that was bundled, word for word. */
const thirdPartyNotices = {
  name: 'third-party-notices',
  generateBundle(_options, bundle) {
    const folders = new Set();
    for (const { modules } of Object.values(bundle)) {
      for (const id of Object.keys(modules ?? {})) {
        const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
        if (folder) folders.add(folder);
      }
    }
    const texts = new Map();
    for (const folder of [...folders].sort()) {
      const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
      const used = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      texts.set(text, [...(texts.get(text) ?? []), `${used.name} ${used.version} (${used.license})`]);
    }
    const notices = [...texts].map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`);
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: notices.join('\n---\n\n') });
  },
};

const banner = `/*! ${name} ${version}, ${license}. Has lit and @lit/localize (BSD-3-Clause, Copyright Google LLC)
and interactjs (MIT, Copyright Taye Adeyemi): see third-party-notices.txt */`;

/** A second copy on a page leaves before it makes a policy or defines anything. */
const classicIntro = `if(${JSON.stringify(tags)}.every((tag)=>customElements.get(tag)))return;
const ownScript=document.currentScript||document.querySelector('script[src*="${name}"]');
// A CDN's short address names the package alone, and serves what lies in dist/ under it.
const ownAddress=(ownScript&&ownScript.src||document.baseURI).replace(/\\/${name}(@[^/]*)?$/,'$&/dist/');`;

export const modules = {
  input: {
    index: 'src/index.ts',
    ...Object.fromEntries(tags.map((tag) => [tag, `src/components/${tag}.ts`])),
    engine: 'src/engine/all.ts',
    solver: 'src/engine/solver/all.ts',
  },
  external: /^(lit|lit-html|lit-element|@lit\/reactive-element)(\/|$)/,
  plugins: [...sources(), tokensShort, partsOfVersion, partsBeside()],
  // One flat folder: what is beside the parts in one module is beside them in all.
  output: { dir: 'dist', format: 'es', sourcemap: true, chunkFileNames: 'shared-[name].js' },
};

export const classic = {
  input: 'src/index.ts',
  // It defines tags, and leaves no name behind.
  preserveEntrySignatures: false,
  plugins: [
    likeBesideLike,
    litChanged,
    ...sources(),
    tighter,
    tokensShort,
    partsOfVersion,
    partsBeside('ownAddress'),
    thirdPartyNotices,
    smallest(),
  ],
  output: {
    file: 'dist/solitaire-elements.min.js',
    format: 'iife',
    exports: 'none',
    sourcemap: true,
    intro: classicIntro,
    banner,
  },
};

/** Each loads by import() as well as by a script element, so it imports and exports nothing. In a worker nobody lends. */
export const parts = partNames.map((part) => ({
  input: join(partsFolder, `${part}.ts`),
  plugins: [
    ...(part === 'solver' ? [] : [borrowing]),
    ...sources(),
    tighter,
    tokensShort,
    partsOfVersion,
    smallest(),
  ],
  output: { file: `dist/parts/${part}.js`, format: 'iife', sourcemap: true, ...borrower },
}));

/**
 * The page for a frame holds its script, and its policy allows that by its hash: in a frame without an origin not every
 * browser knows what 'self' is.
 */
const framePage = {
  name: 'frame-page',
  generateBundle(_options, bundle) {
    for (const [file, { code }] of Object.entries(bundle)) {
      const script = code.trim();
      if (/<\/script|<!--/i.test(script)) this.error('The script of embed.html would end its own element.');
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
      const source = readFileSync(join(sourceFolder, 'embed/embed.html'), 'utf8')
        .replace('%hash%', hash)
        .replace('<script src="embed.ts"></script>', () => `<script>${script}</script>`);
      this.emitFile({ type: 'asset', fileName: 'embed.html', source });
      delete bundle[file];
    }
  },
};

/** Classic scripts of their own: what the page for frames does, what the page around it does, and the loader. */
export const embeds = ['embed', 'embed-parent', 'loader'].map((file) => ({
  input: `src/embed/${file}.ts`,
  plugins: [...sources(), smallest(), ...(file === 'embed' ? [framePage] : [])],
  output: { file: `dist/${file}.js`, format: 'iife', exports: 'none', sourcemap: file !== 'embed' },
}));

/** `rollup -c --configClassic` builds what a page with a script tag or a frame needs, and nothing else. */
export default ({ configClassic }) => [...(configClassic ? [] : [modules]), classic, ...parts, ...embeds];
