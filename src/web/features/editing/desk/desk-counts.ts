import type { ReplyOf } from '../../../../contracts/call.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { journals } from '../../../../contracts/journals.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { useCall } from '../../../api/use-call.ts';

export type DeskCounts = ReplyOf<typeof editorial.desk>['counts'];

/** What needs the desk’s owner, in a sentence. */
export function countWords({ needsMe, overdue }: DeskCounts): string {
  if (needsMe === 0) return 'Nothing on the desk needs you now.';
  const needs = needsMe === 1 ? '1 manuscript needs you now' : `${needsMe} manuscripts need you now`;
  if (overdue === 0) return `${needs}.`;
  return `${needs}; ${overdue === 1 ? '1 is' : `${overdue} are`} overdue.`;
}

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

const everyMinute = 60_000;

/** What needs a person on the editors’ desk, kept current while the page is in sight; undefined for whoever has none. */
export const useDeskCounts = (user: CurrentUser): DeskCounts | undefined =>
  useCall(editorial.desk, {}, { enabled: hasDesk(user), every: everyMinute }).data?.counts;
