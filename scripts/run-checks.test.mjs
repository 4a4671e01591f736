import { beforeEach, expect, test, vi } from 'vitest';
import { runCheck } from './run-checks.mjs';

const passed = { passed: 1, failures: [] };
const failed = { passed: 0, failures: [expect.any(String)] };

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

/** @param {string} command @param {string} script */
const outcome = (command, script) =>
  runCheck({ name: 'sample', command, args: ['-c', script], evidence: /on [1-9]\d* files/ }, process.env);

test.each([
  ['looked at files and found nothing', 'echo looked on 12 files', passed],
  ['found something', 'echo looked on 12 files; exit 1', failed],
  ['looked at no files', 'echo looked on 0 files', failed],
  ['said nothing', 'true', failed],
  ['was killed', 'echo looked on 12 files; kill -9 $$', failed],
])('a tool that %s is counted', async (_, script, expected) => {
  expect(await outcome('sh', script)).toEqual(expected);
});

test('a tool that is not there counts as a failure', async () => {
  expect(await outcome('no-such-tool', '')).toEqual(failed);
});
