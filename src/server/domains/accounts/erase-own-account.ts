import type { Context } from '../../context.ts';
import { addRecord } from '../records/index.ts';
import { forgetLetters, ofNoManuscript, sendLetter } from '../letters/index.ts';
import { accountDeletedMail } from './account-mails.ts';
import { eraseAccount, type Account } from './account-store.ts';
import { deleteEmailLinks } from './email-link-store.ts';
import { keepAnAdministrator } from './people/keep-an-administrator.ts';
import { lockStandingAccount } from './lock-standing-account.ts';
import { takeAllRoles } from './role-store.ts';
import { deleteSessionsOf } from './session-store.ts';

/** The account that is to be erased, locked until the transaction ends; the last administrator's is not. */
export async function lockForErasure(tx: Context, userId: string): Promise<Account> {
  // Administrators are locked in one order by everybody, so that two who leave at once do not wait for each other.
  await keepAnAdministrator(tx, userId);
  return lockStandingAccount(tx, userId);
}

/** Empties a locked account, ends its sign-ins and roles, and says farewell. */
export async function eraseOwnAccount(tx: Context, account: Account): Promise<void> {
  await forgetLetters(tx, account);
  await sendLetter(tx, accountDeletedMail(tx.site, account), ofNoManuscript);
  await deleteSessionsOf(tx.db, account.id, null);
  await deleteEmailLinks(tx.db, account.id);
  await takeAllRoles(tx.db, account.id);
  await eraseAccount(tx.db, account.id, tx.now());
  await addRecord(tx, 'account-deleted', account.id);
}
