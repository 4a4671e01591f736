import type { Context } from '../../../context.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { findSectionEditor } from '../../journals/index.ts';
import { updateManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { holdEditor } from './assignment-store.ts';
import { editorConflict } from './editor-conflict.ts';

/** The first of these people who edits the journal and has no conflict of interest. */
async function firstWithoutConflict(tx: Context, found: FoundManuscript, people: readonly (string | null)[]) {
  for (const person of people) {
    const editor = person === null ? null : await holdEditor(tx.db, found.journal.id, person);
    if (editor && (await editorConflict(tx, found, editor)) === null) return editor.userId;
  }
  return null;
}

/**
 * Assigns a manuscript that has come to a journal to the editor of its section, or else to the one whom the journal's
 * settings name; if both have a conflict it stays unassigned.
 */
export async function assignNew(tx: Context, found: FoundManuscript): Promise<FoundManuscript> {
  const { journal, manuscript } = found;
  if (manuscript.reviewModel !== 'double-anonymous') return found;
  const { sectionId } = manuscript;
  const ofSection = sectionId === null ? null : await findSectionEditor(tx.db, sectionId);
  const handlingEditorId = await firstWithoutConflict(tx, found, [ofSection, journal.newManuscriptsTo]);
  if (handlingEditorId === null) return found;
  const bySystem: Context = { ...tx, actor: { kind: 'system', task: 'assign-new' } };
  await addAuditEntry(bySystem, 'assigned', manuscript.id, { editorId: handlingEditorId });
  return { ...found, manuscript: await updateManuscript(tx.db, manuscript.id, { handlingEditorId }) };
}
