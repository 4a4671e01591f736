import { assignment, type JournalEditor } from '../../../../contracts/assignment.ts';
import { useCall } from '../../../api/use-call.ts';

/** The editors who edit all of these journals, by abbreviation. */
export const editorsOfAll = (
  editors: readonly JournalEditor[],
  journals: readonly string[],
): readonly JournalEditor[] =>
  editors.filter((editor) => journals.every((journal) => editor.journals.includes(journal)));

/** The editors of the journals that the current user edits; empty while they load. */
export const useEditors = (): readonly JournalEditor[] => useCall(assignment.editors).data ?? [];
