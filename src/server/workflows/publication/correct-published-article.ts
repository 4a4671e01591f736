import type { ReplyOf } from '../../../contracts/call.ts';
import type { Correction, corrections } from '../../../contracts/corrections.ts';
import type { NoticeKind } from '../../../contracts/notices.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { correctArticle } from '../../domains/articles/index.ts';
import { lockManuscript, tellOfCorrection } from '../../domains/editorial/index.ts';

const messages: Readonly<Record<NoticeKind, string>> = {
  correction: 'The article is corrected, and its page says so.',
  retraction: 'The article is retracted, and its page says so.',
  concern: 'The expression of concern is on the article’s page.',
  'concern-lifted': 'The expression of concern is lifted, and the article’s page says so.',
};

/** Publishes a notice about an article, an imported one too, and writes to the authors of what was submitted here; administrators alone. */
export async function correctPublishedArticle(
  ctx: Context,
  articleId: string,
  wish: Correction,
): Promise<ReplyOf<typeof corrections.correct>> {
  return inTransaction(ctx, async (tx) => {
    // Held first, as whoever withdraws holds it, so that neither waits for the other in a circle.
    const found = await lockManuscript(tx.db, articleId);
    const corrected = await correctArticle(tx, articleId, wish);
    if (found && !corrected.isRepeated) await tellOfCorrection(tx, found, corrected, wish);
    return {
      message: messages[wish.kind],
      articleId,
      correction: corrected.number,
      url: pages.article.href({ catId: corrected.journalAbbreviation, articleId }),
    };
  });
}
