import type { PasswordChange, PasswordReset } from '../../../contracts/account-forms.ts';
import * as t from '../../../messages/account-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { lockAccount, setPassword, type Account, findAccount, findAccountByEmail } from './account-store.ts';
import { confirmCaller, refuseEndedSignIn } from './confirm-caller.ts';
import { ofNoManuscript, sendEmail } from '../emails/index.ts';
import { passwordChangedMail } from './account-mails.ts';
import { voidEmailLinks, isLivingLink, spendEmailLink } from './email-link-store.ts';
import { deleteSessionsOf } from './session-store.ts';
import { linkSpent } from './email-links.ts';
import { hashSecretToken } from './secret-token.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';

interface NewPasswordHash {
  readonly passwordHash: string;
  /** The sign-in that goes on; null where all of them end. */
  readonly savedSessionId: string | null;
}

/** Gives an account another password: every other sign-in and every waiting link ends, and the holder is told. */
export async function replacePassword(
  tx: Context,
  account: Account,
  { passwordHash, savedSessionId }: NewPasswordHash,
): Promise<void> {
  await setPassword(tx.db, account.id, passwordHash);
  await deleteSessionsOf(tx.db, account.id, savedSessionId);
  await voidEmailLinks(tx.db, account.id, ['reset-password', 'change-email'], tx.now());
  await sendEmail(tx, passwordChangedMail(tx.site, account), ofNoManuscript);
}

/** Changes the caller's own password; every other sign-in ends, and the holder is told. */
export async function changePassword(ctx: Context, change: PasswordChange): Promise<{ message: string }> {
  refuseCommonPassword(change.password);
  const account = await confirmCaller(ctx, change.currentPassword);
  const passwordHash = await hashPassword(change.password);
  const savedSessionId = signedIn(ctx).sessionId;
  await inTransaction(ctx, async (tx) => {
    await lockAccount(tx.db, account.id);
    await refuseEndedSignIn(tx);
    await replacePassword(tx, account, { passwordHash, savedSessionId });
  });
  return { message: t.passwordChanged() };
}

const advice = t.requestNewResetLink();

/** Uses the link of a reset email: sets the password, ends every session, and notifies the holder. */
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
    await replacePassword(tx, account, { passwordHash, savedSessionId: null });
  });
  return { message: t.passwordReset() };
}

/** Sets an account's password from the command line, for a person whom no email reaches. */
export async function resetAccountPassword(ctx: Context, email: string, password: string): Promise<Account> {
  refuseCommonPassword(password);
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) throw new AppError('not-found', t.noAccount({ email }));
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    await replacePassword(tx, account, { passwordHash, savedSessionId: null });
    await addAuditEntry(tx, 'password-reset-by-command', account.id);
  });
  return account;
}
