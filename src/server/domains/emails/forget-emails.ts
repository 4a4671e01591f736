import { daysAfter } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction } from '../../in-transaction.ts';
import { clearMarksOf, clearUndeliverable } from './bounces/undeliverable-store.ts';
import {
  deleteEmailsAbout,
  deleteEmailsOfErased,
  deleteEmailsTo,
  deleteOldEmails,
  listSaved,
  listForgotten,
  stripMailingEmailsTo,
  stripOldMailingEmails,
} from './deletion-store.ts';

/** For so long emails are kept to be looked up. */
const savedDays = 90;
/** An email that has waited for longer has lost its job. */
const lostAfterDays = 3;

/** Deletes all emails to a person whose account is erased; only the counts of mailings stay. */
export async function forgetEmails(
  tx: Context,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await stripMailingEmailsTo(tx.db, { userId: id, email }, tx.now());
  await deleteEmailsTo(tx.db, { userId: id, email });
  await clearUndeliverable(tx.db, email);
}

/** Takes away everything that was written about manuscripts whose texts go for good, and what is noted of addresses that they alone named. */
export async function forgetEmailsAbout(tx: Context, manuscriptIds: readonly string[]): Promise<void> {
  if (manuscriptIds.length === 0) return;
  await deleteEmailsAbout(tx.db, manuscriptIds);
  await clearMarksOf(tx.db, manuscriptIds);
}

/** Removes emails whose time is over, takes the recipients out of those of mailings, and gives those that wait without a job a new one. */
export async function clearEmails(ctx: Context) {
  const now = ctx.now();
  const over = daysAfter(now, -savedDays);
  const forgotten = await inLongTransaction(ctx, (tx) => listForgotten(tx.db, daysAfter(now, -lostAfterDays)));
  await inLongTransaction(ctx, (tx) => stripOldMailingEmails(tx.db, over));
  for (const emailId of forgotten) await ctx.jobs.enqueue(ctx.db, 'send-mail', { emailId });
  return {
    emails: await inLongTransaction(ctx, (tx) => deleteOldEmails(tx.db, over)),
    farewells: await inLongTransaction(ctx, (tx) => deleteEmailsOfErased(tx.db)),
    // Files go after the rows, and a run that broke off is made good by the next.
    messages: await ctx.mail.clear((ids) => listSaved(ctx.db, ids)),
  };
}
