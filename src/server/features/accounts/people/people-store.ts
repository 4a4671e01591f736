import { and, asc, count, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/index.ts';

/** Letters as people type them: no accents, no case, no apostrophes. */
const folded = (text: unknown) => sql`translate(lower(unaccent(${text})), '''’‘ʼ', '')`;

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Accounts that hold each word of the query somewhere in name, address or affiliation. */
export function isCalled(query: string): SQL | undefined {
  const words = query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  const holds = words.map((word) => {
    const pattern = folded(sql`${`%${escaped(word)}%`}::text`);
    const columns = [users.surname, users.otherName, users.email, users.affiliation];
    return or(...columns.map((column) => sql`${folded(column)} like ${pattern}`));
  });
  return and(...holds);
}

const matching = (query: string) => and(isNull(users.deletedAt), isCalled(query));

/** One page of the accounts, by name. */
export async function listPeople(db: Database, query: string, page: { limit: number; offset: number }) {
  return db
    .select()
    .from(users)
    .where(matching(query))
    .orderBy(asc(sql`lower(${users.surname})`), asc(sql`lower(${users.otherName})`), asc(users.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many accounts fit. */
export async function countPeople(db: Database, query: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matching(query));
  return row?.total ?? 0;
}

const selectAdministrators = (db: Database) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(users.id));

/** The administrators who can sign in. */
export async function listAdministrators(db: Database): Promise<string[]> {
  return (await selectAdministrators(db)).map(({ id }) => id);
}

/** The same, locked: two of them cannot take the role from each other at once. */
export async function lockAdministrators(db: Database): Promise<string[]> {
  return (await selectAdministrators(db).for('update')).map(({ id }) => id);
}

/** Makes a person an administrator, or an ordinary user. */
export async function setIsAdmin(db: Database, userId: string, isAdmin: boolean): Promise<void> {
  await db.update(users).set({ isAdmin }).where(eq(users.id, userId));
}

/** Closes an account to its holder, or opens it (null). */
export async function setDisabledAt(db: Database, userId: string, disabledAt: Date | null): Promise<void> {
  await db.update(users).set({ disabledAt }).where(eq(users.id, userId));
}
