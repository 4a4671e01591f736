import { expect, test, vi } from 'vitest';
import { conclude, judged } from './tally.mjs';

test.each([
  ['all passed', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['a test failed', { passed: 2, failed: 1 }, 1, { passed: 2, failed: 1 }],
  ['the tool crashed after its tests', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  ['the tool ran nothing', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['the tool left no report', undefined, 0, { passed: 0, failed: 1 }],
])('when %s, the tally says so', (_, reported, code, expected) => {
  expect(judged(reported, code)).toEqual(expected);
});

test('the last line is the sum, and the exit code follows it', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  expect(
    conclude([
      { passed: 2, failed: 0 },
      { passed: 5, failed: 0 },
    ]),
  ).toBe(0);
  expect(
    conclude([
      { passed: 2, failed: 0 },
      { passed: 5, failed: 1 },
    ]),
  ).toBe(1);
  expect(log.mock.calls).toEqual([['7 passed, 0 failed'], ['7 passed, 1 failed']]);
});
