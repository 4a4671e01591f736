import type { Context } from '../../../context.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { updateManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { holdEditor } from './assignment-store.ts';
import { editorConflict } from './editor-conflict.ts';

/** Assigns a manuscript that has come to a journal to the editor whom its settings name; with a conflict it stays unassigned. */
export async function assignNew(tx: Context, found: FoundManuscript): Promise<FoundManuscript> {
  const { journal, manuscript } = found;
  if (manuscript.reviewModel !== 'double-anonymous' || journal.newManuscriptsTo === null) return found;
  const editor = await holdEditor(tx.db, journal.id, journal.newManuscriptsTo);
  if (!editor || (await editorConflict(tx, found, editor)) !== null) return found;
  const { userId: handlingEditorId } = editor;
  const bySystem: Context = { ...tx, actor: { kind: 'system', task: 'assign-new' } };
  await addAuditEntry(bySystem, 'assigned', manuscript.id, { editorId: handlingEditorId });
  return { ...found, manuscript: await updateManuscript(tx.db, manuscript.id, { handlingEditorId }) };
}
