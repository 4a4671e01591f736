import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-report.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** @param {(file: string) => unknown} read @param {string} text */
const reading = (read, text) =>
  withTemporaryFolder('report', async (folder) => {
    const file = join(folder, 'report.json');
    if (text !== '') writeFileSync(file, text);
    return read(file);
  });

test('a test file that could not be loaded is a failure of its own', async () => {
  const suites = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ];
  const report = { numPassedTests: 4, numFailedTests: 1, testResults: suites };
  expect(await reading(readVitestReport, JSON.stringify(report))).toEqual({ passed: 4, failed: 2 });
});

test('a journey that passed at a second try has passed; an error outside of tests is a failure', async () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 }, errors: [{}] };
  expect(await reading(readPlaywrightReport, JSON.stringify(report))).toEqual({ passed: 4, failed: 3 });
});

test.each(['', '{"numPassedTests": 4'])('a report that is not there whole is none: %j', async (text) => {
  expect(await reading(readVitestReport, text)).toBeUndefined();
  expect(await reading(readPlaywrightReport, text)).toBeUndefined();
});
