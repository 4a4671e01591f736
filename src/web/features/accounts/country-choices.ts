import { countryCodes } from '../../../contracts/countries.ts';
import * as t from '../../../messages/accounts.ts';

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** Countries to choose from: the two-email code and the English name, by name. */
export const countryChoices = countryCodes
  .map((value) => ({ value, label: englishNames.of(value) ?? value }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

const names = new Map(countryChoices.map(({ value, label }) => [value, label]));

/** The English name of a country; anything else stays as it is. */
export const countryName = (code: string): string => names.get(code) ?? code;

/** Other names that people type, by code. */
const readOtherNames = () =>
  new Map(
    t
      .otherCountryNames()
      .split(' | ')
      .map((entry) => [entry.slice(0, 2), entry.slice('AE: '.length)] as const),
  );

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();

function readSearched() {
  const otherNames = readOtherNames();
  return countryChoices.map((choice) => {
    const spelled = `${choice.label}, ${otherNames.get(choice.value) ?? ''}`;
    return { choice, names: plain(spelled).split(', '), code: plain(choice.value) };
  });
}

let searched: ReturnType<typeof readSearched> | null = null;

/** The countries whose name contains a text, or with this code, ignoring case, accents and dots. Exact matches come first. */
export function findCountries(search: string) {
  const text = plain(search);
  searched ??= readSearched();
  const isExact = (country: ReturnType<typeof readSearched>[number]) =>
    country.code === text || country.names.includes(text);
  return searched
    .filter((country) => isExact(country) || country.names.some((name) => name.includes(text)))
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
    .map(({ choice }) => choice);
}
