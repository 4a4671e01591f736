import { resetLinkHours } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { ofNoManuscript, sendLetter } from '../letters/index.ts';
import { passwordResetMail } from './account-mails.ts';
import { findAccountByEmail, type Account } from './account-store.ts';
import { findOnlyRegistration } from './email-link-store.ts';
import { newEmailLink } from './new-email-link.ts';
import { sendVerification } from './send-verification.ts';

async function writeReset(ctx: Context, account: Account): Promise<void> {
  if (account.emailVerifiedAt === null || account.disabledAt !== null) return;
  const token = await newEmailLink(ctx, { userId: account.id, purpose: 'reset-password', hours: resetLinkHours });
  await sendLetter(ctx, passwordResetMail(ctx.site, account, token), ofNoManuscript);
}

async function writeVerification(ctx: Context, account: Account): Promise<void> {
  if (account.emailVerifiedAt !== null) return;
  const registration = await findOnlyRegistration(ctx.db, account.id);
  if (registration) await sendVerification(ctx, account.id, account.email, registration);
}

/** Writes a letter that was asked for, where there is somebody to write to: what a job does. */
export async function writeAccountLetter(
  ctx: Context,
  { letter, email }: JobPayloads['write-account-letter'],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await findAccountByEmail(tx.db, email);
    if (account === null) return;
    await (letter === 'reset-password' ? writeReset(tx, account) : writeVerification(tx, account));
  });
}
