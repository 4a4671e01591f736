import { resetLinkHours } from '../../../contracts/constants.ts';
import * as t from '../../../messages/account-responses.ts';
import { inTransaction } from '../../in-transaction.ts';
import { ofNoManuscript, sendEmail } from '../emails/index.ts';
import { passwordResetMail } from './account-mails.ts';
import { findAccountByEmail, type Account } from './account-store.ts';
import { findOnlyRegistration } from './email-link-store.ts';
import { newEmailLink, sendVerification } from './email-links.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import type { Context } from '../../context.ts';

/**
 * Requests an email to an address. The job looks up the account later, so that neither the answer nor its time reveals
 * whether there is one (decision 3).
 */
async function askForEmail(ctx: Context, wanted: JobPayloads['write-account-letter']): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, 'write-account-letter', wanted);
}

/** Sends the link to a new password, if there is an account. */
export async function forgotPassword(ctx: Context, email: string): Promise<{ message: string }> {
  await askForEmail(ctx, { letter: 'reset-password', email });
  return { message: t.resetEmailSent() };
}

/** Sends the verification email again, if a registration waits. */
export async function resendVerification(ctx: Context, email: string): Promise<{ message: string }> {
  await askForEmail(ctx, { letter: 'verify-email', email });
  return { message: t.confirmationResent({ email }) };
}

async function writeReset(ctx: Context, account: Account): Promise<void> {
  if (account.emailVerifiedAt === null || account.disabledAt !== null) return;
  const token = await newEmailLink(ctx, { userId: account.id, purpose: 'reset-password', hours: resetLinkHours });
  await sendEmail(ctx, passwordResetMail(ctx.site, account, token), ofNoManuscript);
}

async function writeVerification(ctx: Context, account: Account): Promise<void> {
  if (account.emailVerifiedAt !== null) return;
  const registration = await findOnlyRegistration(ctx.db, account.id);
  if (registration) await sendVerification(ctx, account.id, account.email, registration);
}

/** The job that writes a requested email, if there is still a recipient. */
export async function writeAccountEmail(
  ctx: Context,
  { letter, email }: JobPayloads['write-account-letter'],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await findAccountByEmail(tx.db, email);
    if (account === null) return;
    await (letter === 'reset-password' ? writeReset(tx, account) : writeVerification(tx, account));
  });
}
