// Runs the test suites, the fast ones first, and ends with one line that counts them all.
//   node scripts/test.mjs            the suites of `npm test`
//   node scripts/test.mjs e2e …      the suites named; further words that are no suite choose files by their name
//   --proof       with fifty times the random cases
//   --whole       every test in every browser, where other runs leave some out
//   --minutes=15  no suite longer than that; one that is stopped counts what it did, and one failure
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Each suite is a folder of test/, in the order in which `npm test` runs them. */
const suites = [
  { name: 'structure', runner: 'node' },
  { name: 'engine', runner: 'node' },
  { name: 'solver', runner: 'node' },
  { name: 'localisation', runner: 'node' },
  { name: 'statistics', runner: 'node' },
  { name: 'components', runner: 'browser' },
  { name: 'access', runner: 'browser', ask: true },
  { name: 'package', runner: 'node', ask: true },
  { name: 'frameworks', runner: 'node', ask: true, alone: true },
  // One after another: a browser in the background gets no pointer input in time.
  { name: 'e2e', runner: 'node', ask: true, alone: true },
  { name: 'wordpress', runner: 'node', ask: true, alone: true },
];

const proof = process.argv.includes('--proof');
const minutes = Number(
  process.argv.find((word) => word.startsWith('--minutes='))?.slice('--minutes='.length),
);
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const named = suites.filter(({ name }) => words.includes(name));
const filters = words.filter((word) => !suites.some(({ name }) => name === word));
const chosen = named.length > 0 ? named : suites.filter(({ ask }) => !ask);

/** What the tests are told: which browsers to start, and how long to try. */
const told = {
  CHROME_PATH: await findBrowser('chrome'),
  FIREFOX_PATH: await findBrowser('firefox'),
  PROOF: proof ? '1' : undefined,
  WHOLE: process.argv.includes('--whole') ? '1' : undefined,
};
for (const [name, value] of Object.entries(told)) if (value) process.env[name] = value;

const scratch = mkdtempSync(join(tmpdir(), 'solitaire-test-'));
const rows = [];
for (const suite of chosen) {
  const files = testFiles(suite.name);
  if (files.length === 0) continue;
  process.stdout.write(`\n${suite.name}\n`);
  rows.push(await run(suite, files));
}
rmSync(scratch, { recursive: true, force: true });

process.stdout.write('\n');
const total = { passed: 0, failed: 0, skipped: 0 };
for (const row of rows) {
  process.stdout.write(
    `${row.name.padEnd(14)}${String(row.passed).padStart(6)} passed ${String(row.failed).padStart(4)} failed  ` +
      `${row.seconds.toFixed(1).padStart(6)} s${row.skipped > 0 ? `  (${row.skipped} skipped)` : ''}\n`,
  );
  for (const outcome of Object.keys(total)) total[outcome] += row[outcome];
}
if (rows.length === 0) process.stderr.write('No test was found.\n');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function testFiles(suite) {
  const folder = join(root, 'test', suite);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join('test', suite, name))
    .filter((path) => path.endsWith('.test.ts') && !/node_modules|\.build/.test(path))
    .filter((path) => filters.length === 0 || filters.some((word) => path.includes(word)))
    .sort();
}

/** A suite that dies before it has counted is one failure: no crash may look like an empty, green suite. */
async function run({ name, runner, alone }, files) {
  const counts = join(scratch, `${name}.json`);
  const start = performance.now();
  const args =
    runner === 'node'
      ? [
          ...['--import', 'tsx', '--test', `--test-concurrency=${alone ? 1 : 2}`],
          ...['--test-reporter=./scripts/test-reporter.mjs', '--test-reporter-destination=stdout', ...files],
        ]
      : ['node_modules/@web/test-runner/dist/bin.js', '--files', ...files];
  // The share of an engine is chosen by it, and what the random player does.
  const chance = alone ? { SEED: process.env.SEED ?? String(Math.floor(Math.random() * 1e9)) } : {};
  if (alone) process.stdout.write(`SEED=${chance.SEED}\n`);
  const code = await exit(args, { TEST_COUNTS: counts, ...chance });
  const seconds = (performance.now() - start) / 1000;
  const outcome = existsSync(counts)
    ? JSON.parse(readFileSync(counts, 'utf8'))
    : { passed: 0, failed: 1, skipped: 0 };
  if (code !== 0 && (outcome.failed === 0 || outcome.partial)) outcome.failed += 1;
  return { name, seconds, ...outcome };
}

function exit(args, variables) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
      detached: process.platform !== 'win32',
    });
    // The whole group: the runner's children, and through them their browsers.
    const stop = () => process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    const bell = minutes > 0 ? setTimeout(stop, minutes * 60_000) : undefined;
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
    child.on('close', (code, signal) => {
      clearTimeout(bell);
      for (const each of ['SIGINT', 'SIGTERM']) process.removeListener(each, stop);
      if (signal) process.stderr.write(`Stopped by ${signal}.\n`);
      resolve(code ?? 1);
    });
  });
}
