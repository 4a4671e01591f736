/**
 * Marks link names to affiliations (¹, a, *). During parsing these two signs, which no text contains, enclose each.
 */
const before = '\uE000';
const after = '\uE001';

/** A mark as written during parsing. */
export const wrapped = (mark: string) => `${before}${mark}${after}`;

/** Finds wrapped marks; the first group is the mark itself. */
export const anyMark = `${before}([^${after}]+)${after}`;

/** The marks of a text, in order. */
export const marksIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(anyMark, 'g')), ([, mark = '']) => mark);

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(new RegExp(anyMark, 'g'), ' ');

/** A text without the commas between the marks of one name: they separate no names. */
export const withoutMarkCommas = (text: string): string =>
  text.replaceAll(new RegExp(`(${anyMark})\\s*,\\s*(?=${anyMark})`, 'g'), '$1');

const span = /^(\d+)[-–](\d+)$/;

function single(mark: string): string[] {
  const [, first, last] = span.exec(mark) ?? [];
  if (first === undefined || last === undefined) return [mark];
  const count = Number(last) - Number(first) + 1;
  return count > 0 && count < 50 ? Array.from({ length: count }, (_, place) => String(Number(first) + place)) : [];
}

/** Wraps a list such as “1,3-4,*”, mark by mark. */
export const wrappedList = (list: string): string =>
  list
    .split(/[,;\s˒]+/)
    .flatMap((part) => part.match(/[*†‡§¶#✉]|[^*†‡§¶#✉]+/g) ?? [])
    .flatMap(single)
    .map(wrapped)
    .join('');

const institutions =
  /univers|institut|istitut|\buniv\b|department|\bdept\b|d[eé]partement|departamento|school|college|facult|fakult|laborator|\blabs?\b|\bcent(?:er|re|ro)\b|hospital|h[oô]pital|academy|academia|akademi|ministry|museum|mus[eé]um|clinic|company|\binc\b|\bltd\b|\bllc\b|gmbh|council|agency|research|observator|society|foundation|program(?:me)?\b|division|\bunit\b|librar|survey|bureau|[eé]cole|escuela|hochschule|pol[iy]te[ck]h?nic|authority|association|organi[sz]ation|consortium|partners|technolog|sciences?\b|جامعة|معهد|كلية|مستشفى|مركز|وزارة|大学|大學|学院|學院|研究|医院|醫院|中心|대학|연구|병원/iu;

const otherCountryNames = [
  'usa',
  'u.s.a.',
  'us',
  'uk',
  'u.k.',
  'uae',
  'u.a.e.',
  'the netherlands',
  'p.r. china',
  'pr china',
];

let countries: ReadonlySet<string> | undefined;

/** The countries that the browser can name, in English. */
function knownCountries(): ReadonlySet<string> {
  if (countries) return countries;
  const emails = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = emails.flatMap((one) => emails.map((other) => one + other));
  countries = new Set([...codes.map((code) => (names.of(code) ?? '').toLowerCase()), ...otherCountryNames]);
  return countries;
}

const bare = (text: string) => text.trim().replace(/\.$/, '').toLowerCase();

/** Whether a part of an address names a country. */
export const isCountry = (part: string): boolean => part.trim() !== '' && knownCountries().has(bare(part));

/** Whether a text names an institution, or has a number in it as addresses do. */
export const namesPlace = (text: string): boolean => institutions.test(text) || /\d/.test(text);
