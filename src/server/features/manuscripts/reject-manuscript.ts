import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { rejectedMail } from './manuscript-mails.ts';
import { moveBy } from './move-manuscript.ts';

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
