import { expect, test } from 'vitest';
import { countryWords, leftWords, policyWords } from './waiver-words.ts';

const rule = { percent: 75, country: 'YE', incomeGroup: 'low', listedOn: '2025-07-01' } as const;

test('policy on waivers: a request names the country, its group and what the table gives without asking', () => {
  expect(countryWords('YE', rule)).toBe('Yemen, low income');
  expect(policyWords(rule)).toBe('75 % without a request (list of 1 July 2025)');
  expect(policyWords({ ...rule, percent: 40, incomeGroup: 'lower-middle' })).toContain('40 %');
});

test('a country in neither group says so, and an unknown code stands for itself', () => {
  expect(countryWords('AE', null)).toBe('United Arab Emirates');
  expect(countryWords('ZZ', null)).toBe('ZZ');
  expect(policyWords(null)).toMatch(/^No waiver by country/);
});

test.each([
  [0, 'AED 2,400.00 of AED 2,400.00'],
  [75, 'AED 600.00 of AED 2,400.00'],
  [100, 'AED 0.00 of AED 2,400.00'],
])('a reduction of %i %% leaves %s', (percent, words) => {
  expect(leftWords({ listMinor: 240_000, currency: 'AED' }, percent)).toBe(words);
});
