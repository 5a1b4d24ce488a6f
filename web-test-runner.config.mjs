// The component tests: real Chromium, real input, one page at a time.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { chromeFlags, findBrowser } from './scripts/browser.mjs';
import { pointerPlugin } from './scripts/pointer-plugin.mjs';

const executablePath = await findBrowser('chrome');

const count = (suite) => {
  const outcomes = suite.tests.map((test) => (test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'));
  return [...outcomes, ...suite.suites.flatMap(count)];
};

const duration = (suite) =>
  [...suite.tests, ...suite.suites.map(duration)].reduce(
    (sum, each) => sum + (typeof each === 'number' ? each : (each.duration ?? 0)),
    0,
  );

/** Leaves the counts for scripts/test.mjs; a file that could not run is one failure. */
const countingReporter = () => ({
  onTestRunFinished({ sessions }) {
    if (!process.env.TEST_COUNTS) return;
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const { testResults, passed, testFile } of sessions) {
      if (testResults) console.log(`  ${basename(testFile)}: ${(duration(testResults) / 1000).toFixed(1)} s`);
      const outcomes = testResults ? count(testResults) : [];
      for (const outcome of outcomes) counts[outcome] += 1;
      if (!passed && !outcomes.includes('failed')) counts.failed += 1;
    }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  },
});

export default {
  files: 'test/components/**/*.test.ts',
  nodeResolve: { exportConditions: ['production'] },
  // More than one page at a time puts pages into the background, where real input does not arrive.
  concurrency: 1,
  browsers: [chromeLauncher({ concurrency: 1, launchOptions: { executablePath, args: chromeFlags } })],
  plugins: [
    a11ySnapshotPlugin(),
    pointerPlugin(),
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
  // A page of many tests on a slow machine; each test has its own limit.
  testsFinishTimeout: 300_000,
  reporters: [defaultReporter({ reportTestProgress: false }), countingReporter()],
  testFramework: { config: { timeout: 10_000 } },
};
