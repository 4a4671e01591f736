import type { Person } from '../../../../ports/inspection/document-inspector.ts';
import type { Find } from './find-names.ts';
import { fold, foldedWords } from './words.ts';

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

/** Whose ORCID it is cannot be known: in an anonymous manuscript none has a place. */
export const findOrcids = (text: string): Find[] =>
  findsOf(/(?<![\d-])\d{4}[-‐–]\d{4}[-‐–]\d{4}[-‐–]\d{3}[\dXx](?![\d-])/gu, text);

/** A text whose addresses are blank, so that no name is found within one. */
export const withoutAddresses = (text: string): string => text.replace(anyEmail, (found) => ' '.repeat(found.length));
