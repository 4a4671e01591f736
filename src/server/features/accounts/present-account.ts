import type { CurrentUser } from '../../../contracts/accounts.ts';
import type { Account } from './account-store.ts';

/** The account as its holder sees it. */
export function presentAccount(account: Account): CurrentUser {
  const { id, email, title, surname, otherName, affiliation, country, isAdmin } = account;
  return { id, email, title, surname, otherName, affiliation, country, isAdmin, roles: [] };
}
