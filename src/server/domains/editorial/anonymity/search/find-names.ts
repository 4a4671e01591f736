import type { Person } from '../../../../ports/inspection/document-inspector.ts';
import { commonSurnames, foldedWords, standsAt, type Word } from './words.ts';

/** A stretch of a text. */
export interface Find {
  readonly start: number;
  readonly end: number;
}

interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  /** Words that the document also writes in lower case, so they are probably no names. */
  readonly written: ReadonlySet<string>;
}

const joins = /^[\s,.\-‐–·'’]*$/u;
const years = /^(1[789]|20)\d\d$/;
const inCitations = new Set(['and', 'et', 'al', 'und', 'y', 'e', 'in', 'press', 's', 'der', 'von', 'van', 'de']);

/** Whether this name cites a work: a year, a number or "et al." follows. */
function isCited({ text, words }: Reading, last: number): boolean {
  for (let at = last + 1; at < Math.min(words.length, last + 9); at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (!before || !word) return false;
    const gap = text.slice(before.end, word.start);
    if (years.test(word.folded) || (/\[\s*$/.test(gap) && /^\d+$/.test(word.folded))) return true;
    if (word.folded === 'al' && before.folded === 'et') return true;
    const goesOn = word.isCapital ? !/^\d/.test(word.folded) : inCitations.has(word.folded);
    if (!goesOn || /[:;!?)\]]|\n\s*\n/.test(gap)) return false;
  }
  return false;
}

const isInitials = (text: string, { start, end }: Word, initials: string) => {
  const written = text.slice(start, end);
  return written.length <= 3 && written === written.toUpperCase() && initials.startsWith(written.toLowerCase());
};

/** Whether a given name or its initials are next to a last name: before it, with others between, or after it. */
function hasGivenName({ text, words }: Reading, first: number, last: number, given: readonly string[]): boolean {
  const initials = given.map((name) => name[0] ?? '').join('');
  const joined = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && joins.test(text.slice(one.end, other.start));
  for (let at = first - 1; at >= Math.max(0, first - 3) && joined(words[at], words[at + 1]); at -= 1) {
    const word = words[at];
    if (!word?.isCapital) break;
    if ((word.folded.length > 1 && given.includes(word.folded)) || isInitials(text, word, initials)) return true;
    // Between them are other given names or initials.
    if (word.folded.length > 1 && at < first - 1) break;
  }
  const next = words[last + 1];
  if (!next?.isCapital || !joined(words[last], next)) return false;
  return (next.folded.length > 1 && given.includes(next.folded)) || isInitials(text, next, initials);
}

/** A name that also is a word, or so short that it is one in some language. */
const saysLittle = (last: readonly string[], written: ReadonlySet<string>) =>
  last.length === 1 && last.every((name) => name.length <= 3 || commonSurnames.has(name) || written.has(name));

/** Where a person is named; an ordinary citation of their work does not count. */
export function findName(reading: Reading, person: Pick<Person, 'givenName' | 'lastName'>): Find[] {
  const [given, last] = [foldedWords(person.givenName), foldedWords(person.lastName)];
  const needsGiven = saysLittle(last, reading.written);
  const { words } = reading;
  const found: Find[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [start, end] = [words[at], words[at + last.length - 1]];
    if (!start?.isCapital || !end || !standsAt(words, at, last)) continue;
    const isFull = hasGivenName(reading, at, at + last.length - 1, given);
    if ((isFull || !needsGiven) && !isCited(reading, at + last.length - 1))
      found.push({ start: start.start, end: end.end });
  }
  return found;
}
