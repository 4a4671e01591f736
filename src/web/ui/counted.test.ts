import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('a number at which counting ended is said to be one', () => {
  expect([0, 1, 999, 1000].map(counted)).toEqual(['0', '1', '999', '1000 or more']);
});
