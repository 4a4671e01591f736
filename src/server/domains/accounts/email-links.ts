import * as t from '../../../messages/account-responses.ts';
import type { LinkPurpose, RegisteredFields } from '../../db/schema/index.ts';
import { insertEmailLink, spendEmailLink, voidEmailLinks } from './email-link-store.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';
import { AppError } from '../../errors.ts';
import { verificationLinkHours } from '../../../contracts/constants.ts';
import { ofNoManuscript, sendEmail, clearUndeliverable } from '../emails/index.ts';
import { verificationMail } from './account-mails.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { activateAccount, findAccount } from './account-store.ts';

/** The answer to a link that was used, has expired or never was; `advice` says what to do now. */
export const linkSpent = (advice: string) => new AppError('link-spent', t.linkSpent({ advice }));

interface NewLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly hours: number;
  readonly registration?: RegisteredFields;
  readonly email?: string;
  /** When it becomes valid; omitted: at once. */
  readonly opensAt?: Date;
}

/** Makes a link for an email and returns its token, which is not stored. */
export async function newEmailLink(ctx: Context, { hours, ...link }: NewLink): Promise<string> {
  const token = newSecretToken();
  const createdAt = ctx.now();
  const expiresAt = new Date((link.opensAt ?? createdAt).getTime() + hours * 3_600_000);
  await insertEmailLink(ctx.db, { ...link, tokenHash: hashSecretToken(token), createdAt, expiresAt });
  return token;
}

/** Each link carries its own registration, so following it can never activate one that another person sent. */
export async function sendVerification(
  ctx: Context,
  userId: string,
  email: string,
  registration: RegisteredFields,
  next?: string,
): Promise<void> {
  const token = await newEmailLink(ctx, {
    userId,
    purpose: 'verify-email',
    hours: verificationLinkHours,
    registration,
  });
  await sendEmail(ctx, verificationMail(ctx.site, { email, next }, token), ofNoManuscript);
}

/** Uses the link of a verification email; throws the same error for a used, expired or unknown one. */
export async function verifyEmail(ctx: Context, token: string): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const spent = await spendEmailLink(tx.db, 'verify-email', hashSecretToken(token), tx.now());
    if (!spent?.registration) throw linkSpent(t.requestNewLinkIfLockedOut());
    await activateAccount(tx.db, spent.userId, spent.registration, tx.now());
    await voidEmailLinks(tx.db, spent.userId, ['verify-email'], tx.now());
    const account = await findAccount(tx.db, spent.userId);
    // The email has arrived, whatever was returned before.
    if (account) await clearUndeliverable(tx.db, account.email);
  });
  return { message: t.emailConfirmed() };
}
