import { siteDay } from '../../../contracts/site-zone.ts';
import type { Context } from '../../context.ts';
import { markWithdrawn } from './article-store.ts';
import { removeCitations } from './citing/citation-store.ts';
import { requestDeposit } from './doi/doi-store.ts';
import { unindexArticle } from './search/search-store.ts';

/**
 * Withdraws a published article (decision 34), in the caller's transaction: its address then shows when and why, and
 * no search finds it. False if there is no such article, or it was withdrawn before.
 */
export async function withdrawArticle(ctx: Context, articleId: string, reason: string): Promise<boolean> {
  const now = ctx.now();
  const withdrawnOn = siteDay(now);
  if (!(await markWithdrawn(ctx.db, articleId, { withdrawnOn, withdrawalReason: reason, updatedAt: now })))
    return false;
  await unindexArticle(ctx.db, articleId);
  await removeCitations(ctx.db, articleId);
  await requestDeposit(ctx.db, articleId, now);
  await ctx.announcePublicChange();
  return true;
}
