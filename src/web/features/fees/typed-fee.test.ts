import { expect, test } from 'vitest';
import { TypedFee } from './typed-fee.ts';

const judged = (typed: string) => {
  const { data, error } = TypedFee.safeParse({ handlingFeeMinor: typed });
  return data?.handlingFeeMinor ?? error?.issues.map(({ message }) => message).join(' ');
};

test.each([
  ['1500.00', 150_000],
  ['1,500', 150_000],
  ['0', 0],
  ['2.00', 200],
  ['1.99', 'The handling fee is 0, or at least 2.00.'],
  ['1000000.00', 'This fee is too high.'],
  ['much', 'Enter an amount such as 1500.00.'],
  ['', 'Enter an amount such as 1500.00.'],
])('the typed handling fee %j is %j', (typed, outcome) => {
  expect(judged(typed)).toBe(outcome);
});
