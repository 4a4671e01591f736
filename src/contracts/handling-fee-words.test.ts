import { expect, test } from 'vitest';
import { handlingFeeWords } from './handling-fee-words.ts';

test.each([
  [150_000, 'Handling fee: AED 1,500.00, due only after acceptance'],
  [0, 'No handling fee'],
])('a handling fee of %s minor units is told as “%s”', (amountMinor, words) => {
  expect(handlingFeeWords({ amountMinor, currency: 'AED' })).toBe(words);
});
