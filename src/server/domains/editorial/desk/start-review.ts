import type { EditorsAnonymity } from '../../../../contracts/editorial-values.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep, takeStep } from '../manuscripts/take-step.ts';
import { tellAuthor } from '../manuscripts/tell-author.ts';
import { addRecord } from '../../records/index.ts';
import { requestReviewCopies } from '../anonymity/make-review-copies.ts';
import { readEditorsAnonymity } from '../anonymity/read-anonymity.ts';
import { reviewBegunMail } from '../course-mails.ts';
import { findEdited } from '../who-may.ts';
import { findChecklist } from './checklist-store.ts';

/** What an editor can settle by looking themselves. */
const unsearched: Partial<Record<EditorsAnonymity['state'], string>> = {
  pending: 'The search for the names of the authors is still under way.',
  unreadable: 'A file could not be searched for the names of the authors.',
};

async function refuseUnsettled(tx: Context, articleId: string, version: number): Promise<void> {
  const { state } = await readEditorsAnonymity(tx.db, articleId, version);
  if (state === 'found')
    throw new AppError(
      'state-conflict',
      'The anonymity check has open findings. Dismiss each of them, or return the manuscript to its author. Nothing was changed.',
    );
  const why = unsearched[state];
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
    const found = await holdForStep(tx, 'start-review', { id: articleId, version });
    await refuseUnsettled(tx, articleId, version);
    const begun = await takeStep(tx, 'start-review', found);
    await addRecord(tx, 'start-review', articleId, { version });
    await requestReviewCopies(tx, articleId);
    await tellAuthor(tx, begun, reviewBegunMail(tx.site, begun));
  });
  return 'The manuscript is in review. Please invite reviewers.';
}
