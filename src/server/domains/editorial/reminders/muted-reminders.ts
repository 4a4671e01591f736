import type { MutableReminder } from '../../../../contracts/reviewers.ts';
import { signedIn, type Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { lockStandingAccount } from '../../accounts/index.ts';
import { listMuted, replaceMuted } from './reminder-store.ts';

/** The reminders that the caller has muted. */
export async function readMuted(ctx: Context): Promise<{ muted: MutableReminder[] }> {
  return { muted: await listMuted(ctx.db, signedIn(ctx).userId) };
}

/** Mutes these reminders and no others. */
export async function muteReminders(
  ctx: Context,
  { muted }: { readonly muted: readonly MutableReminder[] },
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockStandingAccount(tx, userId);
    await replaceMuted(tx.db, userId, [...new Set(muted)]);
  });
  return { message: 'Your choice of reminders is saved. Letters with decisions always come.' };
}
