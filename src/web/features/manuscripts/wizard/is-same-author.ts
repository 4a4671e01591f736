import type { AuthorFields } from './draft.ts';

/** What tells an author from the others of a list. */
export const authorKey = (author: AuthorFields): string =>
  JSON.stringify([
    author.authorTitle,
    author.authorGivenName,
    author.authorLastName,
    author.authorEmail,
    author.authorAffiliation,
  ]);

/** Whether two entries of a list are the same in all that is typed. */
export const isSameAuthor = (one: AuthorFields, other: AuthorFields): boolean => authorKey(one) === authorKey(other);
