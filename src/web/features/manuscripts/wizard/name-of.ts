import type { AuthorFields } from './draft.ts';

/** The name of an author, as printed; an author without any is called so. */
export const nameOf = ({ authorGivenName, authorLastName }: AuthorFields): string =>
  `${authorGivenName} ${authorLastName}`.trim() || 'without a name';
