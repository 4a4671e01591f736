import { emailChangeLinkHours } from '../../../contracts/constants.ts';
import * as t from '../../../messages/account-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findUndeliverable, presentMark, ofNoManuscript, sendEmail } from '../emails/index.ts';
import { confirmAddressMail } from './account-mails.ts';
import { findAccount } from './account-store.ts';
import { newEmailLink } from './email-links.ts';

/** Whether the account's address returns emails. */
async function markOf(ctx: Context, userId: string) {
  const account = await findAccount(ctx.db, userId);
  if (account?.deletedAt !== null) throw notFound('account');
  return { account, mark: (await findUndeliverable(ctx.db, [account.email])).get(account.email) ?? null };
}

/** Whether emails reach the caller's address. */
export async function readMailStatus(ctx: Context) {
  const { mark } = await markOf(ctx, signedIn(ctx).userId);
  return { comesBack: presentMark(mark) };
}

/** Sends an email whose link proves that emails arrive again, although the address is marked. */
export async function confirmAddressAnew(ctx: Context): Promise<{ message: string }> {
  const { account, mark } = await markOf(ctx, signedIn(ctx).userId);
  if (mark === null) throw new AppError('state-conflict', t.nothingToConfirm());
  await inTransaction(ctx, async (tx) => {
    const link = { userId: account.id, email: account.email, hours: emailChangeLinkHours };
    const token = await newEmailLink(tx, { ...link, purpose: 'change-email' });
    await sendEmail(tx, confirmAddressMail(tx.site, account, token), ofNoManuscript);
  });
  return { message: t.confirmationSent({ email: account.email }) };
}
