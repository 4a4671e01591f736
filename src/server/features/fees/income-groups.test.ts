import { expect, test } from 'vitest';
import { incomeGroupOf, ruleWaiverOf } from './income-groups.ts';

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place));
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const inGroup = (group: string) => codes.filter((code) => incomeGroupOf(code) === group);

test('the list of fiscal year 2026 has 25 low-income and 50 lower middle-income countries, and Ethiopia from the year before', () => {
  expect(inGroup('low')).toHaveLength(26);
  expect(inGroup('lower-middle')).toHaveLength(50);
});

test.each([
  ['AF', 'low', 75, '2025-07-01'],
  ['SY', 'low', 75, '2025-07-01'],
  ['ET', 'low', 75, '2024-07-01'],
  ['IN', 'lower-middle', 40, '2025-07-01'],
  ['NA', 'lower-middle', 40, '2025-07-01'],
  ['PS', 'lower-middle', 40, '2025-07-01'],
])('policy on waivers: %s is %s and gives %i %%', (country, incomeGroup, percent, listedOn) => {
  expect(ruleWaiverOf(country)).toEqual({ percent, country, incomeGroup, listedOn });
});

test.each(['AE', 'CV', 'WS', 'CR', 'UA', 'DZ', 'MN', 'VE', 'US', '', 'af'])(
  'policy on waivers: the country alone gives nothing in %s',
  (country) => {
    expect(ruleWaiverOf(country)).toBeNull();
  },
);
