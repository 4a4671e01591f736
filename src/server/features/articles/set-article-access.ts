import type { Context } from '../../context.ts';
import { updateArticleAccess } from './article-store.ts';
import { requestDeposit } from './doi/doi-store.ts';

/** The licence of open articles (decision 9). */
const openLicence = 'https://creativecommons.org/licenses/by/4.0/';

/** Opens an article to everyone under the licence, or leaves it to subscribers; the pages follow at once. */
export async function setArticleAccess(
  ctx: Context,
  articleId: string,
  access: 'open' | 'subscription',
): Promise<void> {
  const licenceUrl = access === 'open' ? openLicence : null;
  const change = { access, licenceUrl, openPeriods: null, updatedAt: ctx.now() };
  if (!(await updateArticleAccess(ctx.db, articleId, change))) return;
  await requestDeposit(ctx.db, articleId, ctx.now());
  await ctx.announcePublicChange();
}
