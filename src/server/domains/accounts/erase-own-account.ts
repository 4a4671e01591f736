import { addAuditEntry } from '../audit-log/index.ts';
import { forgetEmails, ofNoManuscript, sendEmail } from '../emails/index.ts';
import { accountDeletedMail } from './account-mails.ts';
import { eraseAccount, type Account, lockAccount } from './account-store.ts';
import { deleteEmailLinks } from './email-link-store.ts';
import { keepAnAdministrator } from './people/manage-person.ts';
import { takeAllRoles } from './role-store.ts';
import { deleteSessionsOf } from './session-store.ts';
import { notLoggedIn } from '../../errors.ts';
import { abandonedRegistrationDays } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction } from '../../in-transaction.ts';
import { deleteAbandonedRegistrations, deleteDeadLinks, deleteExpiredSessions } from './expiry-store.ts';

/** The cleanup of accounts: deletes expired sessions, expired links and abandoned registrations. */
export async function clearAccountLeftovers(ctx: Context) {
  const now = ctx.now();
  const abandonedBefore = daysAfter(now, -abandonedRegistrationDays);
  return {
    signIns: await inLongTransaction(ctx, (tx) => deleteExpiredSessions(tx.db, now)),
    links: await inLongTransaction(ctx, (tx) => deleteDeadLinks(tx.db, now)),
    registrations: await inLongTransaction(ctx, (tx) => deleteAbandonedRegistrations(tx.db, abandonedBefore)),
  };
}

/** Locks an account until the transaction ends; one that is being deleted is waited for, and then refused. */
export async function lockActiveAccount(tx: Context, userId: string): Promise<Account> {
  const account = await lockAccount(tx.db, userId);
  if (account?.deletedAt !== null) throw notLoggedIn();
  return account;
}

/** The account to erase, locked until the transaction ends; throws for the last administrator. */
export async function lockForErasure(tx: Context, userId: string): Promise<Account> {
  // Everyone locks administrators in one order, so that two who leave at once do not deadlock.
  await keepAnAdministrator(tx, userId);
  return lockActiveAccount(tx, userId);
}

/** Empties a locked account, ends its sign-ins and roles, and says farewell. */
export async function eraseOwnAccount(tx: Context, account: Account): Promise<void> {
  await forgetEmails(tx, account);
  await sendEmail(tx, accountDeletedMail(tx.site, account), ofNoManuscript);
  await deleteSessionsOf(tx.db, account.id, null);
  await deleteEmailLinks(tx.db, account.id);
  await takeAllRoles(tx.db, account.id);
  await eraseAccount(tx.db, account.id, tx.now());
  await addAuditEntry(tx, 'account-deleted', account.id);
}
