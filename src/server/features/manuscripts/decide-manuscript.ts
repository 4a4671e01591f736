import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { articleStatuses, nextState, statesBefore, type ManuscriptAction } from './manuscript-lifecycle.ts';
import { rejectedMail } from './manuscript-mails.ts';
import { findManuscript, moveManuscript, type FoundManuscript } from './manuscript-store.ts';
import { addRecord } from './record-store.ts';

/** Moves a manuscript by an action, or tells the loser of a race what state stands: 409 (decision 19). */
export async function moveBy(
  ctx: Context,
  action: ManuscriptAction,
  manuscriptId: string,
  rejectionText?: string,
): Promise<FoundManuscript> {
  const [from] = statesBefore(action);
  const state = from && nextState(from, action);
  if (!state) throw new Error(`No state leads on by ${action}`);
  const change = { state, at: ctx.now(), ...(rejectionText === undefined ? {} : { rejectionText }) };
  const moved = await moveManuscript(ctx.db, manuscriptId, statesBefore(action), change);
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found) throw notFound('This manuscript');
  if (!moved) {
    const standing = articleStatuses[found.manuscript.state];
    throw new AppError(
      'state-conflict',
      `This manuscript has already been decided: its status is ${standing}. Nothing was changed.`,
    );
  }
  await addRecord(ctx, action, manuscriptId, rejectionText === undefined ? {} : { rejectionText });
  return found;
}

/** Rejects a manuscript; the text goes to the author on record. */
export async function rejectManuscript(
  ctx: Context,
  decision: { articleId: string; rejectionText: string },
): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const rejected = await moveBy(tx, 'reject', decision.articleId, decision.rejectionText);
    await tx.jobs.enqueue(tx.db, 'send-mail', rejectedMail(tx.site, rejected, decision.rejectionText));
  });
  return { message: 'The manuscript is rejected and its author has been told.' };
}
