import { expect, test } from 'vitest';
import { refundAmountOf } from './note-refund.ts';

const paid = { amountMinor: 19_900, currency: 'AED' };

test.each([
  ['everything, when no part is named', 0, {}, 19_900],
  ['everything that is left', 5000, {}, 14_900],
  ['a part', 0, { amountMinor: 5000 }, 5000],
  ['another part', 5000, { amountMinor: 1, refundedMinor: 5000 }, 1],
  ['the last part', 5000, { amountMinor: 14_900, refundedMinor: 5000 }, 14_900],
])('decision 41: a refund returns %s', (_, refundedMinor, part, amountMinor) => {
  expect(refundAmountOf(paid, refundedMinor, part)).toBe(amountMinor);
});

test.each([
  ['more than is left', { amountMinor: 14_901, refundedMinor: 5000 }, 'You can refund at most AED 149.00.'],
  [
    'a part of a payment that has changed since',
    { amountMinor: 5000, refundedMinor: 0 },
    'AED 50.00 of this payment has been refunded. Check the remaining amount and try again.',
  ],
])('decision 41: %s is refused', (_, part, message) => {
  expect(() => refundAmountOf(paid, 5000, part)).toThrow(message);
});
