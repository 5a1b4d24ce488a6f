// Keeps custom-elements.json in step with the sources, and with it what comes from it: the README's tables, the types
// for frameworks in types/, and what editors read.
//   node scripts/manifest.mjs            fails when one of them is stale
//   node scripts/manifest.mjs --write    renews all
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vsCodeData, webTypes } from './editor-data.mjs';
import { frameworkTypes } from './framework-types.mjs';
import { withTables } from './readme.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const write = process.argv.includes('--write');

const manifest = analyze();
const read = JSON.parse(manifest);
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const itself = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const fresh = Object.entries({
  'custom-elements.json': manifest,
  'README.md': withTables(readme, read),
  'vscode.html-custom-data.json': vsCodeData(read),
  'web-types.json': webTypes(read, itself),
  ...frameworkTypes(read),
}).map(([name, wanted]) => keep(name, wanted));
process.exitCode = fresh.every(Boolean) ? 0 : 1;

function analyze() {
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-manifest-'));
  const cem = join(root, 'node_modules/@custom-elements-manifest/analyzer/cem.js');
  const args = [
    'analyze',
    '--quiet',
    '--config',
    'scripts/manifest.config.mjs',
    '--outdir',
    relative(root, folder),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [cem, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The analyzer failed.\n${stdout}${stderr}`);
  const text = readFileSync(join(folder, 'custom-elements.json'), 'utf8');
  rmSync(folder, { recursive: true });
  return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
}

function keep(name, wanted) {
  const path = join(root, name);
  let current = '';
  try {
    current = readFileSync(path, 'utf8');
  } catch {
    // A file that is not there is merely stale.
  }
  if (current === wanted) return true;
  if (!write) {
    process.stderr.write(`${name} is stale: run \`npm run manifest -- --write\` and commit it.\n`);
    return false;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wanted);
  process.stdout.write(`${name} renewed\n`);
  return true;
}
