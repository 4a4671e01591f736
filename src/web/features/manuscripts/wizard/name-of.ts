import type { AuthorFields } from './draft.ts';

/** The name of an author, as printed. */
export const nameOf = (author: AuthorFields) => `${author.authorGivenName} ${author.authorLastName}`;
