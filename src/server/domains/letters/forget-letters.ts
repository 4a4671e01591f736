import { daysAfter } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction } from '../../in-transaction.ts';
import { clearMarksOf, clearUndeliverable } from './bounces/undeliverable-store.ts';
import {
  deleteLettersAbout,
  deleteLettersOfErased,
  deleteLettersTo,
  deleteOldLetters,
  listKept,
  listForgotten,
  stripMailingLettersTo,
  stripOldMailingLetters,
} from './clearing-store.ts';

/** For so long letters are kept to be looked up. */
const keptDays = 90;
/** A letter that has waited for longer has lost its job. */
const lostAfterDays = 3;

/** Deletes all emails to a person whose account is erased; only the counts of mailings stay. */
export async function forgetLetters(
  tx: Context,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await stripMailingLettersTo(tx.db, { userId: id, email }, tx.now());
  await deleteLettersTo(tx.db, { userId: id, email });
  await clearUndeliverable(tx.db, email);
}

/** Takes away everything that was written about manuscripts whose texts go for good, and what is noted of addresses that they alone named. */
export async function forgetLettersAbout(tx: Context, manuscriptIds: readonly string[]): Promise<void> {
  if (manuscriptIds.length === 0) return;
  await deleteLettersAbout(tx.db, manuscriptIds);
  await clearMarksOf(tx.db, manuscriptIds);
}

/** Removes letters whose time is over, takes the receivers out of those of mailings, and gives those that wait without a job a new one. */
export async function clearLetters(ctx: Context) {
  const now = ctx.now();
  const over = daysAfter(now, -keptDays);
  const forgotten = await inLongTransaction(ctx, (tx) => listForgotten(tx.db, daysAfter(now, -lostAfterDays)));
  await inLongTransaction(ctx, (tx) => stripOldMailingLetters(tx.db, over));
  for (const letterId of forgotten) await ctx.jobs.enqueue(ctx.db, 'send-mail', { letterId });
  return {
    letters: await inLongTransaction(ctx, (tx) => deleteOldLetters(tx.db, over)),
    farewells: await inLongTransaction(ctx, (tx) => deleteLettersOfErased(tx.db)),
    // Files go after the rows, and a run that broke off is made good by the next.
    messages: await ctx.mail.clear((ids) => listKept(ctx.db, ids)),
  };
}
