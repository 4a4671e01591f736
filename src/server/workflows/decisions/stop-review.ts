import type { BodyOf } from '../../../contracts/call.ts';
import type { editorial } from '../../../contracts/editorial.ts';
import * as t from '../../../messages/decision-responses.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { endReview, findEdited, holdForStep, reportsAreIn } from '../../domains/editorial/index.ts';
import { sendBeforeReview } from './decide-before-review.ts';

/** Ends a review before the needed reports are in; its reviewers are told, and no report goes to the author. */
export async function stopReview(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.stopReview>,
): Promise<string> {
  await findEdited(ctx, articleId);
  const step = wish.to === 'reject' ? 'reject-in-review' : 'return-in-review';
  await inTransaction(ctx, async (tx) => {
    const held = await holdForStep(tx, step, { id: articleId, version: wish.version });
    if (await reportsAreIn(tx, held)) throw new AppError('state-conflict', t.reportsAreIn());
    await endReview(tx, await sendBeforeReview(tx, held, wish, { step }));
  });
  return t.reviewStopped({ to: wish.to });
}
