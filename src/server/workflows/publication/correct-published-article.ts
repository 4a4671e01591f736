import type { ReplyOf } from '../../../contracts/call.ts';
import type { Correction, corrections } from '../../../contracts/corrections.ts';
import type { NoticeKind } from '../../../contracts/notices.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/decision-responses.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { type Context, signedIn } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { correctArticle, readPublishedArticle } from '../../domains/articles/index.ts';
import { lockManuscript, tellOfCorrection } from '../../domains/editorial/index.ts';
import type { StoredFile } from '../../../contracts/files.ts';
import { AppError } from '../../errors.ts';
import { presentFile, storePublicPdf, type IncomingFile } from '../../domains/files/index.ts';

/** Stores the PDF that a correction of a published article is to bring; it is tied to that article and to who brought it. */
export async function uploadCorrectedPdf(
  ctx: Context,
  articleId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<StoredFile> {
  const [article] = await readPublishedArticle(ctx, articleId);
  if (article?.isWithdrawn !== false) throw new AppError('state-conflict', t.withdrawnNotCorrected());
  return presentFile(await storePublicPdf(ctx, { articleId, ownerId: signedIn(ctx).userId }, incoming));
}

const messages: Readonly<Record<NoticeKind, PlainMessage>> = {
  correction: t.corrected,
  retraction: t.retracted,
  concern: t.concernPublished,
  'concern-lifted': t.concernLifted,
};

/** Publishes a notice about any article and emails the authors of one submitted here; for administrators. */
export async function correctPublishedArticle(
  ctx: Context,
  articleId: string,
  wish: Correction,
): Promise<ReplyOf<typeof corrections.correct>> {
  return inTransaction(ctx, async (tx) => {
    // Locked first, as in a withdrawal, to avoid a deadlock.
    const found = await lockManuscript(tx.db, articleId);
    const corrected = await correctArticle(tx, articleId, wish);
    if (found && !corrected.isRepeated) await tellOfCorrection(tx, found, corrected, wish);
    return {
      message: messages[wish.kind](),
      articleId,
      correction: corrected.number,
      url: pages.article.href({ catId: corrected.journalAbbreviation, articleId }),
    };
  });
}
