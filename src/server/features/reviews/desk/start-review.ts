import type { AnonymityCheck } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep, takeStep, tellAuthor } from '../../manuscripts/index.ts';
import { addRecord } from '../../records/index.ts';
import { requestReviewCopies } from '../anonymity/make-review-copies.ts';
import { readAnonymity } from '../anonymity/read-anonymity.ts';
import { reviewBegunMail } from '../course-mails.ts';
import { findEdited } from '../who-may.ts';
import { findChecklist } from './checklist-store.ts';

/** What stands in the way of review while no editor has looked themselves. */
const unsettled: Partial<Record<AnonymityCheck['state'], string>> = {
  pending: 'The search for the names of the authors is still under way.',
  found: 'The manuscript seems to name its authors, and they have not said that it is meant.',
  unreadable: 'A file could not be searched for the names of the authors.',
};

async function refuseUnsettled(tx: Context, articleId: string, version: number): Promise<void> {
  const why = unsettled[(await readAnonymity(tx.db, articleId, version)).state];
  const { done } = await findChecklist(tx.db, articleId, version);
  if (why === undefined || done.includes('anonymity')) return;
  throw new AppError(
    'state-conflict',
    `${why} Return it to its author, or look yourself and tick the check of anonymity. Nothing was changed.`,
  );
}

/** Sends a manuscript to review, and has the copies made that reviewers get. */
export async function startReview(
  ctx: Context,
  articleId: string,
  { version }: { readonly version: number },
): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    await holdForStep(tx, 'start-review', { id: articleId, version });
    await refuseUnsettled(tx, articleId, version);
    const begun = await takeStep(tx, 'start-review', { id: articleId, version });
    await addRecord(tx, 'start-review', articleId, { version });
    await requestReviewCopies(tx, articleId);
    await tellAuthor(tx, begun, reviewBegunMail(tx.site, begun));
  });
  return 'The manuscript is in review. Please invite reviewers.';
}
