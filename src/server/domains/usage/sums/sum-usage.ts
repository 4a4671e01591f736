import { daysAfter } from '../../../../contracts/days.ts';
import type { Context } from '../../../context.ts';
import { inLongTransaction } from '../../../in-transaction.ts';
import { forgetKeysBefore } from '../noting/daily-key.ts';
import { dayOf } from '../noting/keep-usage.ts';
import { writeOutUsage } from '../noting/note-usage.ts';
import { closeDaysBefore, lockSums, sumDays } from './sums-store.ts';

/** So many days before today are summed anew, in case that a process could not write for a while. */
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
