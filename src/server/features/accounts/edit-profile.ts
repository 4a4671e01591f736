import type { ProfileEdit } from '../../../contracts/account-forms.ts';
import { emailChangeLinkHours, recentSignInMinutes } from '../../../contracts/constants.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addRecord } from '../records/index.ts';
import { ofNoManuscript, sendLetter } from '../letters/index.ts';
import { emailChangeMail, emailChangeNotice } from './account-mails.ts';
import { findAccount, findAccountByEmail, updateProfile, type Account } from './account-store.ts';
import { confirmCaller } from './confirm-caller.ts';
import { voidEmailLinks } from './email-link-store.ts';
import { newEmailLink } from './new-email-link.ts';
import { findSession } from './session-store.ts';

/** An old sign-in may be somebody else at an open screen: it has to know the password (decision 7). */
async function confirmIfLongAgo(ctx: Context, currentPassword: string | undefined): Promise<void> {
  const session = await findSession(ctx.db, signedIn(ctx).sessionId);
  const age = session ? ctx.now().getTime() - session.createdAt.getTime() : Number.POSITIVE_INFINITY;
  if (age > recentSignInMinutes * 60_000) await confirmCaller(ctx, currentPassword);
}

/** The new address gets the link, the old one a notice with a way to cancel; an address with an account gets nothing. */
async function askNewAddress(ctx: Context, account: Account, email: string): Promise<void> {
  // Earlier ways to cancel live on: whoever hops twice must not shut the first holder out.
  await voidEmailLinks(ctx.db, account.id, ['change-email'], ctx.now());
  const link = { userId: account.id, hours: emailChangeLinkHours };
  const cancelToken = await newEmailLink(ctx, { ...link, purpose: 'cancel-email-change', email: account.email });
  await sendLetter(ctx, emailChangeNotice(ctx.site, account, email, cancelToken), ofNoManuscript);
  // Nobody learns from us who has an account; a registration that nobody confirmed is none.
  const holder = await findAccountByEmail(ctx.db, email);
  if (holder !== null && holder.emailVerifiedAt !== null) return;
  const token = await newEmailLink(ctx, { ...link, purpose: 'change-email', email });
  await sendLetter(ctx, emailChangeMail(ctx.site, email, token), ofNoManuscript);
}

/** Saves the profile; a new address takes effect when its link is followed (decision 7). */
export async function editProfile(
  ctx: Context,
  userId: string,
  edit: ProfileEdit,
): Promise<{ message: string; waitsForAddress: string | null }> {
  const { email, currentPassword, ...fields } = edit;
  const account = await findAccount(ctx.db, userId);
  if (account?.deletedAt !== null) throw notFound('This account');
  const isNewAddress = email !== account.email;
  if (isNewAddress) await confirmIfLongAgo(ctx, currentPassword);
  await inTransaction(ctx, async (tx) => {
    await updateProfile(tx.db, userId, fields);
    await addRecord(tx, 'profile-edited', userId, { addressWanted: isNewAddress });
    if (isNewAddress) await askNewAddress(tx, account, email);
  });
  return { message: 'Edit successful', waitsForAddress: isNewAddress ? email : null };
}
