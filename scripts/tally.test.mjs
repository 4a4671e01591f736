import { expect, test, vi } from 'vitest';
import { conclude, judged } from './tally.mjs';

test.each([
  ['all passed', { passed: 3, failures: [] }, 0, { passed: 3, failures: [] }],
  ['a test failed', { passed: 2, failures: ['why'] }, 1, { passed: 2, failures: ['why'] }],
  [
    'the tool crashed after its tests',
    { passed: 3, failures: [] },
    1,
    { passed: 3, failures: [expect.stringContaining('ended with 1')] },
  ],
  ['the tool ran nothing', { passed: 0, failures: [] }, 0, { passed: 0, failures: ['the tool ran nothing'] }],
  ['the tool left no report', undefined, 0, { passed: 0, failures: ['the tool ran nothing'] }],
])('when %s, the tally says so', (_, reported, code, expected) => {
  expect(judged('the tool', reported, code)).toEqual(expected);
});

test('the last line is the sum, after what failed, and the exit code follows it', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const passing = { passed: 2, failures: [] };
  expect(conclude([passing, { passed: 5, failures: [] }])).toBe(0);
  expect(conclude([passing, { passed: 5, failures: ['a.test.ts › one is one › 1 is not 2'] }])).toBe(1);
  expect(log.mock.calls).toEqual([
    ['7 passed, 0 failed'],
    ['FAILED  a.test.ts › one is one › 1 is not 2'],
    ['7 passed, 1 failed'],
  ]);
});
