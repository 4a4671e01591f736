import { daysAfter } from '../../../../contracts/days.ts';
import { inLongTransaction } from '../../../in-transaction.ts';
import { forgetKeysBefore } from '../noting/visit.ts';
import { dayOf } from '../noting/keep-usage.ts';
import { writeOutUsage } from '../noting/note-usage.ts';
import { closeDaysBefore, lockSums, sumDays } from './sums-store.ts';
import type { Context } from '../../../context.ts';
import { readUsageByMonth, totalsOf } from './reading-store.ts';

/** Sum this many days before today again, in case a process could not write for a while. */
const openDays = 2;

/** Brings the sums up to now, closes the days that are over for long, and forgets who was marked how yesterday. */
export async function sumUsage(ctx: Context): Promise<void> {
  await writeOutUsage(ctx);
  await inLongTransaction(ctx, async (tx) => {
    await lockSums(tx.db);
    await sumDays(tx.db);
    await closeDaysBefore(tx.db, dayOf(daysAfter(tx.now(), -openDays)));
  });
  await forgetKeysBefore(ctx.db, dayOf(ctx.now()));
}

/** How often an article was looked at and its PDF was downloaded: by people, as COUNTER counts. */
export const readArticleUsage = (ctx: Context, articleId: string) => totalsOf(ctx.db, articleId);

/** The site's usage by month, up to now, the newest first. */
export async function readUsageMonths(
  ctx: Context,
  wanted: { readonly journalId?: string | undefined; readonly from: string; readonly to: string },
) {
  await sumUsage(ctx);
  return (await readUsageByMonth(ctx.db, wanted)).toReversed();
}
