import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { journalRoleHolders, users } from '../../../db/schema/index.ts';
import { isCalled } from '../../accounts/index.ts';

/** Reviewers of the house whose name, address or affiliation holds every word; those of a journal first. */
export async function listPoolMembers(
  db: Database,
  query: string,
  journalId: string,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(
      journalRoleHolders,
      and(eq(journalRoleHolders.userId, users.id), eq(journalRoleHolders.role, 'reviewer')),
    )
    .where(and(isNotNull(users.emailVerifiedAt), isNull(users.disabledAt), isNull(users.deletedAt), isCalled(query)))
    .groupBy(users.id)
    .orderBy(
      sql`bool_or(${journalRoleHolders.journalId} = ${journalId}) desc`,
      asc(sql`lower(${users.surname})`),
      asc(sql`lower(${users.otherName})`),
      asc(users.id),
    )
    .limit(limit);
  return found.map(({ userId }) => userId);
}
