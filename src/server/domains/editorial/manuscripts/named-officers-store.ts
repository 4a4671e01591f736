import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { journalRoleHolders, users } from '../../../db/schema/index.ts';
import { holdersOf, mailboxesOf } from '../../accounts/index.ts';
import { isReviewerOf } from '../../conflicts/index.ts';

/** A person with a role at a journal, as emails address them. */
export interface NamedOfficer {
  readonly email: string;
  readonly title: string;
  readonly surname: string;
}

const mailboxesNamed = (addresses: readonly string[]) =>
  sql`array(select mailbox_of(address) from unnest(${sql.param([...addresses])}::text[]) address)`;

/**
 * The editors, editors in chief and administrators whom these addresses name, now or by a mailbox that was theirs, and the earlier ones did not;
 * without those who review the manuscript, to whom its authors are unknown.
 */
export async function listNamedOfficers(
  db: Database,
  {
    id,
    journalId,
    submittingUserId,
  }: { readonly id: string; readonly journalId: string; readonly submittingUserId: string },
  addresses: { readonly now: readonly string[]; readonly before: readonly string[] },
): Promise<NamedOfficer[]> {
  const holdsOffice = sql`${users.isAdmin} or exists (
    select from ${journalRoleHolders} where ${journalRoleHolders.userId} = ${users.id}
      and ${journalRoleHolders.journalId} = ${journalId} and ${journalRoleHolders.role} in ('editor', 'editor-in-chief'))`;
  const officer = { userId: users.id, email: users.email };
  const { rows } = await db.execute<Record<string, unknown> & NamedOfficer>(sql`
    select ${users.email} as email, ${users.title} as title, ${users.surname} as surname from ${users}
    where ${users.id} in (${holdersOf(mailboxesNamed(addresses.now))})
      and ${users.disabledAt} is null and ${users.deletedAt} is null and ${users.id} <> ${submittingUserId} and (${holdsOffice})
      and not ${mailboxesOf(officer)} && ${mailboxesNamed(addresses.before)} and not ${isReviewerOf(id, officer)}
    order by ${users.id}`);
  return rows;
}
