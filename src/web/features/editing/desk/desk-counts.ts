import type { ReplyOf } from '../../../../contracts/call.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { journals } from '../../../../contracts/journals.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as t from '../../../../messages/editing.ts';
import { useCall } from '../../../api/use-call.ts';

export type DeskCounts = ReplyOf<typeof editorial.desk>['counts'];

/** How many manuscripts need the editor, as a sentence. */
export function countWords({ needsMe, overdue }: DeskCounts): string {
  if (needsMe === 0) return t.nothingToDo();
  return overdue === 0 ? t.tasksToDo({ count: needsMe }) : t.tasksOverdue({ count: needsMe, overdue });
}

const editsJournal = ({ role }: CurrentUser['roles'][number]): boolean =>
  role === 'editor' || role === 'editor-in-chief';

/** Whether a person has an editors’ desk: the editors of a journal, and administrators in their place. */
export const hasDesk = ({ isAdmin, roles }: Pick<CurrentUser, 'isAdmin' | 'roles'>): boolean =>
  isAdmin || roles.some(editsJournal);

/** The abbreviations of the journals that a person edits; of all of them for administrators. */
export function useEditedJournals({ isAdmin, roles }: CurrentUser): readonly string[] {
  const all = useCall(journals.categories, { query: { archived: true } }, { enabled: isAdmin }).data;
  if (isAdmin) return (all ?? []).map(({ journalAbbreviation }) => journalAbbreviation);
  const edited = roles.filter(editsJournal);
  return [...new Set(edited.map(({ journalAbbreviation }) => journalAbbreviation))].toSorted();
}

const everyMinute = 60_000;

/** The counts of the editors’ desk, refreshed while the page is visible; undefined for people without a desk. */
export const useDeskCounts = (user: CurrentUser): DeskCounts | undefined =>
  useCall(editorial.desk, {}, { enabled: hasDesk(user), every: everyMinute }).data?.counts;
