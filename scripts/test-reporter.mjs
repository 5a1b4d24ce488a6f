// Tells failures in full and everything else in one line a file, with SLOW=1 its ten slowest tests too, and leaves the counts in the file TEST_COUNTS names.
import { writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { inspect } from 'node:util';

/** A reporter for node:test. */
export default async function* reporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let current;
  let file = '';
  /** The suites that hold the test, the outermost first. */
  const path = [];
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type === 'test:start') {
      path.splice(data.nesting, Infinity, data.name);
      // A helper may have defined the tests within.
      if (data.nesting === 0) file = data.file ?? data.name;
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const outcome =
      type === 'test:fail'
        ? 'failed'
        : data.skip !== undefined || data.todo !== undefined
          ? 'skipped'
          : 'passed';
    const name = basename(file);
    if (current?.name !== name) {
      if (current) yield told(current);
      current = { name, tests: 0, ms: 0, slow: [] };
    }
    if (data.nesting === 0) current.ms += data.details.duration_ms ?? 0;
    const suiteOfFailures = data.details.error?.failureType === 'subtestsFailed';
    if (data.details.type === 'suite' && !(outcome === 'failed' && !suiteOfFailures)) continue;
    if (suiteOfFailures) continue;
    counts[outcome] += 1;
    current.tests += 1;
    current.slow.push({ name: data.name, ms: data.details.duration_ms ?? 0 });
    if (outcome === 'failed') yield failure({ ...data, file }, path.slice(0, data.nesting));
    // Also on the way: a run that is stopped has counted what it did.
    save({ ...counts, partial: true });
  }
  if (current) yield told(current);
  save(counts);
}

function told({ name, tests, ms, slow }) {
  const slowest = process.env.SLOW ? slow.sort((a, b) => b.ms - a.ms).slice(0, 10) : [];
  return [
    `  ${name}: ${tests} in ${seconds(ms)}\n`,
    ...slowest.map((test) => `    ${seconds(test.ms).padStart(9)} ${test.name}\n`),
  ].join('');
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function save(counts) {
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
}

function failure({ name, file, details }, suites) {
  const error = details.error?.cause ?? details.error;
  const texts = [];
  for (let cause = error; cause && texts.length < 4; cause = cause.cause)
    texts.push(cause.stack ?? cause.message ?? inspect(cause, { depth: 4 }));
  const text = texts.join('\ncaused by ') || inspect(error, { depth: 4 });
  const ours = text
    .split('\n')
    .filter((row) => !/^\s+at .*\b(node:|node_modules\/)/.test(row))
    .join('\n');
  return `\n✗ ${[...suites, name].join(' · ')} (${relative('', file)})\n${ours.replace(/^/gm, '    ')}\n\n`;
}
