import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';
import { readPlaywrightReport, readVitestReport } from './read-report.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

/** @param {(file: string) => unknown} read @param {string} text */
const reading = (read, text) =>
  withTemporaryFolder('report', async (folder) => {
    const file = join(folder, 'report.json');
    if (text !== '') writeFileSync(file, text);
    return read(file);
  });

test('each test that failed is named with its file and why; a test file that could not be loaded is a failure of its own', async () => {
  const failed = {
    status: 'failed',
    fullName: 'one is one',
    failureMessages: ['\u001B[31m1 is not 2\u001B[39m\n at …'],
  };
  const suites = [
    { status: 'failed', name: inProject('src', 'a.test.ts'), message: 'No such module', assertionResults: [] },
    {
      status: 'failed',
      name: inProject('src', 'b.test.ts'),
      message: '',
      assertionResults: [{ status: 'passed' }, failed],
    },
    { status: 'passed', name: inProject('src', 'c.test.ts'), message: '', assertionResults: [{ status: 'passed' }] },
  ];
  expect(await reading(readVitestReport, JSON.stringify({ numPassedTests: 4, testResults: suites }))).toEqual({
    passed: 4,
    failures: ['src/a.test.ts › the file itself › No such module', 'src/b.test.ts › one is one › 1 is not 2'],
  });
});

test('a journey that passed at a second try has passed; an error outside of tests is a failure', async () => {
  const journey = (/** @type {string} */ title, /** @type {string[]} */ errors, status = 'unexpected') => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: errors.map((message) => ({ error: { message } })) }],
  });
  const inner = { specs: [journey('within', ['first', 'second\nmore'])] };
  const suites = [{ specs: [journey('lucky', ['first'], 'flaky'), journey('unlucky', ['why'])], suites: [inner] }];
  const report = { stats: { expected: 3, flaky: 1 }, suites, errors: [{ message: 'no server' }] };
  expect(await reading(readPlaywrightReport, JSON.stringify(report))).toEqual({
    passed: 4,
    failures: ['a.spec.ts › unlucky › why', 'a.spec.ts › within › second', 'outside of journeys › no server'],
  });
});

test.each(['', '{"numPassedTests": 4'])('a report that is not there whole is none: %j', async (text) => {
  expect(await reading(readVitestReport, text)).toBeUndefined();
  expect(await reading(readPlaywrightReport, text)).toBeUndefined();
});
