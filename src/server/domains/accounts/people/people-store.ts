import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { mostCounted } from '../../../../contracts/constants.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/index.ts';

const apostrophes = /['’‘ʼ]/g;
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const mostWords = 8;

/** Whether an account holds a word somewhere in name, address or affiliation: no accents, no case, no apostrophes. */
const holds = (word: string): SQL => {
  const pattern = sql`'%' || lower(unaccent(${escaped(word)}::text)) || '%'`;
  return sql`person_words(${users.surname}, ${users.otherName}, ${users.email}, ${users.affiliation}) like ${pattern}`;
};

/** Accounts that match each word of the query; none if it has no searchable word. */
export function isCalled(query: string): SQL | undefined {
  const typed = query.split(/\s+/).filter((word) => word !== '');
  const words = typed.map((word) => word.replace(apostrophes, '')).filter((word) => word !== '');
  if (typed.length > 0 && words.length === 0) return sql`false`;
  return and(...words.slice(0, mostWords).map(holds));
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

/** How many accounts fit; a thousand are enough to say. */
export async function countPeople(db: Database, query: string): Promise<number> {
  const fitting = db.select({ id: users.id }).from(users).where(matching(query)).limit(mostCounted).as('fitting');
  return db.$count(fitting);
}

const selectAdministrators = (db: Database) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(users.createdAt), asc(users.id));

/** The administrators who can sign in. */
export async function listAdministrators(db: Database): Promise<string[]> {
  return (await selectAdministrators(db)).map(({ id }) => id);
}

/** The same, locked, so that two administrators cannot remove each other at once. */
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
