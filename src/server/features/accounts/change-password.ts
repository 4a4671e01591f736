import type { PasswordChange } from '../../../contracts/account-forms.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { passwordChangedMail } from './account-mails.ts';
import { setPassword } from './account-store.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { confirmCaller } from './confirm-caller.ts';
import { voidEmailLinks } from './email-link-store.ts';
import { hashPassword } from './password-hash.ts';
import { deleteSessionsOf } from './session-store.ts';

/** Changes the caller's own password; every other sign-in ends, and the holder is told. */
export async function changePassword(ctx: Context, change: PasswordChange): Promise<{ message: string }> {
  refuseCommonPassword(change.password);
  const account = await confirmCaller(ctx, change.currentPassword);
  const passwordHash = await hashPassword(change.password);
  await inTransaction(ctx, async (tx) => {
    await setPassword(tx.db, account.id, passwordHash);
    await deleteSessionsOf(tx.db, account.id, signedIn(tx).sessionId);
    await voidEmailLinks(tx.db, account.id, ['reset-password'], tx.now());
    await tx.jobs.enqueue(tx.db, 'send-mail', passwordChangedMail(tx.site, account, tx.now()));
  });
  return { message: 'Your password is changed. Everywhere else you have been signed out.' };
}
