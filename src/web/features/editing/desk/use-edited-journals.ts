import { journals } from '../../../../contracts/journals.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { useCall } from '../../../api/use-call.ts';

/** Whether a person has an editors’ desk: the editors of a journal, and administrators in their place. */
export const hasDesk = ({ isAdmin, roles }: Pick<CurrentUser, 'isAdmin' | 'roles'>): boolean =>
  isAdmin || roles.some(({ role }) => role !== 'reviewer');

/** The abbreviations of the journals that a person edits; of all of them for administrators. */
export function useEditedJournals({ isAdmin, roles }: CurrentUser): readonly string[] {
  const all = useCall(journals.categories, { query: { archived: true } }, { enabled: isAdmin }).data;
  if (isAdmin) return (all ?? []).map(({ journalAbbreviation }) => journalAbbreviation);
  const edited = roles.filter(({ role }) => role !== 'reviewer');
  return [...new Set(edited.map(({ journalAbbreviation }) => journalAbbreviation))].toSorted();
}
