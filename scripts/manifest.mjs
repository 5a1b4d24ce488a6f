// Keeps custom-elements.json, and the README's tables that come from it, in step with the sources.
//   node scripts/manifest.mjs            fails when one of them is stale
//   node scripts/manifest.mjs --write    renews both
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withTables } from './readme.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const write = process.argv.includes('--write');

const manifest = analyze();
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const fresh = [
  keep('custom-elements.json', manifest),
  keep('README.md', withTables(readme, JSON.parse(manifest))),
];
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
  writeFileSync(path, wanted);
  process.stdout.write(`${name} renewed\n`);
  return true;
}
