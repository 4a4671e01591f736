import { expect, test } from 'vitest';
import { countryChoices, findCountries } from './country-choices.ts';

test('a country is offered by its two-letter code with its English name', () => {
  expect(countryChoices).toContainEqual({ value: 'AE', label: 'United Arab Emirates' });
  expect(countryChoices).toHaveLength(249);
});

test('every code has a name, and no two are alike', () => {
  expect(countryChoices.filter(({ value, label }) => value === label)).toEqual([]);
  expect(new Set(countryChoices.map(({ label }) => label)).size).toBe(249);
});

test('the countries stand by name, accents or not', () => {
  const names = countryChoices.map(({ label }) => label);
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
});

test.each([
  ['emir', ['AE']],
  ['cote d', ['CI']],
  ['gb', ['GB']],
  ['UAE', ['AE']],
  ['U.A.E.', ['AE']],
  ['USA', ['US']],
  ['UK', ['GB', 'UA']],
  ['Turkey', ['TR']],
  ['Türkiye', ['TR']],
  ['Ivory Coast', ['CI']],
  ["côte d'iv", ['CI']],
  ['atlantis', []],
])('%j finds %j', (search, codes) => {
  expect(findCountries(search).map(({ value }) => value)).toEqual(codes);
});
