import type { Context } from '../../../context.ts';
import { readUsageByMonth, totalsOf } from './reading-store.ts';
import { sumUsage } from './sum-usage.ts';

/** How often an article was looked at and its PDF was downloaded: by people, as COUNTER counts. */
export const readArticleUsage = (ctx: Context, articleId: string) => totalsOf(ctx.db, articleId);

/** The house's usage by month, up to now, the newest first. */
export async function readUsageMonths(
  ctx: Context,
  wanted: { readonly journalId?: string | undefined; readonly from: string; readonly to: string },
) {
  await sumUsage(ctx);
  return (await readUsageByMonth(ctx.db, wanted)).toReversed();
}
