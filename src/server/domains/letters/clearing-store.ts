import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { letters, users } from '../../db/schema/index.ts';

/** A person as letters know them: by account, and by address. */
interface Receiver {
  readonly userId: string;
  readonly email: string;
}

const isTo = ({ userId, email }: Receiver) =>
  or(eq(letters.userId, userId), eq(sql`lower(${letters.toAddress})`, email.toLowerCase()));

/** What stays of an email of a mailing once its recipient is deleted: its state. */
const stripped = { toAddress: '', userId: null, lastError: null } as const;

/** Removes a person from the emails of mailings; unsent ones are not sent. */
export async function stripMailingLettersTo(db: Database, receiver: Receiver, at: Date): Promise<void> {
  const isWaiting = sql`${letters.state} = 'queued'`;
  await db
    .update(letters)
    .set({
      ...stripped,
      state: sql`case when ${isWaiting} then 'cancelled' else ${letters.state} end`,
      stateAt: sql`case when ${isWaiting} then ${at.toISOString()}::timestamptz else ${letters.stateAt} end`,
    })
    .where(and(isTo(receiver), isNotNull(letters.mailingId)));
}

/** Removes all people from emails of mailings whose state has not changed since a moment. */
export async function stripOldMailingLetters(db: Database, before: Date): Promise<void> {
  const isOld = and(lt(letters.stateAt, before), ne(letters.state, 'queued'));
  await db
    .update(letters)
    .set(stripped)
    .where(and(isOld, isNotNull(letters.mailingId), ne(letters.toAddress, '')));
}

/** Deletes what was written to a person, by account or by address. */
export async function deleteLettersTo(db: Database, receiver: Receiver): Promise<void> {
  await db.delete(letters).where(and(isTo(receiver), isNull(letters.mailingId)));
}

/** Deletes what was written about manuscripts. */
export async function deleteLettersAbout(db: Database, manuscriptIds: readonly string[]): Promise<void> {
  await db.delete(letters).where(inArray(letters.manuscriptId, [...manuscriptIds]));
}

/** Deletes the letters that came to be in their state before a moment and wait no more; those of mailings stay as counts. */
export async function deleteOldLetters(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .delete(letters)
    .where(and(lt(letters.stateAt, before), ne(letters.state, 'queued'), isNull(letters.mailingId)))
    .returning({ id: letters.id });
  return deleted.length;
}

/** Deletes the letters to people whose accounts are erased: their farewells, once they have gone. */
export async function deleteLettersOfErased(db: Database): Promise<number> {
  const erased = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const deleted = await db
    .delete(letters)
    .where(and(inArray(letters.userId, erased), ne(letters.state, 'queued'), isNull(letters.mailingId)))
    .returning({ id: letters.id });
  return deleted.length;
}

/** Which of these letters are kept with who they went to. */
export async function listKept(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(inArray(letters.id, [...ids]), ne(letters.toAddress, '')));
  return new Set(rows.map(({ id }) => id));
}

/** The letters that have waited since before a moment, without those of mailings. */
export async function listForgotten(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.state, 'queued'), lt(letters.stateAt, before), isNull(letters.mailingId)))
    .limit(1000);
  return rows.map(({ id }) => id);
}
