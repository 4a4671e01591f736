import type { Context } from '../../context.ts';
import { addRecord } from '../records/index.ts';
import { accountDeletedMail } from './account-mails.ts';
import { eraseAccount, type Account } from './account-store.ts';
import { deleteEmailLinks } from './email-link-store.ts';
import { keepAnAdministrator } from './people/keep-an-administrator.ts';
import { takeAllRoles } from './role-store.ts';
import { deleteSessionsOf } from './session-store.ts';

/** Empties an account, ends its sign-ins and roles, and says farewell; within the transaction of the deletion. */
export async function eraseOwnAccount(tx: Context, account: Account): Promise<void> {
  await keepAnAdministrator(tx, account.id);
  await tx.jobs.enqueue(tx.db, 'send-mail', accountDeletedMail(tx.site, account));
  await deleteSessionsOf(tx.db, account.id, null);
  await deleteEmailLinks(tx.db, account.id);
  await takeAllRoles(tx.db, account.id);
  await eraseAccount(tx.db, account.id, tx.now());
  await addRecord(tx, 'account-deleted', account.id);
}
