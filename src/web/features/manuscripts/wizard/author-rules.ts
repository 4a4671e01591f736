import { z } from 'zod';
import { ManuscriptAuthor } from '../../../../contracts/manuscripts.ts';
import { Email } from '../../../../contracts/values.ts';
import type { AuthorFields } from './draft.ts';

const optionalEmail = z.union([z.literal(''), Email], { error: 'Please enter a valid email address.' });

/** The contract's author; only an administrator may leave out the email. */
export const authorRules = (isAdmin: boolean) =>
  ManuscriptAuthor.extend({ authorEmail: isAdmin ? optionalEmail : Email });

/** Whether a field that must be there is empty. */
export const lacksField = (author: AuthorFields, isAdmin: boolean): boolean =>
  Object.entries(author).some(([name, value]) => value.trim() === '' && !(isAdmin && name === 'authorEmail'));
