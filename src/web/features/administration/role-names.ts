import type { JournalRole } from '../../../contracts/constants.ts';

/** The roles at a journal, as the pages name them. */
export const roleNames: Readonly<Record<JournalRole, string>> = {
  reviewer: 'Reviewer',
  editor: 'Editor',
  'editor-in-chief': 'Editor in chief',
};
