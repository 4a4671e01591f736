import type { Context } from '../../context.ts';
import { passwordChangedMail } from './account-mails.ts';
import { setPassword, type Account } from './account-store.ts';
import { voidEmailLinks } from './email-link-store.ts';
import { deleteSessionsOf } from './session-store.ts';

/** Gives an account another password: every sign-in and every waiting link ends, and the holder is told. */
export async function replacePassword(tx: Context, account: Account, passwordHash: string): Promise<void> {
  await setPassword(tx.db, account.id, passwordHash);
  await deleteSessionsOf(tx.db, account.id, null);
  await voidEmailLinks(tx.db, account.id, ['reset-password', 'change-email'], tx.now());
  await tx.jobs.enqueue(tx.db, 'send-mail', passwordChangedMail(tx.site, account, tx.now()));
}
