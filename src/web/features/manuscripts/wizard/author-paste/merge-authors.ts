import { nameOf } from '../authors.ts';
import type { AuthorFields } from '../draft.ts';

const plainName = (author: AuthorFields) => nameOf(author).normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();

const typedFields = ['authorTitle', 'authorEmail', 'authorAffiliation'] as const;

/** A listed author with what a pasted one has and they lack; what the list says stays. */
export const completed = (listed: AuthorFields, pasted: AuthorFields): AuthorFields => ({
  ...listed,
  authorTitle: listed.authorTitle || pasted.authorTitle,
  authorEmail: listed.authorEmail.trim() || pasted.authorEmail,
  authorAffiliation: listed.authorAffiliation.trim() || pasted.authorAffiliation,
});

/** What becomes of a pasted author: added, taken to complete a listed one, or left out. */
export type Fate = 'added' | 'completes' | 'left-out';

export interface Merged {
  readonly authors: AuthorFields[];
  /** In the order in which they were pasted. */
  readonly fates: readonly Fate[];
}

/** A list with a pasted one: authors of the same name are completed, all others follow. Of several with one name none is completed. */
export function mergeAuthors(listed: readonly AuthorFields[], pasted: readonly AuthorFields[]): Merged {
  const authors = [...listed];
  const hasCorresponding = listed.some(({ isCorresponding }) => isCorresponding);
  const fates = pasted.map((author): Fate => {
    const name = plainName(author);
    const isCorresponding = author.isCorresponding && !hasCorresponding;
    const places = [...listed.keys()].filter((at) => plainName(listed[at] ?? author) === name);
    const [place] = places;
    const known = place === undefined ? undefined : authors[place];
    if (place === undefined || known === undefined) {
      authors.push({ ...author, isCorresponding });
      return 'added';
    }
    if (places.length > 1) return 'left-out';
    const whole = { ...completed(known, author), isCorresponding: known.isCorresponding || isCorresponding };
    const isMore = isCorresponding || typedFields.some((field) => whole[field] !== known[field]);
    if (isMore) authors[place] = whole;
    return isMore ? 'completes' : 'left-out';
  });
  return { authors, fates };
}

/** What was done with a pasted list. */
export function mergedWords(fates: readonly Fate[]): string {
  const said = (['added', 'completes'] as const).flatMap((one) => {
    const count = fates.filter((fate) => fate === one).length;
    const done = one === 'added' ? 'added' : 'completed';
    return count === 0 ? [] : [count === 1 ? `One author is ${done}.` : `${count} authors are ${done}.`];
  });
  return said.join(' ');
}
