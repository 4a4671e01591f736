import type { accounts } from '../../../contracts/accounts.ts';
import type { ReplyOf } from '../../../contracts/call.ts';
import type { ProfileEdit } from '../../../contracts/account-forms.ts';
import { askedForChangeDays, emailChangeLinkHours, recentSignInMinutes } from '../../../contracts/constants.ts';
import * as t from '../../../messages/account-responses.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { ofNoManuscript, sendEmail } from '../emails/index.ts';
import { askedForChangeMail, askedForChangeNotice, emailChangeMail, emailChangeNotice } from './account-mails.ts';
import { findAccount, findAccountByEmail, lockAccount, updateProfile, type Account } from './account-store.ts';
import { confirmCaller, refuseEndedSignIn } from './confirm-caller.ts';
import { voidEmailLinks } from './email-link-store.ts';
import { opensLater } from './later-opening.ts';
import { newEmailLink } from './email-links.ts';
import { findSession } from './session-store.ts';
import type { Database } from '../../db/database.ts';
import { listRolesOf } from './role-store.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../context.ts';
import { mailboxOf } from './mailbox.ts';
import { listFormerMailboxes } from './mailbox-store.ts';

/** Whether an email is, or was, the caller's: links and open tabs may still have the old one. */
export async function isOwnEmail(ctx: Context, email: string): Promise<boolean> {
  const { userId, email: current } = signedIn(ctx);
  const mailbox = mailboxOf(email);
  return mailbox === mailboxOf(current) || (await listFormerMailboxes(ctx.db, userId)).includes(mailbox);
}

type HeldRoles = Awaited<ReturnType<typeof listRolesOf>>;

/** What an account says of its person, with those of the roles that are this person's. */
export function accountFields(account: Account, held: HeldRoles): CurrentUser {
  const { id, email, title, surname, otherName, affiliation, country, marketingCommunications, isAdmin } = account;
  const roles = held
    .filter(({ userId }) => userId === id)
    .map(({ journalId, journalAbbreviation, role }) => ({ journalId, journalAbbreviation, role }));
  return { id, email, title, surname, otherName, affiliation, country, marketingCommunications, isAdmin, roles };
}

/** The account as its holder sees it. */
export async function presentAccount(db: Database, account: Account): Promise<CurrentUser> {
  return accountFields(account, await listRolesOf(db, [account.id]));
}

/** An old session may be another person at an open screen, so it must confirm the password (decision 7). */
async function confirmIfLongAgo(ctx: Context, currentPassword: string | undefined): Promise<void> {
  const session = await findSession(ctx.db, signedIn(ctx).sessionId);
  const age = session ? ctx.now().getTime() - session.createdAt.getTime() : Number.POSITIVE_INFINITY;
  if (age > recentSignInMinutes * 60_000) await confirmCaller(ctx, currentPassword);
}

function noticeOf(
  { site }: Context,
  account: Account,
  newEmail: string,
  { token, opensAt }: { readonly token: string; readonly opensAt: Date | null },
) {
  if (opensAt === null) return emailChangeNotice(site, account, newEmail, token);
  return askedForChangeNotice(site, account, { newEmail, token, opensAt });
}

/** Until the change can be made, and for as many days after it as it waits. */
const hoursToCancel = (now: Date, opensAt: Date): number =>
  Math.ceil((opensAt.getTime() - now.getTime()) / 3_600_000) + askedForChangeDays * 24;

/**
 * Sends the link to the new address and a notice with a cancel link to the old one; an address with an account gets
 * nothing.
 */
async function askNewAddress(ctx: Context, account: Account, email: string): Promise<void> {
  const opensAt = opensLater(ctx, account);
  // Earlier cancel links stay valid: a thief who changes the address twice must not lock the first holder out.
  await voidEmailLinks(ctx.db, account.id, ['change-email'], ctx.now());
  const { id: userId } = account;
  const kept = { userId, purpose: 'cancel-email-change', email: account.email } as const;
  const cancel = { ...kept, hours: emailChangeLinkHours + (opensAt === null ? 0 : hoursToCancel(ctx.now(), opensAt)) };
  await sendEmail(
    ctx,
    noticeOf(ctx, account, email, { token: await newEmailLink(ctx, cancel), opensAt }),
    ofNoManuscript,
  );
  // The answer must not reveal who has an account; an unconfirmed registration does not count as one.
  const holder = await findAccountByEmail(ctx.db, email);
  if (holder !== null && holder.emailVerifiedAt !== null) return;
  const change = { userId, hours: emailChangeLinkHours, purpose: 'change-email', email } as const;
  const token = await newEmailLink(ctx, opensAt === null ? change : { ...change, opensAt });
  const letter =
    opensAt === null
      ? emailChangeMail(ctx.site, email, token)
      : askedForChangeMail(ctx.site, email, { token, opensAt });
  await sendEmail(ctx, letter, ofNoManuscript);
}

