import type { Context } from '../../context.ts';
import { AppError, notFound, notSignedIn } from '../../errors.ts';
import { downloadOf, findFile } from '../files/index.ts';
import { hasActiveSubscription } from '../payments/index.ts';
import { articleNumber } from './article-number.ts';
import { findArticle, type ArticleRow } from './article-store.ts';

type Granted = 'open' | 'author' | 'administrator' | 'subscription';
type Refused = 'not-signed-in' | 'subscription-needed';

/** Whether the actor may read the PDF of an article, and why: the one place that decides. */
async function decideReading(ctx: Context, article: ArticleRow): Promise<Granted | Refused> {
  if (article.access === 'open') return 'open';
  const { actor } = ctx;
  if (actor.kind !== 'user') return 'not-signed-in';
  if (actor.isAdmin) return 'administrator';
  if (article.submittedBy === actor.userId) return 'author';
  return (await hasActiveSubscription(ctx, actor.userId)) ? 'subscription' : 'subscription-needed';
}

/** The decision in words, for buttons and pages. */
export async function readEntitlement(ctx: Context, articleId: string) {
  const found = await findArticle(ctx.db, articleId);
  if (!found) throw notFound('This article');
  const reason = await decideReading(ctx, found.article);
  return { mayRead: reason !== 'not-signed-in' && reason !== 'subscription-needed', reason };
}

/** The PDF of an article for those who may read it: 401 for visitors, 402 without a subscription. */
export async function downloadArticlePdf(ctx: Context, articleId: string) {
  const found = await findArticle(ctx.db, articleId);
  const file = found?.article.pdfFileId ? await findFile(ctx.db, found.article.pdfFileId) : null;
  if (!found || !file) throw notFound('This PDF');
  const reason = await decideReading(ctx, found.article);
  if (reason === 'not-signed-in') throw notSignedIn();
  if (reason === 'subscription-needed') {
    throw new AppError(
      'subscription-needed',
      'This article is for subscribers. Two Day Access or One Week Access opens it at once.',
    );
  }
  return downloadOf(ctx, file, `${found.journalAbbreviation}-${articleNumber(found.article.id)}.pdf`);
}
