import { expect, test } from 'vitest';
import { countryChoices } from './country-choices.ts';

test('a country is offered by its two-letter code with its English name', () => {
  expect(countryChoices).toContainEqual({ value: 'AE', label: 'United Arab Emirates' });
  expect(countryChoices).toHaveLength(249);
});

test('every code has a name, and no two are alike', () => {
  expect(countryChoices.filter(({ value, label }) => value === label)).toEqual([]);
  expect(new Set(countryChoices.map(({ label }) => label)).size).toBe(249);
});

test('the countries stand by name', () => {
  const names = countryChoices.map(({ label }) => label);
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania') + 3);
  expect(names[0]).toBe('Afghanistan');
});
