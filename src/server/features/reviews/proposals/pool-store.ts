import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { holdsWord, searchWords } from '../../../db/folded-text.ts';
import { journalRoleHolders, users } from '../../../db/schema/index.ts';

/** Reviewers of the house whose name, address or affiliation holds every word; those of a journal first. */
export async function listPoolMembers(
  db: Database,
  query: string,
  journalId: string,
  limit: number,
): Promise<string[]> {
  const columns = [users.surname, users.otherName, users.email, users.affiliation];
  const found = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(
      journalRoleHolders,
      and(eq(journalRoleHolders.userId, users.id), eq(journalRoleHolders.role, 'reviewer')),
    )
    .where(
      and(
        isNotNull(users.emailVerifiedAt),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
        ...searchWords(query).map((word) => or(...columns.map((column) => holdsWord(column, word)))),
      ),
    )
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
