import * as t from '../../../../../messages/wizard.ts';
import { nameOf } from '../authors.ts';
import type { AuthorFields } from '../draft.ts';

const plainName = (author: AuthorFields) => nameOf(author).normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();

const typedFields = ['authorTitle', 'authorEmail', 'authorAffiliation'] as const;

/** Fills the gaps of a listed author from a pasted one; listed details stay. */
export const completed = (listed: AuthorFields, pasted: AuthorFields): AuthorFields => ({
  ...listed,
  authorTitle: listed.authorTitle || pasted.authorTitle,
  authorEmail: listed.authorEmail.trim() || pasted.authorEmail,
  authorAffiliation: listed.authorAffiliation.trim() || pasted.authorAffiliation,
});

/** What happens to a pasted author: added, used to complete a listed one, or skipped. */
export type Fate = 'added' | 'completes' | 'left-out';

export interface Merged {
  readonly authors: AuthorFields[];
  /** In the order in which they were pasted. */
  readonly fates: readonly Fate[];
}

/** Merges a pasted list: authors of the same name are completed, unless several share it; all others are added. */
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
  const countOf = (one: Fate) => fates.filter((fate) => fate === one).length;
  const [added, filled] = [countOf('added'), countOf('completes')];
  if (filled === 0) return t.foundAdded({ count: added });
  return added === 0 ? t.foundCompleted({ count: filled }) : t.foundAddedAndCompleted({ added, completed: filled });
}
