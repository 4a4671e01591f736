import type { PasswordChange } from '../../../contracts/account-forms.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { lockAccount } from './account-store.ts';
import { confirmCaller, refuseEndedSignIn } from './confirm-caller.ts';
import { hashPassword } from './password-hash.ts';
import { replacePassword } from './replace-password.ts';

/** Changes the caller's own password; every other sign-in ends, and the holder is told. */
export async function changePassword(ctx: Context, change: PasswordChange): Promise<{ message: string }> {
  refuseCommonPassword(change.password);
  const account = await confirmCaller(ctx, change.currentPassword);
  const passwordHash = await hashPassword(change.password);
  const keptSessionId = signedIn(ctx).sessionId;
  await inTransaction(ctx, async (tx) => {
    await lockAccount(tx.db, account.id);
    await refuseEndedSignIn(tx);
    await replacePassword(tx, account, { passwordHash, keptSessionId });
  });
  return { message: 'Your password is changed. Everywhere else you have been signed out.' };
}
