import type { BodyOf } from '../../../contracts/call.ts';
import type { editorial } from '../../../contracts/editorial.ts';
import * as t from '../../../messages/decision-responses.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  holdForStep,
  hasOpenFinding,
  readCrossingRevision,
  reopenAnswers,
  isUnreadRevision,
  findEdited,
} from '../../domains/editorial/index.ts';
import { sendBeforeReview } from './decide-before-review.ts';

/** Returns a revision that tells reviewers who wrote it: its author changes it and submits it again. */
export async function returnRevision(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.returnRevision>,
): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'return-revision', { id: articleId, version: wish.version });
    const isOpen = hasOpenFinding(await readCrossingRevision(tx.db, found.manuscript));
    if (!isOpen || !(await isUnreadRevision(tx.db, found)))
      throw new AppError('state-conflict', t.cannotReturnRevision());
    await sendBeforeReview(tx, found, wish, { step: 'return-revision' });
    await reopenAnswers(tx.db, articleId, wish.version);
  });
  return t.revisionReturned();
}
