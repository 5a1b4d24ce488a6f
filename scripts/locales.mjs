/**
 * The translations: `extract` brings the English of the sources into xliff/, `build` makes the locales' modules
 * from xliff/, `check` fails on whatever is missing, empty, stale or left in English.
 * A second argument names the folder that holds lit-localize.json, else this package.
 */
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { stringifyDiagnostics } from '@lit/localize-tools/lib/typescript.js';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const STATE = 'needs-review-translation';

/** lit-localize, its files perhaps redirected, once its sources are found without fault. */
const localizerOf = (root, { xliffDir, outputDir } = {}) => {
  const config = readConfigFileAndWriteSchema(join(root, 'lit-localize.json'));
  if (xliffDir) config.interchange = { ...config.interchange, xliffDir };
  if (outputDir) config.output = { ...config.output, outputDir };
  const localizer = new RuntimeLitLocalizer(config);
  const { errors } = localizer.extractSourceMessages();
  if (errors.length > 0) throw new Error(stringifyDiagnostics(errors));
  return localizer;
};

const fileOf = ({ config }, locale) => join(config.resolve(config.interchange.xliffDir), `${locale}.xlf`);

const read = (file) => readFile(file, 'utf8').catch(() => '');

/** The units of an XLIFF file as lit-localize writes it, by id. */
const unitsOf = (xml) =>
  new Map(
    [...xml.matchAll(/<trans-unit id="([^"]*)">(.*?)<\/trans-unit>/gs)].map(([, id, body]) => {
      const [, attributes = '', target] = body.match(/<target([^>]*?)(?:\/>|>(.*?)<\/target>)/s) ?? [];
      return [
        id,
        {
          source: body.match(/<source>(.*?)<\/source>/s)?.[1] ?? '',
          translated: /<target/.test(body),
          target: target ?? '',
          stale: attributes.includes(STATE),
          noted: /<note from="translator">\s*[^<\s]/.test(body),
        },
      ];
    }),
  );

/** Marks the translations whose English has changed under them; a translator takes the mark away. */
const markStale = (xml, before) =>
  xml.replace(
    /(<trans-unit id="([^"]*)">\s*<source>(.*?)<\/source>\s*<target)(?=[\s>])(?![^>]*state=)/gs,
    (all, head, id, source) => {
      const known = before.get(id);
      return known && known.source !== source ? `${head} state="${STATE}"` : all;
    },
  );

const extract = async (root) => {
  const localizer = localizerOf(root);
  const files = localizer.config.targetLocales.map((locale) => fileOf(localizer, locale));
  const before = await Promise.all(files.map(async (file) => unitsOf(await read(file))));
  await localizer.writeInterchangeFiles();
  for (const [i, file] of files.entries()) await writeFile(file, markStale(await read(file), before[i]));
  console.log(`${localizer.extractSourceMessages().messages.length} messages, ${files.length} languages`);
};

/** What lit-localize prints while it builds; it ends well all the same. */
const buildAndListen = async (localizer) => {
  const said = [];
  const { warn } = console;
  console.warn = (...words) => said.push(words.join(' '));
  try {
    await localizer.build();
  } finally {
    console.warn = warn;
  }
  return said;
};

/**
 * The templates of a module that lit-localize made, as plain data: a list of strings and of the places of values.
 * Its tagged templates would need the tag, and no minifier can write them in ASCII.
 */
const templatesIn = async (made) => {
  const tag = `const str = (strings, ...values) =>
    strings.flatMap((text, i) => (i > 0 ? [values[i - 1], text] : text)).filter((piece) => piece !== '');`;
  const module = made
    .replace(/^ *import .*$/gm, '')
    .replace('export const templates', `${tag}\nexport const templates`);
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)).templates;
};

const build = async (root) => {
  const outputDir = await mkdtemp(join(tmpdir(), 'locales-'));
  try {
    const { output } = readConfigFileAndWriteSchema(join(root, 'lit-localize.json'));
    const localizer = localizerOf(root, { outputDir });
    for (const line of await buildAndListen(localizer)) console.warn(line);
    const target = resolve(root, output.outputDir);
    await mkdir(target, { recursive: true });
    for (const locale of localizer.config.targetLocales) {
      const made = await readFile(join(outputDir, `${locale}.ts`), 'utf8');
      const text = `/** Made from xliff/${locale}.xlf by \`node scripts/locales.mjs build\`. */
import type { Templates } from '../speech.js';

export const templates: Templates = ${JSON.stringify(await templatesIn(made), null, 2)};
`;
      const file = join(target, `${locale}.ts`);
      if ((await read(file)) !== text) await writeFile(file, text);
    }
  } finally {
    await rm(outputDir, { recursive: true });
  }
};

/** Everything that is wrong with one language's file. */
const faultsOf = (xml, localizer) => {
  const units = unitsOf(xml);
  const faults = [];
  for (const { name } of localizer.extractSourceMessages().messages) {
    const unit = units.get(name);
    if (!unit?.translated) faults.push(`missing: ${name}`);
    else if (unit.target.trim() === '') faults.push(`empty: ${name}`);
    else if (unit.stale)
      faults.push(`stale: ${name}, its English has changed (translate it, then take the state away)`);
    else if (
      unit.target === unit.source &&
      !unit.noted &&
      /\p{L}/u.test(unit.source.replace(/<[^>]*>/g, ''))
    ) {
      faults.push(`in English: ${name} (a <note from="translator"> may say why it stays so)`);
    }
  }
  return faults;
};

const check = async (root) => {
  const work = await mkdtemp(join(tmpdir(), 'locales-'));
  try {
    const xliffDir = join(work, 'xliff');
    const localizer = localizerOf(root, { xliffDir, outputDir: join(work, 'locales') });
    const { interchange } = readConfigFileAndWriteSchema(join(root, 'lit-localize.json'));
    const locales = localizer.config.targetLocales;
    await cp(resolve(root, interchange.xliffDir), xliffDir, { recursive: true });
    const faults = [];
    const committed = new Map();
    for (const locale of locales) {
      const xml = await read(fileOf(localizer, locale));
      committed.set(locale, xml);
      faults.push(...faultsOf(xml, localizer).map((fault) => `${locale} ${fault}`));
    }
    const { errors } = localizer.validateTranslations();
    faults.push(...errors.map((error) => `placeholders: ${error}`));
    if (errors.length === 0) {
      const said = await buildAndListen(localizer);
      faults.push(...said.filter((line) => /is missing|does not exist/.test(line)));
    }
    await localizer.writeInterchangeFiles();
    for (const locale of locales) {
      if ((await read(fileOf(localizer, locale))) !== committed.get(locale)) {
        faults.push(`${locale} stale: xliff/${locale}.xlf is not what extract writes`);
      }
    }
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) {
      console.error(`${faults.length} faults in the translations`);
      process.exitCode = 1;
    } else
      console.log(
        `${locales.join(', ')}: ${localizer.extractSourceMessages().messages.length} messages, all translated`,
      );
  } finally {
    await rm(work, { recursive: true });
  }
};

const verbs = { extract, build, check };
const [verb, folder] = process.argv.slice(2);
const root = folder ? resolve(folder) : fileURLToPath(new URL('..', import.meta.url));
if (verb && Object.hasOwn(verbs, verb)) await verbs[verb](root);
else {
  console.error(`usage: node scripts/locales.mjs ${Object.keys(verbs).join('|')} [folder]`);
  process.exitCode = 1;
}
