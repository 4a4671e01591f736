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

test('a failed journey is named with its first error; an error outside of tests is a failure', async () => {
  const journey = (/** @type {string} */ title, /** @type {string} */ message) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status: 'unexpected', results: [{ error: { message } }] }],
  });
  const sound = { file: 'a.spec.ts', title: 'sound', tests: [{ status: 'expected', results: [{}] }] };
  const inner = { specs: [journey('within', 'first\nmore')] };
  const suites = [{ specs: [sound, journey('outside', 'why')], suites: [inner] }];
  const report = { stats: { expected: 3 }, suites, errors: [{ message: 'no server' }] };
  expect(await reading(readPlaywrightReport, JSON.stringify(report))).toEqual({
    passed: 3,
    failures: ['a.spec.ts › outside › why', 'a.spec.ts › within › first', 'outside of journeys › no server'],
  });
});

test.each(['', '{"numPassedTests": 4'])('a report that is not there whole is none: %j', async (text) => {
  expect(await reading(readVitestTally, text)).toBeUndefined();
  expect(await reading(readPlaywrightReport, text)).toBeUndefined();
});
