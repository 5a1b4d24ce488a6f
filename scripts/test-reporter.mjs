// Tells failures in full and everything else in one line a file, with SLOW=1 its ten slowest tests too, and leaves the counts in the file TEST_COUNTS names.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inspect } from 'node:util';

/** A reporter for node:test. */
export default async function* reporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let current;
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const outcome =
      type === 'test:fail'
        ? 'failed'
        : data.skip !== undefined || data.todo !== undefined
          ? 'skipped'
          : 'passed';
    const name = basename(data.file ?? data.name);
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
    current.slow.push({ name: data.name, line: data.line, ms: data.details.duration_ms ?? 0 });
    if (outcome === 'failed') yield failure(data);
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
    ...slowest.map((test) => `    ${seconds(test.ms).padStart(9)} ${test.name} (${test.line})\n`),
  ].join('');
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function save(counts) {
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
}

function failure({ name, file, line, details }) {
  const error = details.error?.cause ?? details.error;
  const text = error?.stack ?? error?.message ?? inspect(error, { depth: 4 });
  const ours = text
    .split('\n')
    .filter((row) => !/^\s+at .*\b(node:|node_modules\/)/.test(row))
    .join('\n');
  return `\n✗ ${name} (${file ?? ''}:${line ?? ''})\n${ours.replace(/^/gm, '    ')}\n\n`;
}
