import { withoutEmails } from './emails.ts';
import { anyMark, withoutMarks } from './marks.ts';
import { isEastAsian, isParticle, suffix, takeTitle } from './read-name.ts';

const joining =
  /\s*[,;]?\s+(?:and|und|et|و)\s+|\s*[,;]?\s*(?:&|(?<=\p{Script=Han}\s?)[和及与與](?=\s?\p{Script=Han}))\s*|\s*[,;]\s*(?:and|&)\s+/iu;
const andOthers = /[,;]?\s*(?:\bet al\b\.?|\band others\b|等$)/giu;
const opening = /^\s*(?:(?:by|authors?|المؤلفون|作者)\s*[:：]?\s+(?=\S)|(?:and|&)\s+)/iu;
const degree =
  /^(?:Ph\.?\s?D|M\.?D|Dr\.?\s?rer\.?\s?nat|D\.?Phil|[MB]\.?Sc|[MB]\.?A|[MB]\.?S|[MB]\.?Eng|MBA|MPH|MBBS|FRCP|RN|D\.?Sc|PharmD|Ed\.?D|M\.?Ed|J\.?D|LL\.?[MBD]|DDS|DVM|FRS|CPA|Esq)\.?$/;
const degreeBehind = /\s+(?:Ph\.?\s?D\.?|M\.D\.|MD|MSc|M\.Sc\.|BSc|MPH|MBBS|MBA|FRCP|PharmD)$/;
const initials = /^(?:\p{Lu}(?:\p{Ll}?\.)?[\s-]*){1,4}$/u;

/** Whether a part between commas belongs to the name before it: a suffix or a degree. */
export const isAddition = (part: string): boolean => suffix.test(part) || degree.test(part);

const bareName = (part: string) => withoutEmails(withoutMarks(part)).trim();
const hasMark = (part: string) => new RegExp(anyMark).test(part);
const words = (part: string) => bareName(part).split(/\s+/);

/** A last name on its own: one word, with the particles before it. */
const isLastName = (part: string) => {
  const all = words(part);
  return all.slice(0, -1).every(isParticle) && takeTitle(bareName(part))[0] === '' && !suffix.test(bareName(part));
};

/** Parts between commas, with degrees gone, and suffixes and emails back at the names that they belong to. */
function namesBetweenCommas(text: string): string[] {
  const kept: string[] = [];
  for (const part of text.split(/\s*,\s*/)) {
    const name = bareName(part);
    const last = kept.length - 1;
    if (suffix.test(name)) kept[last] = `${kept[last] ?? ''} ${part}`;
    else if (name === '' || (kept.length > 0 && degree.test(name))) {
      if (last >= 0) kept[last] = `${kept[last] ?? ''}${part.replace(name, '')}`;
    } else kept.push(part);
  }
  return kept;
}

/** Whether the parts are “Last, Given, Last, Given …”. */
function areTurned(parts: readonly string[]): boolean {
  if (parts.length < 2 || parts.length % 2 === 1) return false;
  const lasts = parts.filter((_, place) => place % 2 === 0);
  const givens = parts.filter((_, place) => place % 2 === 1);
  if (lasts.some(hasMark) || parts.some((part) => isEastAsian(bareName(part)))) return false;
  if (givens.every((part) => initials.test(bareName(part)))) return true;
  return lasts.every(isLastName) && (parts.length === 2 || givens.every((part) => words(part).length < 3));
}

const paired = (parts: readonly string[]) =>
  parts.flatMap((part, place) => (place % 2 === 0 ? [[part, parts[place + 1]].filter(Boolean).join(', ')] : []));

/** “张伟 李娜”: names in East Asian signs need no comma between them. */
const apart = (part: string) => {
  const names = part.split(/\s+/);
  return isEastAsian(bareName(part)) && names.every((name) => Array.from(bareName(name)).length > 1) ? names : [part];
};

/** The names of a byline one by one, marks and emails still in them. */
export function splitNames(byline: string): string[] {
  const text = byline
    .replaceAll(andOthers, '')
    .replace(opening, '')
    // Marks end a name even where no comma follows.
    .replaceAll(new RegExp(`(${anyMark})(?=\\s*\\p{L})(?!\\s*(?:and|et|und|Ph\\.?D|M\\.?D)\\b)`, 'gu'), '$1, ')
    .split('\n')
    .map((line) => line.replace(/[,;]\s*$/, ''))
    .join(byline.includes(';') ? '; ' : ', ');
  if (text.includes(';')) return text.split(/\s*;\s*|\s+(?:and|&)\s+/).flatMap(namesOfItem);
  const joined = text.split(joining);
  const halves = joined.map(namesBetweenCommas);
  if (joined.length > 1 && halves.every((parts) => parts.length === 2 && areTurned(parts)))
    return halves.flatMap(paired);
  const parts = halves.flat();
  return (areTurned(parts) ? paired(parts) : parts).flatMap(apart).map(withoutDegree).filter(isName);
}

/** The names of one item between semicolons: “Last, Given” as a rule. */
export function namesOfItem(item: string): string[] {
  const parts = namesBetweenCommas(item.replaceAll(andOthers, ''));
  const isOne = parts.length === 2 && !parts.every((part) => words(part).length > 1) && !parts.some(hasMark);
  return (isOne || areTurned(parts) ? paired(parts) : parts).flatMap(apart).map(withoutDegree).filter(isName);
}

const withoutDegree = (part: string) => (words(part).length > 2 ? part.replace(degreeBehind, '') : part);

const isName = (part: string) => {
  const name = bareName(part);
  return /\p{L}/u.test(name) && name.length <= 80;
};
