import { expect, test } from 'vitest';
import { dueMinorOf, paymentStatusOf } from './fee-amount.ts';

test.each([
  [250_000, 0, 250_000],
  [250_000, 40, 150_000],
  [250_000, 75, 62_500],
  [250_000, 100, 0],
  [333, 1, 330],
  [999, 75, 250],
  [0, 0, 0],
  // A card payment is at least AED 2.00; smaller amounts are not charged.
  [500, 75, 0],
  [800, 75, 200],
  [99_999_999, 33, 66_999_999],
])('of %i minor units, %i %% waived, %i are due', (listMinor, waiverPercent, due) => {
  expect(dueMinorOf({ listMinor, waiverPercent })).toBe(due);
});

const fee = { listMinor: 250_000, waiverPercent: 0, mode: 'open', isSettled: false } as const;

test.each([
  ['open access that is not paid', fee, 'unpaid'],
  ['a fee without a choice', { ...fee, mode: null }, 'unpaid'],
  ['a settled fee', { ...fee, isSettled: true }, 'paid'],
  ['subscription', { ...fee, mode: 'subscription' as const }, 'paid'],
  ['a fee of nothing', { ...fee, listMinor: 0 }, 'paid'],
  ['a fee that is waived whole', { ...fee, waiverPercent: 100 }, 'paid'],
])('payment status of %s', (_name, current, status) => {
  expect(paymentStatusOf(current)).toBe(status);
});
