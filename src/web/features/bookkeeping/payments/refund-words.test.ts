import { expect, test } from 'vitest';
import { effectOf, partWords, refundForm, typedRefund } from './refund-words.ts';

const paid = { amountMinor: 19_900, refundedMinor: 5000, currency: 'AED', kind: 'handling-fee' } as const;

test.each([
  ['149.00', 14_900],
  ['0.01', 1],
  ['149.01', 'At most AED 149.00 is left to refund.'],
  ['0', 'Enter more than 0.00.'],
  ['', 'Enter an amount such as 1500.00.'],
])('decision 41: the typed amount %j of a refund is %j', (amountMinor, outcome) => {
  const { data, error } = refundForm(paid).safeParse({ reason: 'A reason', amountMinor });
  expect(data?.amountMinor ?? error?.issues.map(({ message }) => message).join(' ')).toBe(outcome);
});

test.each([
  ['149.00', 14_900, 'An article that is already open stays open, under the same licence.'],
  ['20', 2000, 'The purchase stays valid.'],
  ['much', 14_900, 'An article that is already open stays open, under the same licence.'],
])('decision 41: who types %j reads what becomes of what was bought', (typed, refundMinor, words) => {
  expect(typedRefund(paid, typed)).toBe(refundMinor);
  expect(effectOf(paid, refundMinor)).toContain(words);
});

test('decision 41: a part that was refunded is told with what was paid; nothing, and everything, are no parts', () => {
  const words = [0, 5000, 19_900].map((refundedMinor) => partWords({ ...paid, refundedMinor }));
  expect(words).toEqual([null, 'AED\u00A050.00 of AED\u00A0199.00', null]);
});
