import { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import { Email } from '../../../../contracts/values.ts';
import type { AuthorFields } from './draft.ts';

/** The contract's author; only an administrator may leave out the email. */
export const authorRules = (isAdmin: boolean) =>
  isAdmin ? ManuscriptAuthor : ManuscriptAuthor.extend({ authorEmail: Email });

/** Whether a field that must be there is empty. */
export const lacksField = (author: AuthorFields, isAdmin: boolean): boolean =>
  Object.entries(author).some(([name, value]) => value.trim() === '' && !(isAdmin && name === 'authorEmail'));
