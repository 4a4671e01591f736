import type { Find } from './find-names.ts';
import { foldedWords, standsAt, type Word } from './words.ts';

const institution =
  /universi|institut|college|hospital|academ|akadem|museu|mus[ée]e|laborator|politecnic|polytechnic|hochschule|[ée]cole|observator|foundation|clinic|herbari|botanic|\b(inc|ltd|llc|gmbh|corporation|council|agency|ministry|society|centre|center|cnrs)\b/i;
/** Nobody works at more places; a longer list would be made to keep the search busy. */
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

/** Where an institution is named; its publishing house is another. */
export function findInstitution(words: readonly Word[], sought: readonly string[]): Find[] {
  const found: Find[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [start, end] = [words[at], words[at + sought.length - 1]];
    if (!start?.isCapital || !end || !standsAt(words, at, sought)) continue;
    if (words[at + sought.length]?.folded !== 'press') found.push({ start: start.start, end: end.end });
  }
  return found;
}
