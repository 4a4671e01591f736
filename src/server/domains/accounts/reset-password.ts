import type { PasswordReset } from '../../../contracts/account-forms.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount } from './account-store.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { isLivingLink, spendEmailLink } from './email-link-store.ts';
import { linkSpent } from './link-spent.ts';
import { hashPassword } from './password-hash.ts';
import { replacePassword } from './replace-password.ts';
import { hashSecretToken } from './secret-token.ts';

const advice = 'Ask for a new one on the page for forgotten passwords.';

/** Spends the link of a reset letter: the password is new, every sign-in has ended, and the holder is told. */
export async function resetPassword(
  ctx: Context,
  token: string,
  { password }: PasswordReset,
): Promise<{ message: string }> {
  refuseCommonPassword(password);
  const tokenHash = hashSecretToken(token);
  // Guessed links are not worth the time that a password's hash takes.
  if (!(await isLivingLink(ctx.db, 'reset-password', tokenHash, ctx.now()))) throw linkSpent(advice);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const spent = await spendEmailLink(tx.db, 'reset-password', tokenHash, tx.now());
    const account = spent && (await findAccount(tx.db, spent.userId));
    if (account?.disabledAt !== null) throw linkSpent(advice);
    await replacePassword(tx, account, { passwordHash, keptSessionId: null });
  });
  return { message: 'Password reset successful' };
}
