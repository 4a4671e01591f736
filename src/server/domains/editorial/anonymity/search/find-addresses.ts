import type { Person } from '../../../../ports/inspection/document-inspector.ts';
import { fold, foldedWords, standsAt, type Word } from './words.ts';
import type { Find } from './find-names.ts';

const institution =
  /universi|institut|college|hospital|academ|akadem|museu|mus[ée]e|laborator|politecnic|polytechnic|hochschule|[ée]cole|observator|foundation|clinic|herbari|botanic|\b(inc|ltd|llc|gmbh|corporation|council|agency|ministry|society|centre|center|cnrs)\b/i;
/** The most affiliations that are searched for; a longer list would only keep the search busy. */
const most = 10;
const subdivision = /^(the )?(dep(artmen)?t|faculty|division|section|school|chair|unit|group|laboratory|lab)\b/i;
const ofNobody = new Set(
  'the of and for de di del der la le in at university institute college hospital museum academy laboratory research centre center school national science sciences technology zoological zoology botanical botany biology biological medical medicine natural history state'.split(
    ' ',
  ),
);

/** The proper names of the institutions in an affiliation: neither department nor place. */
export function institutionsIn(affiliation: string): string[][] {
  const parts = affiliation
    .split(/[,;\n()]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const proper = parts.filter((part) => institution.test(part) && !subdivision.test(part));
  const chosen = proper.length > 0 ? proper : parts.slice(0, 1).filter((part) => !subdivision.test(part));
  return chosen
    .map((part) => foldedWords(part.replace(/^the\s+/i, '')))
    .filter((words) => words.some((word) => word.length > 2 && !ofNobody.has(word)))
    .slice(0, most);
}

/** Where a text names an institution; its publishing house does not count. */
export function findInstitution(words: readonly Word[], sought: readonly string[]): Find[] {
  const found: Find[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [start, end] = [words[at], words[at + sought.length - 1]];
    if (!start?.isCapital || !end || !standsAt(words, at, sought)) continue;
    if (words[at + sought.length]?.folded !== 'press') found.push({ start: start.start, end: end.end });
  }
  return found;
}

/** A text as a part of a pattern. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const findsOf = (pattern: RegExp, text: string): Find[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

const anyEmail = /[\p{L}\p{N}._%+&-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu;

/** An email address in a text. `local` is the part before the @, in the lower-case letters and digits in which names are compared. */
interface Address extends Find {
  readonly local: string;
}

/** All addresses in a text. */
export const addressesIn = (text: string): Address[] =>
  findsOf(anyEmail, text).map(({ start, end }) => {
    const [local = ''] = text.slice(start, end).split('@');
    return { start, end, local: fold(local).replace(/[^a-z0-9]/g, '') };
  });

/** Finds a person's email address, also when it is written as `jane [at] example.org`, and any address that contains their last name. */
export function findEmail(
  text: string,
  addresses: readonly Address[],
  { email, lastName }: Pick<Person, 'email' | 'lastName'>,
): Find[] {
  const last = foldedWords(lastName).join('');
  const named: Find[] = addresses.filter((address) => last.length >= 4 && address.local.includes(last));
  const [local = '', domain = ''] = email.split('@');
  if (local === '' || domain === '') return named;
  const own = String.raw`${escaped(local)}\s{0,3}(?:@|\(at\)|\[at\]|\{at\})\s{0,3}${escaped(domain)}`;
  const grouped = String.raw`\{[^{}\n]{0,400}\}\s{0,3}@\s{0,3}${escaped(domain)}`;
  const others = [
    ...findsOf(new RegExp(own, 'giu'), text),
    ...findsOf(new RegExp(grouped, 'giu'), text).filter(({ start, end }) =>
      text.slice(start, end).toLowerCase().includes(local.toLowerCase()),
    ),
  ];
  return [...named, ...others.filter(({ start }) => named.every((find) => find.start !== start))];
}

/** Every ORCID iD is a finding, because an anonymous manuscript contains none. */
export const findOrcids = (text: string): Find[] =>
  findsOf(/(?<![\d-])\d{4}[-‐–]\d{4}[-‐–]\d{4}[-‐–]\d{3}[\dXx](?![\d-])/gu, text);

/** A text with its addresses blanked, so that no name is found inside one. */
export const withoutAddresses = (text: string): string => text.replace(anyEmail, (found) => ' '.repeat(found.length));
