import { countryCodes } from '../../../contracts/countries.ts';

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** Countries to choose from: the two-letter code and the English name, by name. */
export const countryChoices = countryCodes
  .map((value) => ({ value, label: englishNames.of(value) ?? value }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

const names = new Map(countryChoices.map(({ value, label }) => [value, label]));

/** The English name of a country; what is no code stays as it stands. */
export const countryName = (code: string): string => names.get(code) ?? code;

/** Other names that people type. */
const otherNames = new Map([
  ['AE', 'UAE, Emirates'],
  ['CD', 'DRC, Democratic Republic of the Congo, Zaire'],
  ['CG', 'Republic of the Congo'],
  ['CI', 'Ivory Coast'],
  ['CV', 'Cabo Verde'],
  ['CZ', 'Czech Republic'],
  ['FK', 'Malvinas'],
  ['GB', 'UK, Great Britain, England, Scotland, Wales, Northern Ireland'],
  ['HK', 'Hong Kong'],
  ['IR', 'Islamic Republic of Iran'],
  ['KP', 'DPRK, Democratic People’s Republic of Korea'],
  ['KR', 'Republic of Korea'],
  ['LA', 'Lao'],
  ['MK', 'Macedonia'],
  ['MM', 'Burma'],
  ['MO', 'Macau'],
  ['NL', 'Holland'],
  ['PS', 'Palestine'],
  ['RU', 'Russian Federation'],
  ['SA', 'KSA'],
  ['SY', 'Syrian Arab Republic'],
  ['SZ', 'Swaziland'],
  ['TL', 'East Timor'],
  ['TR', 'Turkey'],
  ['US', 'USA, United States of America'],
  ['VA', 'Holy See'],
  ['VN', 'Viet Nam'],
]);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();

const searched = countryChoices.map((choice) => {
  const spelled = `${choice.label}, ${otherNames.get(choice.value) ?? ''}`;
  return { choice, names: plain(spelled).split(', '), code: plain(choice.value) };
});

/** The countries with a name that holds a text, or with this code; letter case, accents and dots do not count. Exact names come first. */
export function findCountries(search: string) {
  const text = plain(search);
  const isExact = (country: (typeof searched)[number]) => country.code === text || country.names.includes(text);
  return searched
    .filter((country) => isExact(country) || country.names.some((name) => name.includes(text)))
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
    .map(({ choice }) => choice);
}
