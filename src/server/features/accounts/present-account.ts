import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from './account-store.ts';
import { listRolesOf } from './role-store.ts';

/** The account as its holder sees it. */
export async function presentAccount(db: Database, account: Account): Promise<CurrentUser> {
  const { id, email, title, surname, otherName, affiliation, country, marketingCommunications, isAdmin } = account;
  const roles = (await listRolesOf(db, [id])).map(({ journalAbbreviation, role }) => ({ journalAbbreviation, role }));
  return { id, email, title, surname, otherName, affiliation, country, marketingCommunications, isAdmin, roles };
}
