// Tells failures in full and everything else in one line a file, and leaves the counts in the file TEST_COUNTS names.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inspect } from 'node:util';

/** A reporter for node:test. */
export default async function* reporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const files = new Map();
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const outcome =
      type === 'test:fail'
        ? 'failed'
        : data.skip !== undefined || data.todo !== undefined
          ? 'skipped'
          : 'passed';
    const suiteOfFailures = data.details.error?.failureType === 'subtestsFailed';
    if (data.details.type === 'suite' && !(outcome === 'failed' && !suiteOfFailures)) continue;
    if (suiteOfFailures) continue;
    counts[outcome] += 1;
    const file = basename(data.file ?? data.name);
    files.set(file, (files.get(file) ?? 0) + 1);
    if (outcome === 'failed') yield failure(data);
    // Also on the way: a run that is stopped has counted what it did.
    save({ ...counts, partial: true });
  }
  for (const [file, tests] of files) yield `  ${file}: ${tests}\n`;
  save(counts);
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
