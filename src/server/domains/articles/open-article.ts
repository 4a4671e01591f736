import type { Context } from '../../context.ts';
import { updateArticleAccess } from './article-store.ts';
import { requestDeposit } from './doi/doi-store.ts';

/** The licence of open articles (decision 9). */
const openLicence = 'https://creativecommons.org/licenses/by/4.0/';

/** Opens an article to everyone under the licence; the pages follow at once. Nothing closes it again (decision 41). */
export async function openArticle(ctx: Context, articleId: string): Promise<void> {
  const change = { access: 'open', licenceUrl: openLicence, openPeriods: null, updatedAt: ctx.now() } as const;
  if (!(await updateArticleAccess(ctx.db, articleId, change))) return;
  await requestDeposit(ctx.db, articleId, ctx.now());
  await ctx.announcePublicChange();
}
