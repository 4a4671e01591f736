import { expect, test } from 'vitest';
import { nearestWords, slipsBetween } from './nearest-words.ts';

test.each([
  ['bees', 'bees', 0],
  ['polination', 'pollination', 1],
  ['forset', 'forest', 1],
  ['melligera', 'mellifera', 1],
  ['', 'abc', 3],
  ['абв', 'авб', 1],
])('between %s and %s lie %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});

test('the nearest come first; short words forgive one slip, long ones two, the shortest none', () => {
  expect(nearestWords('forset', ['corset', 'foster', 'forests', 'forest'])).toEqual(['forest', 'corset', 'forests']);
  expect(nearestWords('bies', ['bees', 'beds', 'bigger'])).toEqual(['bees']);
  expect(nearestWords('ant', ['and', 'ants'])).toEqual([]);
});
