import { expect, test } from 'vitest';
import { incomeGroupOf, ruleWaiverOf } from './journal-fees.ts';

const emails = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place));
const codes = emails.flatMap((first) => emails.map((second) => first + second));
const inGroup = (group: string) => codes.filter((code) => incomeGroupOf(code) === group);

test('the list of fiscal year 2027 has 25 low-income and 47 lower middle-income countries', () => {
  expect(inGroup('low')).toHaveLength(25);
  expect(inGroup('lower-middle')).toHaveLength(47);
});

test.each([
  ['AF', 'low', 75],
  ['SY', 'low', 75],
  ['ET', 'low', 75],
  ['TG', 'lower-middle', 40],
  ['VE', 'lower-middle', 40],
  ['IN', 'lower-middle', 40],
  ['NA', 'lower-middle', 40],
  ['PS', 'lower-middle', 40],
])('policy on waivers: %s is %s and gives %i %%', (country, incomeGroup, percent) => {
  expect(ruleWaiverOf(country)).toEqual({ percent, country, incomeGroup, listedOn: '2026-07-01' });
});

test.each(['AE', 'CV', 'WS', 'CR', 'UA', 'DZ', 'MN', 'JO', 'FM', 'PH', 'LK', 'VN', 'US', '', 'af'])(
  'policy on waivers: the country alone gives nothing in %s',
  (country) => {
    expect(ruleWaiverOf(country)).toBeNull();
  },
);
