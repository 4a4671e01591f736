import { expect, test } from 'vitest';
import { lastMonths } from '../../../contracts/months.ts';
import { incomeCharts } from './chart-series.ts';

const booked = {
  month: '2026-10',
  currency: 'AED',
  subscriptionsMinor: 19_900,
  fullIssuesMinor: 0,
  handlingFeesMinor: 250_000,
  waiversMinor: 100_000,
  refundsMinor: 19_900,
  unallocatedMinor: 0,
  receivedMinor: 150_000,
};

test('Overview: income by month and kind, each currency by itself; an empty month is 0', () => {
  const names = lastMonths(new Date('2026-11-22T12:00:00Z'), 3);
  expect(names).toEqual(['2026-09', '2026-10', '2026-11']);
  const [aed, usd] = incomeCharts([booked, { ...booked, currency: 'USD' }], names);
  expect([aed?.title, usd?.title]).toEqual(['Income in AED', 'Income in USD']);
  expect(aed?.months.map((month) => [month['subscriptionsMinor'], month['receivedMinor']])).toEqual([
    [0, 0],
    [199, 1500],
    [0, 0],
  ]);
  expect(aed?.write(1500)).toBe('1,500.00');
});
