import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestTally } from './read-report.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** @param {(file: string) => unknown} read @param {string} text */
const reading = (read, text) =>
  withTemporaryFolder('report', async (folder) => {
    const file = join(folder, 'report.json');
    if (text !== '') writeFileSync(file, text);
    return read(file);
  });

test('a journey that passed at a second try has passed; an error outside of tests is a failure', async () => {
  const journey = (/** @type {string} */ title, /** @type {string[]} */ errors, status = 'unexpected') => ({
    file: 'a.spec.ts',
    title,
    tests: [
      { status, results: [...errors.map((message) => ({ error: { message } })), ...(status === 'flaky' ? [{}] : [])] },
    ],
  });
  const inner = { specs: [journey('within', ['first', 'second\nmore'])] };
  const suites = [{ specs: [journey('lucky', ['first'], 'flaky'), journey('unlucky', ['why'])], suites: [inner] }];
  const report = { stats: { expected: 3 }, suites, errors: [{ message: 'no server' }] };
  expect(await reading(readPlaywrightReport, JSON.stringify(report))).toEqual({
    passed: 4,
    flaky: ['a.spec.ts › lucky › first'],
    failures: ['a.spec.ts › unlucky › why', 'a.spec.ts › within › second', 'outside of journeys › no server'],
  });
});

test.each(['', '{"numPassedTests": 4'])('a report that is not there whole is none: %j', async (text) => {
  expect(await reading(readVitestTally, text)).toBeUndefined();
  expect(await reading(readPlaywrightReport, text)).toBeUndefined();
});
