import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from './account-store.ts';
import { listRolesOf } from './role-store.ts';

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
