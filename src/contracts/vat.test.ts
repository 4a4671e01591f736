import { expect, test } from 'vitest';
import { splitVat } from './vat.ts';

test.each([
  [10_500, 5, 10_000, 500],
  [19_900, 5, 18_952, 948],
  [9_900, 5, 9_429, 471],
  [1, 5, 1, 0],
  [12_345, 7.5, 11_484, 861],
  [99_999_999, 8.1, 92_506_937, 7_493_062],
  [10_000, 0, 10_000, 0],
])('%i with %d %% of VAT is %i before it, and %i of VAT', (gross, percent, netMinor, vatMinor) => {
  expect(splitVat(gross, percent)).toEqual({ netMinor, vatMinor });
});

test('price before VAT and VAT always add up to the price', () => {
  for (let gross = 0; gross < 30_000; gross += 7) {
    const { netMinor, vatMinor } = splitVat(gross, 5);
    expect(netMinor + vatMinor).toBe(gross);
  }
});
