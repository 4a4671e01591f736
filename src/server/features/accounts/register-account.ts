import { v7 } from 'uuid';
import type { Registration } from '../../../contracts/accounts.ts';
import { verificationLinkHours } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { alreadyRegisteredMail, verificationMail } from './account-mails.ts';
import { findAccountByEmail, insertAccount, renewUnverifiedAccount, type Account } from './account-store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { replaceEmailLink } from './email-link-store.ts';
import { hashPassword } from './password-hash.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

async function sendVerification(ctx: Context, account: Account): Promise<void> {
  const token = newSecretToken();
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + verificationLinkHours * 3_600_000);
  await replaceEmailLink(ctx.db, {
    userId: account.id,
    purpose: 'verify-email',
    tokenHash: hashSecretToken(token),
    createdAt,
    expiresAt,
  });
  await ctx.jobs.enqueue(ctx.db, 'send-mail', verificationMail(ctx.site, account, token));
}

/** Opens an account, or answers alike and writes to the holder of one (decision 3). */
export async function registerAccount(ctx: Context, registration: Registration): Promise<{ message: string }> {
  if (isCommonPassword(registration.password))
    throw invalidInput('password', 'This password is among the most common ones. Please choose another.');
  const { password, confirmPassword: _, agreeTerms: __, ...fields } = registration;
  const account = { id: v7(), ...fields, passwordHash: await hashPassword(password), createdAt: ctx.now() };
  await inTransaction(ctx, async (tx) => {
    const opened = (await insertAccount(tx.db, account)) ?? (await renewUnverifiedAccount(tx.db, account));
    if (opened) return sendVerification(tx, opened);
    const holder = await findAccountByEmail(tx.db, account.email);
    if (holder) await tx.jobs.enqueue(tx.db, 'send-mail', alreadyRegisteredMail(tx.site, holder, tx.now()));
  });
  return {
    message: `Registration received. We have sent a message to ${registration.email}: follow its link to confirm your address, then log in.`,
  };
}
