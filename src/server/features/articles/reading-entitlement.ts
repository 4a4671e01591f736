import type { Context } from '../../context.ts';
import { AppError, notFound, notSignedIn } from '../../errors.ts';
import { downloadOf, findFile } from '../files/index.ts';
import { hasActiveSubscription } from '../payments/index.ts';
import { articleNumber } from './article-number.ts';
import { findArticle, type ArticleRow } from './article-store.ts';

type Granted = 'open' | 'author' | 'administrator' | 'subscription';
type Refused = 'not-signed-in' | 'subscription-needed' | 'withdrawn';

const refusals: ReadonlySet<Granted | Refused> = new Set<Refused>([
  'not-signed-in',
  'subscription-needed',
  'withdrawn',
]);
const isRefused = (reason: Granted | Refused) => refusals.has(reason);

/** Whether the actor may read the PDF of an article, and why: the one place that decides. */
async function decideReading(ctx: Context, article: ArticleRow): Promise<Granted | Refused> {
  const { actor } = ctx;
  const isAdministrator = actor.kind === 'user' && actor.isAdmin;
  if (article.withdrawnOn !== null) return isAdministrator ? 'administrator' : 'withdrawn';
  if (article.access === 'open') return 'open';
  if (actor.kind !== 'user') return 'not-signed-in';
  if (isAdministrator) return 'administrator';
  if (article.submittedBy === actor.userId) return 'author';
  return (await hasActiveSubscription(ctx, actor.userId)) ? 'subscription' : 'subscription-needed';
}

/** The decision in words, for buttons and pages. */
export async function readEntitlement(ctx: Context, articleId: string) {
  const found = await findArticle(ctx.db, articleId);
  if (!found) throw notFound('This article');
  const reason = await decideReading(ctx, found.article);
  return { mayRead: !isRefused(reason), reason };
}

/** The PDF of an article for those who may read it: 401 for visitors, 402 without a subscription, 410 once withdrawn. */
export async function downloadArticlePdf(ctx: Context, articleId: string) {
  const found = await findArticle(ctx.db, articleId);
  const file = found?.article.pdfFileId ? await findFile(ctx.db, found.article.pdfFileId) : null;
  if (!found || !file) throw notFound('This PDF');
  const reason = await decideReading(ctx, found.article);
  if (reason === 'withdrawn') {
    throw new AppError('withdrawn', 'This article has been withdrawn. Its page says when and why.');
  }
  if (reason === 'not-signed-in') throw notSignedIn();
  if (reason === 'subscription-needed') {
    throw new AppError(
      'subscription-needed',
      'This article is for subscribers. Two Day Access or One Week Access opens it at once.',
    );
  }
  return downloadOf(ctx, file, `${found.journalAbbreviation}-${articleNumber(found.article.id)}.pdf`);
}
