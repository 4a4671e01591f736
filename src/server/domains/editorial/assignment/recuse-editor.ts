import type { BodyOf } from '../../../../contracts/call.ts';
import type { assignment } from '../../../../contracts/assignment.ts';
import * as t from '../../../../messages/assignment-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, forbidden } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { listOfficersWithoutConflict } from '../editors-to-tell.ts';
import { updateManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { findEdited } from '../who-may.ts';
import { askerAt } from './assign.ts';
import { whileOpen } from './assignment-rules.ts';
import { insertRecusal } from './assignment-store.ts';

/** At least one person who can act must remain. */
async function refuseTheLast(tx: Context, found: FoundManuscript, userId: string): Promise<void> {
  const left = (await listOfficersWithoutConflict(tx, found)).filter((officer) => officer.userId !== userId);
  if (left.length === 0) throw new AppError('state-conflict', t.noOneElse());
}

/** Recuses an editor for good: from then on they have a conflict of interest with the manuscript. */
export async function recuseEditor(
  ctx: Context,
  articleId: string,
  { version, reason }: BodyOf<typeof assignment.recuse>,
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, whileOpen, { id: articleId, version });
    const { journalId, handlingEditorId } = found.manuscript;
    if (!(await askerAt(tx, journalId)).isEditor) throw forbidden(t.onlyEditorsRecuse());
    await refuseTheLast(tx, found, userId);
    await insertRecusal(tx.db, { manuscriptId: articleId, userId, recusedAt: tx.now() });
    if (handlingEditorId === userId) await updateManuscript(tx.db, articleId, { handlingEditorId: null });
    await addAuditEntry(tx, 'editor-recused', articleId, { reason });
  });
  return { message: t.recused() };
}
