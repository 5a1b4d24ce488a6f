// What a visitor downloads, gzipped as a server would, against the budget; and what the classic script is made of.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const classic = 'solitaire-elements.min.js';

/** Limits in kilobytes (1000 bytes) after gzip -9. */
const budgets = [
  { files: [classic], limit: 48.3 },
  { files: ['loader.js'], limit: 2 },
  { files: ['embed-parent.js'], limit: 1.5 },
  { files: ['embed.html'], limit: 2.5 },
  { files: ['parts/advice.js'], limit: 8.8 },
  { files: ['parts/ca.js'], limit: 10 },
  { files: ['parts/hr.js'], limit: 10 },
  { files: ['parts/announcer.js'], limit: 6 },
  { files: ['parts/dialogs.js'], limit: 10 },
  { files: ['parts/errors.js'], limit: 2 },
  { files: ['parts/keyboard.js'], limit: 4.1 },
  { files: ['parts/lens.js'], limit: 2 },
  { files: ['parts/options.js'], limit: 10 },
  { files: ['parts/peek.js'], limit: 1.5 },
  { files: ['parts/rules.js'], limit: 10 },
  { files: ['parts/solver.js'], limit: 17 },
  { files: ['parts/statistics.js'], limit: 10 },
  // Ten years of deals of a variant: nearly every day of FreeCell's is the first tried.
  ...[
    'russian-classic',
    'russian-relaxed',
    'reflechi-1',
    'reflechi-3',
    'freecell-4',
    'freecell-2',
    'freecell-1',
  ].map((variant) => ({ files: [`parts/today-${variant}.js`], limit: 3.5 })),
];

/** The first row that fits a source counts. */
const groups = [
  ['lit', /\/node_modules\/(lit|lit-html|lit-element|@lit\/reactive-element)\//],
  ['interactjs', /\/node_modules\/@interactjs\//],
  ['@lit/localize', /\/node_modules\/@lit\/localize\//],
  ['engine', /\/src\/engine\//],
  ['faces', /\/components\/views\/(art|faces|icons)\.ts$/],
  ['words', /\/components\/localisation\//],
  ['chrome', /\/components\/(views\/(bar|win)|styles\/(bar|win))\.ts$/],
  ['element', /\/src\//],
];

if (!existsSync(join(dist, classic))) {
  process.stderr.write('There is no dist/ to weigh: run `npm run build` first.\n');
  process.exit(1);
}

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;
const kilo = (bytes) => (bytes / 1000).toFixed(2).padStart(8);

process.stdout.write(`${'kB'.padEnd(34)}${'min'.padStart(8)}${'gzip'.padStart(8)}${'budget'.padStart(8)}\n`);
let over = 0;
for (const part of readdirSync(join(dist, 'parts')).filter((name) => name.endsWith('.js'))) {
  if (budgets.some(({ files }) => files.includes(`parts/${part}`))) continue;
  process.stdout.write(`${`parts/${part}`.padEnd(34)}has no budget\n`);
  over += 1;
}
for (const { files, limit } of budgets) {
  const bytes = Buffer.concat(files.map((file) => readFileSync(join(dist, file))));
  const weight = gzipped(bytes);
  if (weight > limit * 1000) over += 1;
  const mark = weight > limit * 1000 ? '  over' : '';
  process.stdout.write(
    `${files[0].padEnd(34)}${kilo(bytes.length)}${kilo(weight)}${String(limit).padStart(8)}${mark}\n`,
  );
}
const weighed = new Set(budgets.flatMap(({ files }) => files));
for (const file of readdirSync(dist).filter((name) => name.endsWith('.js') && !weighed.has(name))) {
  const bytes = readFileSync(join(dist, file));
  process.stdout.write(`${`${file} (module)`.padEnd(34)}${kilo(bytes.length)}${kilo(gzipped(bytes))}\n`);
}

process.stdout.write(`\n${`${classic} by origin`.padEnd(34)}${'min'.padStart(8)}${'gzip'.padStart(8)}\n`);
for (const [name, text] of byGroup()) {
  process.stdout.write(`  ${name.padEnd(32)}${kilo(text.length)}${kilo(gzipped(text))}\n`);
}
process.stdout.write('  (gzip of each group by itself; together they compress better)\n');

process.exitCode = over > 0 ? 1 : 0;

/** Every stretch of the script goes to the group of the source that its map names. */
function byGroup() {
  const code = readFileSync(join(dist, classic), 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(join(dist, `${classic}.map`), 'utf8')));
  const texts = new Map([...groups.map(([name]) => [name, '']), ['wrapping', '']]);
  const known = new Map();
  const groupOf = (source) => {
    if (!source) return 'wrapping';
    if (!known.has(source)) {
      const path = `/${relative(root, resolve(dist, source))}`;
      known.set(source, groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'wrapping');
    }
    return known.get(source);
  };
  let group = 'wrapping';
  code.split('\n').forEach((line, row) => {
    let start = 0;
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      // An entry is the nearest one before; it is a new one where it begins just here.
      if (entry.generatedLine !== row || entry.generatedColumn !== column) continue;
      texts.set(group, texts.get(group) + line.slice(start, column));
      start = column;
      group = groupOf(entry.originalSource);
    }
    texts.set(group, texts.get(group) + line.slice(start));
  });
  return [...texts].filter(([, text]) => text.length > 0);
}
