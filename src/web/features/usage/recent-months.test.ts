import { expect, test } from 'vitest';
import { monthsOver, monthsUpTo } from './recent-months.ts';

test('issue 8: months go back over the turn of the year', () => {
  expect(monthsUpTo('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

test('issue 8: a report is offered for months that are over, by the clock of UTC', () => {
  expect(monthsOver(new Date('2026-03-31T23:59:59Z'), 2)).toEqual(['2026-02', '2026-01']);
  expect(monthsOver(new Date('2026-04-01T00:00:00Z'), 1)).toEqual(['2026-03']);
});
