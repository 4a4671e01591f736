import { expect, test } from 'vitest';
import { badgeText } from './dashboard-rail.tsx';

test.each([
  [0, '0'],
  [5, '5'],
  [6, '5+'],
  [200, '5+'],
])('a badge for %i shows %s', (count, shown) => {
  expect(badgeText(count)).toBe(shown);
});
