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
  { name: 'dialogs', runner: 'browser', ask: true },
  { name: 'translations', runner: 'node', ask: true },
  { name: 'access', runner: 'browser', ask: true },
  { name: 'package', runner: 'node', ask: true },
  { name: 'frameworks', runner: 'node', ask: true, alone: true },
  // Two browsers at once and no more: then a double tap comes too slowly on a machine of two cores.
  { name: 'e2e', runner: 'engines', ask: true },
  { name: 'wordpress', runner: 'node', ask: true, alone: true },
];

/** Of so many files of an engines suite one is run in each engine but the first, unless all is asked for. */
const FILES = 3;

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

/** How a suite is run: what each process is given, and how many of them at once. */
function jobsOf({ runner, alone }, files) {
  if (runner === 'browser')
    return { jobs: [{ args: ['node_modules/@web/test-runner/dist/bin.js', '--files', ...files] }], most: 1 };
  if (runner === 'node') return { jobs: [{ args: nodeTests(files, alone ? 1 : 2) }], most: 1 };
  // A file that knows engines is run in each by itself, so that two browsers are always busy.
  const wished = process.env.ENGINE ? [process.env.ENGINE] : ['chromium', 'firefox', 'webkit'];
  // The share of an engine is chosen by it, and what the random player does.
  const SEED = process.env.SEED ?? String(Math.floor(Math.random() * 1e9));
  process.stdout.write(`SEED=${SEED}\n`);
  // A browser takes long to start: so the others run some of the files, and of those some tests (see browser.ts).
  const shared = !process.env.ENGINE && !process.env.WHOLE && filters.length === 0;
  const drawn = (file, at) => !shared || (files.indexOf(file) + at + Number(SEED)) % FILES === 0;
  const jobs = wished.flatMap((engine, at) =>
    files
      .filter(
        (file) => at === 0 || (drawn(file, at) && /\bENGINES\b/.test(readFileSync(join(root, file), 'utf8'))),
      )
      .map((file) => ({ args: nodeTests([file], 1), variables: { SEED, ONLY_ENGINE: engine } })),
  );
  return { jobs, most: 2 };
}

function nodeTests(files, atOnce) {
  return [
    ...['--import', 'tsx', '--test', `--test-concurrency=${atOnce}`],
    ...['--test-reporter=./scripts/test-reporter.mjs', '--test-reporter-destination=stdout', ...files],
  ];
}

/** A process that dies before it has counted is one failure: no crash may look like an empty, green suite. */
async function run(suite, files) {
  const start = performance.now();
  const row = { name: suite.name, passed: 0, failed: 0, skipped: 0 };
  const { jobs, most } = jobsOf(suite, files);
  const bell = new AbortController();
  const timer = minutes > 0 ? setTimeout(() => bell.abort(), minutes * 60_000) : undefined;
  let last = 0;
  const work = async () => {
    for (let job = jobs.shift(); job && !bell.signal.aborted; job = jobs.shift()) {
      const counts = join(scratch, `${suite.name}-${++last}.json`);
      const code = await exit(job.args, { TEST_COUNTS: counts, ...job.variables }, bell.signal);
      const outcome = existsSync(counts)
        ? JSON.parse(readFileSync(counts, 'utf8'))
        : { passed: 0, failed: 1, skipped: 0 };
      if (code !== 0 && (outcome.failed === 0 || outcome.partial)) outcome.failed += 1;
      for (const each of ['passed', 'failed', 'skipped']) row[each] += outcome[each];
    }
  };
  const end = () => bell.abort();
  for (const each of ['SIGINT', 'SIGTERM']) process.once(each, end);
  await Promise.all(Array.from({ length: most }, work));
  for (const each of ['SIGINT', 'SIGTERM']) process.removeListener(each, end);
  clearTimeout(timer);
  // What was never begun has not passed.
  if (jobs.length > 0) row.failed += 1;
  if (bell.signal.aborted) process.stderr.write(`${suite.name} was stopped before its end.\n`);
  return { ...row, seconds: (performance.now() - start) / 1000 };
}

function exit(args, variables, signal) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
      detached: process.platform !== 'win32',
    });
    // The whole group: the runner's children, and through them their browsers.
    const stop = () => process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    signal.addEventListener('abort', stop);
    for (const each of ['SIGINT', 'SIGTERM']) process.once(each, stop);
    child.on('close', (code, ended) => {
      signal.removeEventListener('abort', stop);
      for (const each of ['SIGINT', 'SIGTERM']) process.removeListener(each, stop);
      if (ended) process.stderr.write(`Stopped by ${ended}.\n`);
      resolve(code ?? 1);
    });
  });
}
