import { expect, test } from 'vitest';
import { counted, formatSize } from './format-number.ts';

test.each([
  [100, '0.1 kB'],
  [860_000, '840 kB'],
  [2_202_009, '2.1 MB'],
  [52_428_800, '50 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
])('%i bytes are shown as %s', (bytes, shown) => {
  expect(formatSize(bytes)).toBe(shown);
});

test('a number at which counting ended is said to be one', () => {
  expect([0, 1, 999, 1000].map(counted)).toEqual(['0', '1', '999', '1000 or more']);
});
