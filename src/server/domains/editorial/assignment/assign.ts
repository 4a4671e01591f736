import type { BodyOf, ReplyOf } from '../../../../contracts/call.ts';
import type { assignment } from '../../../../contracts/assignment.ts';
import * as t from '../../../../messages/assignment-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, forbidden, invalidInput } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { findAccount, fullName, hasRole } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { composeEmail, reviewTemplates, sendEmail } from '../../emails/index.ts';
import { toEditor, type Colleague } from '../editors-to-tell.ts';
import { updateManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { findEdited } from '../who-may.ts';
import { actOf, whileOpen, type AssignmentAct, type Asker } from './assignment-rules.ts';
import { holdEditor } from './assignment-store.ts';
import { editorConflict } from './editor-conflict.ts';

type Wish = BodyOf<typeof assignment.assign>;
type Editor = NonNullable<Awaited<ReturnType<typeof holdEditor>>>;

/** The actor in relation to a journal. */
export async function askerAt(ctx: Context, journalId: string): Promise<Asker> {
  const { userId, isAdmin } = signedIn(ctx);
  const isChief = await hasRole(ctx.db, userId, journalId, ['editor-in-chief']);
  return { userId, isAdmin, isChief, isEditor: isChief || (await hasRole(ctx.db, userId, journalId, ['editor'])) };
}

const assignedMail = (tx: Context, found: FoundManuscript, editor: Colleague) =>
  composeEmail(tx.site, reviewTemplates.assigned, toEditor(tx.site, found, editor));

const messages: Record<AssignmentAct, (values: { name: string }) => string> = {
  assigned: t.assigned,
  unassigned: () => t.unassigned(),
  'taken-on': () => t.takenOn(),
  'handed-over': t.handedOver,
};

/** Another person was first: says who handles it now. */
async function overtaken(tx: Context, handlingEditorId: string | null): Promise<AppError> {
  const now = handlingEditorId === null ? null : await findAccount(tx.db, handlingEditorId);
  return new AppError('state-conflict', now ? t.handledMeanwhile({ name: fullName(now) }) : t.unassignedMeanwhile());
}

async function give(tx: Context, found: FoundManuscript, act: AssignmentAct, editor: Editor | null): Promise<void> {
  const { id } = found.manuscript;
  const handlingEditorId = editor?.userId ?? null;
  await updateManuscript(tx.db, id, { handlingEditorId });
  await addAuditEntry(tx, act, id, act === 'taken-on' ? {} : { editorId: handlingEditorId });
  if (editor && act !== 'taken-on' && editor.userId !== signedIn(tx).userId)
    await sendEmail(tx, assignedMail(tx, found, editor), { manuscriptId: id });
}

/** Gives a manuscript to an editor of its journal, or to no one; the same again changes nothing. */
async function assignIn(tx: Context, articleId: string, { editorId, from, version }: Wish): Promise<string> {
  const { journalId } = (await findEdited(tx, articleId)).manuscript;
  const editor = editorId === null ? null : await holdEditor(tx.db, journalId, editorId);
  if (editorId !== null && !editor) throw invalidInput('editorId', t.notAnEditor());
  const name = editor ? fullName(editor) : '';
  const found = await holdForStep(tx, whileOpen, { id: articleId, version });
  const { handlingEditorId } = found.manuscript;
  const act = actOf(found.manuscript, await askerAt(tx, journalId), editorId);
  if (handlingEditorId === editorId) return editorId === null ? t.unassigned() : t.assigned({ name });
  if (handlingEditorId !== from) throw await overtaken(tx, handlingEditorId);
  if (act === null) throw forbidden(t.notYoursToAssign());
  const conflict = editor && (await editorConflict(tx, found, editor));
  if (conflict !== null) throw new AppError('conflict-of-interest', t.notAssigned({ name, conflict }));
  await give(tx, found, act, editor);
  return messages[act]({ name });
}

/** Assigns, takes on or hands over a manuscript. */
export async function assign(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  return inTransaction(ctx, (tx) => assignIn(tx, articleId, wish));
}

/** Assigns manuscripts to one editor, each by itself: what is refused stops none of the others. */
export async function assignMany(
  ctx: Context,
  { editorId, manuscripts }: BodyOf<typeof assignment.assignMany>,
): Promise<ReplyOf<typeof assignment.assignMany>> {
  const refused: ReplyOf<typeof assignment.assignMany>['refused'] = [];
  for (const { articleId, ...seen } of manuscripts)
    try {
      await assign(ctx, articleId, { ...seen, editorId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ articleId, reason: error.message });
    }
  return { message: t.assignedMany({ count: manuscripts.length - refused.length }), refused };
}
