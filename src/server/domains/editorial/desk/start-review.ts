import type { EditorsAnonymity } from '../../../../contracts/editorial-values.ts';
import { AppError } from '../../../errors.ts';
import { holdForStep, takeStep } from '../manuscripts/take-step.ts';
import { tellAuthor } from '../manuscripts/tell-authors.ts';
import { requestReviewCopies } from '../anonymity/check-anonymity.ts';
import { readEditorsAnonymity } from '../anonymity/read-anonymity.ts';
import { reviewBegunMail } from '../course-mails.ts';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addRecord } from '../../records/index.ts';
import { findEdited } from '../who-may.ts';
import { findChecklist, keepChecklist } from './edited-store.ts';

/** Keeps the list of the initial checks; the same one again changes nothing. */
export async function saveChecks(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.saveChecks>,
): Promise<string> {
  await findEdited(ctx, articleId);
  const done = initialChecks.filter((check) => wish.done.includes(check));
  await inTransaction(ctx, async (tx) => {
    const { version } = (await holdForStep(tx, 'start-review', { id: articleId })).manuscript;
    const standing = await findChecklist(tx.db, articleId, version);
    if (standing.note === wish.note && standing.done.join() === done.join()) return;
    await keepChecklist(tx.db, { manuscriptId: articleId, version }, { done, note: wish.note });
    await addRecord(tx, 'checks-saved', articleId, { version, done });
  });
  return 'The initial checks are saved.';
}

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
