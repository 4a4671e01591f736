import { deleteOnlyBySupport } from '../../../contracts/constants.ts';
import * as t from '../../../messages/manuscript-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import {
  lockManuscript,
  holdForStep,
  takeStep,
  tellAuthor,
  takenBackByAuthorMail,
  endReview,
  tellEditors,
  actAsAuthor,
  takenBackMail,
} from '../../domains/editorial/index.ts';
import { returnFee } from '../../domains/payments/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';

interface Wish {
  readonly version: number;
  readonly reason: string;
}

async function withdraw(tx: Context, articleId: string, { version, reason }: Wish): Promise<void> {
  const current = await lockManuscript(tx.db, articleId);
  if (!current) throw notFound('manuscript');
  const { reviewModel, state, publishedAt } = current.manuscript;
  if (reviewModel === 'verification') throw new AppError('state-conflict', deleteOnlyBySupport);
  if (state === 'withdrawn' && publishedAt === null) return;
  const withdrawn = await takeStep(tx, 'take-back', await holdForStep(tx, 'take-back', { id: articleId, version }));
  await addAuditEntry(tx, 'take-back', articleId, { from: state, ...(reason === '' ? {} : { reason }) });
  await endReview(tx, withdrawn);
  await tellEditors(tx, withdrawn, (editor) => takenBackMail(tx.site, withdrawn, { editor, reason }));
  const returned = await returnFee(tx, articleId, t.feeReturnedWithdrawn());
  await tellAuthor(tx, withdrawn, takenBackByAuthorMail(tx.site, withdrawn, returned));
}

/** Withdraws an unpublished manuscript; who was asked to review it is told that this is not needed any more. */
export async function takeBack(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await actAsAuthor(ctx, articleId, (tx) => withdraw(tx, articleId, wish));
  return t.withdrawn();
}
