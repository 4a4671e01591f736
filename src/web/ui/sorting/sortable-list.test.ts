import { expect, test } from 'vitest';
import { moved } from './sortable-list.ts';

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [1, 2, 'acb'],
  [1, 1, 'abc'],
])('from place %i to place %i: %s', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
