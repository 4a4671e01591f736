import type { ReplyOf } from '../../contracts/call.ts';
import type { Correction, corrections } from '../../contracts/corrections.ts';
import { pages } from '../../contracts/pages.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../in-transaction.ts';
import { correctArticle } from '../features/articles/index.ts';
import { lockManuscript, tellOfCorrection } from '../features/manuscripts/index.ts';

/** Corrects a published article, an imported one too, and writes to the authors of what was submitted here; administrators alone. */
export async function correctPublishedArticle(
  ctx: Context,
  articleId: string,
  wish: Correction,
): Promise<ReplyOf<typeof corrections.correct>> {
  return inTransaction(ctx, async (tx) => {
    // Held first, as whoever withdraws holds it, so that neither waits for the other in a circle.
    const found = await lockManuscript(tx.db, articleId);
    const corrected = await correctArticle(tx, articleId, wish);
    if (found && !corrected.isRepeated) await tellOfCorrection(tx, found, corrected, wish.notice);
    return {
      message: 'The article is corrected, and its page says so.',
      articleId,
      correction: corrected.number,
      url: pages.article.href({ catId: corrected.journalAbbreviation, articleId }),
    };
  });
}
