import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test('a date is shown as day, month name, year', () => {
  expect(formatDay('2023-01-04')).toBe('4 January 2023');
});

test('a date is shown no more exactly than it is known', () => {
  expect(formatDay('2011-05')).toBe('May 2011');
  expect(formatDay('2011')).toBe('2011');
});

test('an instant is shown by its day in the site’s time zone', () => {
  expect(formatDay('2026-03-01T23:59:00Z')).toBe('2 March 2026');
});
