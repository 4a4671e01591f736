import { expect, test } from 'vitest';
import { byDay, dayWords, inGroups, inRuns } from './by-day.ts';

test('items are grouped by their day in the site’s time zone, the last day first', () => {
  const at = ['2026-11-26T20:00:00Z', '2026-11-26T19:59:59Z', '2026-11-27T19:00:00Z'];
  expect(byDay(at, (item) => item)).toEqual([
    { day: '2026-11-27', items: [at[0], at[2]] },
    { day: '2026-11-26', items: [at[1]] },
  ]);
});

test('a day is named from now on, at the hour at which it begins there', () => {
  const now = new Date('2026-11-27T20:30:00Z');
  const words = ['2026-11-28', '2026-11-27', '2026-11-26'].map((day) => dayWords(day, now));
  expect(words).toEqual(['Today', 'Yesterday', '26 November 2026']);
});

test('a group has all items of its key, a run only neighbours', () => {
  const key = (item: string) => item.charAt(0);
  expect(inGroups(['a1', 'b1', 'a2', 'b2'], key)).toEqual([
    ['a1', 'a2'],
    ['b1', 'b2'],
  ]);
  expect(inGroups(['a1', 'a2'], () => null)).toEqual([['a1'], ['a2']]);
  expect(inRuns(['a1', 'a2', 'b1', 'a3'], key)).toEqual([['a1', 'a2'], ['b1'], ['a3']]);
});
