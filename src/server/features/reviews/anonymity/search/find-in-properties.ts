import type { AnonymityFinding } from '../../../../../contracts/review-values.ts';
import type { Passage } from '../../../../ports/inspection/document-inspector.ts';
import { commonSurnames } from './common-surnames.ts';
import { findInstitution, institutionsIn } from './find-institutions.ts';
import type { Person } from './find-names.ts';
import { foldedWords, standsAt, wordsOf } from './words.ts';

const longest = 200;

/** "DoeManuscript" is two words. */
const wordsOfLabel = (label: string) => wordsOf(label.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' '));

/** Whether somebody's given name stands right before their last name in a label: so nobody cites a work. */
export function isNamedInFull(label: string, { givenName, lastName }: Person): boolean {
  const [words, given, last] = [wordsOfLabel(label), foldedWords(givenName), foldedWords(lastName)];
  return words.some(({ folded }, at) => given.includes(folded) && standsAt(words, at + 1, last));
}

/** Whether somebody is named in a label: a file's name or a property. There, too, as an account is: `jdoe`. */
export function isNamedIn(label: string, { givenName, lastName, email }: Person): boolean {
  const words = wordsOfLabel(label);
  const [given, last] = [foldedWords(givenName), foldedWords(lastName)];
  const stands = words.some((_, at) => standsAt(words, at, last));
  const isWord = last.length === 1 && last.every((name) => name.length <= 3 || commonSurnames.has(name));
  if (stands && (!isWord || words.some(({ folded }) => folded.length > 1 && given.includes(folded)))) return true;
  const account = `${given[0]?.[0] ?? ''}${last.join('')}`;
  if (account.length >= 5 && words.some(({ folded }) => folded === account)) return true;
  return email !== '' && label.toLowerCase().includes(email.toLowerCase());
}

/** Files whose own name names somebody. */
export function findInFileName(name: string, people: readonly Person[]): AnonymityFinding[] {
  const isNamed = people.some((person) => isNamedIn(name, person));
  return isNamed ? [{ kind: 'file-name', file: name, excerpt: name, page: null }] : [];
}

/** Properties that name somebody or their institution; copies are without. */
export function findInProperties(
  file: string,
  passages: readonly Passage[],
  people: readonly Person[],
): AnonymityFinding[] {
  const institutions = people.flatMap(({ affiliation }) => institutionsIn(affiliation));
  const told = new Set(passages.filter(({ place }) => place === 'property').map(({ text }) => text));
  return [...told].flatMap((text) => {
    const words = wordsOf(text);
    const isNamed =
      people.some((person) => isNamedIn(text, person)) ||
      institutions.some((sought) => findInstitution(words, sought).length > 0);
    const excerpt = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
    return isNamed ? { kind: 'metadata' as const, file, excerpt, page: null } : [];
  });
}
