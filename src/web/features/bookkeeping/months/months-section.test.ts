import { expect, test } from 'vitest';
import type { Month } from '../../../../contracts/bookkeeping.ts';
import { barLengths, byCurrency, columnsFor } from './months-section.tsx';

const month = (changes: Partial<Month> = {}): Month => ({
  month: '2026-03',
  currency: 'AED',
  subscriptionsMinor: 0,
  fullIssuesMinor: 0,
  handlingFeesMinor: 0,
  waiversMinor: 0,
  refundsMinor: 0,
  unallocatedMinor: 0,
  receivedMinor: 0,
  ...changes,
});

test('issue 6: the columns, what is taken off taken off, come to what was received', () => {
  const one = month({
    subscriptionsMinor: 19_900,
    handlingFeesMinor: 240_000,
    waiversMinor: 180_000,
    refundsMinor: 19_900,
    unallocatedMinor: 500,
    receivedMinor: 60_500,
  });
  const sum = columnsFor([one]).reduce(
    (total, { amount, isTakenOff }) => total + (isTakenOff ? -one[amount] : one[amount]),
    0,
  );
  expect(sum).toBe(one.receivedMinor);
});

test('money that no order asked for has a column only where there was some', () => {
  const labels = (months: Month[]) => columnsFor(months).map(({ label }) => label());
  expect(labels([month()])).not.toContain('Not ordered');
  expect(labels([month(), month({ unallocatedMinor: 1 })])).toContain('Not ordered');
});

test('each currency stands for itself', () => {
  const months = [month({ currency: 'USD' }), month(), month({ month: '2026-02', currency: 'USD' })];
  expect(byCurrency(months).map(([currency, own]) => [currency, own.length])).toEqual([
    ['AED', 1],
    ['USD', 2],
  ]);
});

test('bars are as long as their month against the longest, also below nothing, and without any money', () => {
  const received = [20_000, -5000, 0].map((receivedMinor) => month({ receivedMinor }));
  expect(barLengths(received)).toEqual([100, 25, 0]);
  expect(barLengths([month()])).toEqual([0]);
});
