import type { Context } from '../../context.ts';
import { notSignedIn } from '../../errors.ts';
import { lockAccount, type Account } from './account-store.ts';

/** Locks an account until the transaction ends; one that is being deleted is waited for, and then refused. */
export async function lockStandingAccount(tx: Context, userId: string): Promise<Account> {
  const account = await lockAccount(tx.db, userId);
  if (account?.deletedAt !== null) throw notSignedIn();
  return account;
}
