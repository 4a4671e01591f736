import type { AnonymityFinding } from '../../../../../contracts/review-values.ts';
import type { Passage } from '../../../../ports/inspection/document-inspector.ts';
import { breathe } from './breathe.ts';
import { commonSurnames } from './common-surnames.ts';
import { findInstitution, institutionsIn } from './find-institutions.ts';
import type { Person } from './find-names.ts';
import { foldedWords, standsAt, wordsOf, type Word } from './words.ts';

const longest = 200;

/** A file's name, a property, or what else is short and no text. */
export interface Label {
  readonly text: string;
  readonly words: readonly Word[];
}

/** "DoeManuscript" is two words. */
export const labelOf = (text: string): Label => ({
  text,
  words: wordsOf(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' ')),
});

/** Whether somebody's given name stands right before their last name in a label: so nobody cites a work. */
export function isNamedInFull({ words }: Label, { givenName, lastName }: Person): boolean {
  const [given, last] = [foldedWords(givenName), foldedWords(lastName)];
  return words.some(({ folded }, at) => given.includes(folded) && standsAt(words, at + 1, last));
}

/** Whether a label names this person, also by an account name such as `jdoe`. */
export function isNamedIn({ text, words }: Label, { givenName, lastName, email }: Person): boolean {
  const [given, last] = [foldedWords(givenName), foldedWords(lastName)];
  const stands = words.some((_, at) => standsAt(words, at, last));
  const isWord = last.length === 1 && last.every((name) => name.length <= 3 || commonSurnames.has(name));
  if (stands && (!isWord || words.some(({ folded }) => folded.length > 1 && given.includes(folded)))) return true;
  const account = `${given[0]?.[0] ?? ''}${last.join('')}`;
  if (account.length >= 5 && words.some(({ folded }) => folded === account)) return true;
  return email !== '' && text.toLowerCase().includes(email.toLowerCase());
}

/** Whether one of these people or institutions is named, each in their way. */
export async function isAnyNamed(
  text: string,
  { people, isNamed }: { readonly people: readonly Person[]; readonly isNamed: (person: Person) => boolean },
  institutions: readonly string[][],
): Promise<boolean> {
  for (const person of people) {
    await breathe();
    if (isNamed(person)) return true;
  }
  const words = wordsOf(text);
  for (const sought of institutions) {
    await breathe();
    if (findInstitution(words, sought).length > 0) return true;
  }
  return false;
}

/** Files whose own name names somebody. */
export function findInFileName(name: string, people: readonly Person[]): AnonymityFinding[] {
  const label = labelOf(name);
  const isNamed = people.some((person) => isNamedIn(label, person));
  return isNamed ? [{ kind: 'file-name', file: name, excerpt: name, page: null }] : [];
}

/** Properties that name somebody or their institution; copies are without. */
export async function findInProperties(
  file: string,
  passages: readonly Passage[],
  people: readonly Person[],
): Promise<AnonymityFinding[]> {
  const institutions = people.flatMap(({ affiliation }) => institutionsIn(affiliation));
  const told = new Set(passages.filter(({ place }) => place === 'property').map(({ text }) => text));
  const findings: AnonymityFinding[] = [];
  for (const text of told) {
    const label = labelOf(text);
    const isNamed = (person: Person) => isNamedIn(label, person);
    if (!(await isAnyNamed(text, { people, isNamed }, institutions))) continue;
    const excerpt = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
    findings.push({ kind: 'metadata', file, excerpt, page: null });
  }
  return findings;
}
