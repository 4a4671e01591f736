import type { EditorsAnonymity } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/decision-responses.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
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
import { addAuditEntry } from '../../audit-log/index.ts';
import { findEdited } from '../who-may.ts';
import { findChecklist, keepChecklist } from './edited-store.ts';

/** Saves the list of initial checks; the same list again changes nothing. */
export async function saveChecks(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.saveChecks>,
): Promise<string> {
  await findEdited(ctx, articleId);
  const done = initialChecks.filter((check) => wish.done.includes(check));
  await inTransaction(ctx, async (tx) => {
    const { version } = (await holdForStep(tx, 'start-review', { id: articleId })).manuscript;
    const current = await findChecklist(tx.db, articleId, version);
    if (current.note === wish.note && current.done.join() === done.join()) return;
    await keepChecklist(tx.db, { manuscriptId: articleId, version }, { done, note: wish.note });
    await addAuditEntry(tx, 'checks-saved', articleId, { version, done });
  });
  return t.checksSaved();
}

/** What an editor can settle by looking themselves. */
const unsearched: Partial<Record<EditorsAnonymity['state'], PlainMessage>> = {
  pending: t.searchPending,
  unreadable: t.searchUnreadable,
};

async function refuseUnsettled(tx: Context, articleId: string, version: number): Promise<void> {
  const { state } = await readEditorsAnonymity(tx.db, articleId, version);
  if (state === 'found') throw new AppError('state-conflict', t.anonymityFindingsOpen());
  const why = unsearched[state];
  const { done } = await findChecklist(tx.db, articleId, version);
  if (why === undefined || done.includes('anonymity')) return;
  throw new AppError('state-conflict', why());
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
    await addAuditEntry(tx, 'start-review', articleId, { version });
    await requestReviewCopies(tx, articleId);
    await tellAuthor(tx, begun, reviewBegunMail(tx.site, begun));
  });
  return t.reviewStarted();
}