const namedFields = ['title', 'surname', 'otherName', 'affiliation', 'country'] as const;

type SavedFields = Omit<ProfileEdit, 'email' | 'currentPassword'>;

/** A field's new value: the current one if the person left what the form showed, which may be outdated. */
const wishedOf = <Value>(wanted: Value, seen: unknown, current: Value): Value => (wanted === seen ? current : wanted);

/** The fields to save. People can only subscribe themselves to news. */
function fieldsWished(ctx: Context, current: Account, { seen = {}, ...wanted }: SavedFields) {
  const marketingCommunications = wishedOf(
    wanted.marketingCommunications,
    seen.marketingCommunications,
    current.marketingCommunications,
  );
  if (marketingCommunications && !current.marketingCommunications && signedIn(ctx).userId !== current.id)
    throw invalidInput('marketingCommunications', t.newsOwnerOnly());
  const title = wishedOf(wanted.title, seen.title, current.title);
  const surname = wishedOf(wanted.surname, seen.surname, current.surname);
  const otherName = wishedOf(wanted.otherName, seen.otherName, current.otherName);
  const affiliation = wishedOf(wanted.affiliation, seen.affiliation, current.affiliation);
  const country = wishedOf(wanted.country, seen.country, current.country) ?? current.country;
  return { title, surname, otherName, affiliation, country, marketingCommunications };
}

/** Saves the fields and returns which changed; a newsletter subscription has its own audit log entry. */
async function saveFields(tx: Context, userId: string, wanted: SavedFields) {
  const current = await lockAccount(tx.db, userId);
  if (current?.deletedAt !== null) throw notFound('account');
  const fields = fieldsWished(tx, current, wanted);
  const { marketingCommunications } = fields;
  await updateProfile(tx.db, userId, fields);
  const changed = namedFields.filter((name) => fields[name] !== current[name]);
  const saved = { profile: { ...fields, email: current.email }, changed };
  if (marketingCommunications === current.marketingCommunications) return saved;
  const action = marketingCommunications ? 'marketing-subscribed' : 'marketing-unsubscribed';
  await addAuditEntry(tx, action, userId, { by: 'profile' });
  return saved;
}

/** Saves the profile; a new address takes effect when its link is followed (decision 7), what an administrator asked for a week later. */
export async function editProfile(
  ctx: Context,
  userId: string,
  edit: ProfileEdit,
): Promise<ReplyOf<typeof accounts.editProfile>> {
  const { email: wantedEmail, currentPassword, ...fields } = edit;
  const account = await findAccount(ctx.db, userId);
  if (account?.deletedAt !== null) throw notFound('account');
  const email = wishedOf(wantedEmail, edit.seen?.email, account.email);
  const isNewAddress = email !== account.email;
  if (isNewAddress) await confirmIfLongAgo(ctx, currentPassword);
  const profile = await inTransaction(ctx, async (tx) => {
    const { profile: saved, changed } = await saveFields(tx, userId, fields);
    await refuseEndedSignIn(tx);
    const opensAt = isNewAddress ? opensLater(tx, account) : null;
    const waits = opensAt === null ? {} : { addressWaitsUntil: opensAt.toISOString() };
    await addAuditEntry(tx, 'profile-edited', userId, { changed, addressWanted: isNewAddress, ...waits });
    if (isNewAddress) await askNewAddress(tx, account, email);
    return saved;
  });
  return { message: t.profileSaved(), waitsForAddress: isNewAddress ? email : null, profile };
}

/** One account, for its holder or an administrator; the call's contract has checked who asks. */
export async function readAccount(ctx: Context, userId: string): Promise<CurrentUser> {
  const account = await findAccount(ctx.db, userId);
  if (!account) throw notFound('account');
  return presentAccount(ctx.db, account);
}
