import { expect, test } from 'vitest';
import { formatMoney, minorUnitsOf, plainAmount } from './money.ts';

test.each([
  [19_900, 'AED 199.00'],
  [123_456_789, 'AED 1,234,567.89'],
  [5, 'AED 0.05'],
  [-250, 'AED -2.50'],
  [-50, 'AED -0.50'],
  [0, 'AED 0.00'],
])('decision 25: %i minor units are shown as %s', (amountMinor, shown) => {
  expect(formatMoney({ amountMinor, currency: 'AED' })).toBe(shown);
});

test.each([
  ['1500', 150_000],
  ['1500.00', 150_000],
  [' 1,500.00 ', 150_000],
  ['1,234,567.8', 123_456_780],
  ['0', 0],
  ['0.05', 5],
  ['', null],
  ['1500,00', null],
  ['1,50', null],
  ['15,00.00', null],
  ['12.345', null],
  ['-5', null],
  ['1e3', null],
  ['AED 5', null],
  ['1 500', null],
])('decision 25: the typed amount %j is %j in minor units', (typed, minor) => {
  expect(minorUnitsOf(typed)).toBe(minor);
});

test('an amount comes back from its field as it was', () => {
  for (const amount of [0, 5, 150_000, 99_999_999]) expect(minorUnitsOf(plainAmount(amount))).toBe(amount);
});
