import { and, DrizzleQueryError, eq, isNull, ne, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import * as t from '../../../messages/account-responses.ts';
import type { Database } from '../../db/database.ts';
import { users, type RegisteredFields } from '../../db/schema/index.ts';

export type Account = typeof users.$inferSelect;
export type NewAccount = typeof users.$inferInsert;

/** The account of an address, in lower case. */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  return account ?? null;
}

/** An account by its id. */
export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account ?? null;
}

/** Adds the account; null when the address is taken. */
export async function insertAccount(db: Database, account: NewAccount): Promise<Account | null> {
  const [added] = await db.insert(users).values(account).onConflictDoNothing({ target: users.email }).returning();
  return added ?? null;
}

/** Makes the account what the followed link's registration says, verified; one that is verified already stays as it is. */
export async function activateAccount(
  db: Database,
  userId: string,
  registration: RegisteredFields,
  at: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...registration, emailVerifiedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}

/** Makes an account an administrator's, verified and enabled. */
export async function makeAdministrator(db: Database, userId: string, at: Date): Promise<void> {
  const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${at.toISOString()}::timestamptz)`;
  await db.update(users).set({ isAdmin: true, disabledAt: null, emailVerifiedAt }).where(eq(users.id, userId));
}

/** Locks an account until the transaction ends: what depends on its being there waits, and sees what became of it. */
export async function lockAccount(db: Database, userId: string): Promise<Account | null> {
  // Rows that name the person may be inserted meanwhile: their transactions hold locks that this one may wait for.
  const [account] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return account ?? null;
}

/** Gives the account another password. */
export async function setPassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError && error.cause.code === uniqueViolation;

/**
 * Changes the account's address and replaces an unconfirmed registration of that address; false if another account has
 * it. Must run within a transaction, which stays usable either way.
 */
export async function setEmail(db: Database, userId: string, email: string): Promise<boolean> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.emailVerifiedAt), ne(users.id, userId)));
  try {
    // A savepoint: without one the refused statement would end the transaction around it.
    await db.transaction((savepoint) => savepoint.update(users).set({ email }).where(eq(users.id, userId)));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Saves the profile fields that a person may change without confirmation. */
export async function updateProfile(
  db: Database,
  userId: string,
  fields: Pick<Account, 'title' | 'surname' | 'otherName' | 'affiliation' | 'country' | 'marketingCommunications'>,
): Promise<void> {
  // A person who saves the profile sees the newsletter choice, so no link in an email may revert it later.
  await db
    .update(users)
    .set({ ...fields, newsEndedByLinkAt: null })
    .where(eq(users.id, userId));
}

/** Saves whether a person wants marketing emails, and when an email's link unsubscribed them. */
export async function setMarketing(
  db: Database,
  userId: string,
  wish: Pick<Account, 'marketingCommunications' | 'newsEndedByLinkAt'>,
): Promise<void> {
  await db.update(users).set(wish).where(eq(users.id, userId));
}

/** Erases an account: it can no longer sign in, and only the id that other rows refer to is left. */
export async function eraseAccount(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({
      email: `deleted-${userId}@deleted.invalid`,
      passwordHash: '',
      title: '',
      surname: t.deletedAccount(),
      otherName: '',
      affiliation: '',
      country: '',
      marketingCommunications: false,
      newsEndedByLinkAt: null,
      isAdmin: false,
      disabledAt: at,
      deletedAt: at,
    })
    .where(eq(users.id, userId));
}
