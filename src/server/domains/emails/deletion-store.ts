import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emails, users } from '../../db/schema/index.ts';

/** A person as emails know them: by account, and by address. */
interface Recipient {
  readonly userId: string;
  readonly email: string;
}

const isTo = ({ userId, email }: Recipient) =>
  or(eq(emails.userId, userId), eq(sql`lower(${emails.toAddress})`, email.toLowerCase()));

/** What stays of an email of a mailing once its recipient is deleted: its state. */
const stripped = { toAddress: '', userId: null, lastError: null } as const;

/** Removes a person from the emails of mailings; unsent ones are not sent. */
export async function stripMailingEmailsTo(db: Database, recipient: Recipient, at: Date): Promise<void> {
  const isWaiting = sql`${emails.state} = 'queued'`;
  await db
    .update(emails)
    .set({
      ...stripped,
      state: sql`case when ${isWaiting} then 'cancelled' else ${emails.state} end`,
      stateAt: sql`case when ${isWaiting} then ${at.toISOString()}::timestamptz else ${emails.stateAt} end`,
    })
    .where(and(isTo(recipient), isNotNull(emails.mailingId)));
}

/** Removes all people from emails of mailings whose state has not changed since a moment. */
export async function stripOldMailingEmails(db: Database, before: Date): Promise<void> {
  const isOld = and(lt(emails.stateAt, before), ne(emails.state, 'queued'));
  await db
    .update(emails)
    .set(stripped)
    .where(and(isOld, isNotNull(emails.mailingId), ne(emails.toAddress, '')));
}

/** Deletes what was written to a person, by account or by address. */
export async function deleteEmailsTo(db: Database, recipient: Recipient): Promise<void> {
  await db.delete(emails).where(and(isTo(recipient), isNull(emails.mailingId)));
}

/** Deletes what was written about manuscripts. */
export async function deleteEmailsAbout(db: Database, manuscriptIds: readonly string[]): Promise<void> {
  await db.delete(emails).where(inArray(emails.manuscriptId, [...manuscriptIds]));
}

/** Deletes the emails that came to be in their state before a moment and wait no more; those of mailings stay as counts. */
export async function deleteOldEmails(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .delete(emails)
    .where(and(lt(emails.stateAt, before), ne(emails.state, 'queued'), isNull(emails.mailingId)))
    .returning({ id: emails.id });
  return deleted.length;
}

/** Deletes the emails to people whose accounts are erased: their farewells, once they have gone. */
export async function deleteEmailsOfErased(db: Database): Promise<number> {
  const erased = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const deleted = await db
    .delete(emails)
    .where(and(inArray(emails.userId, erased), ne(emails.state, 'queued'), isNull(emails.mailingId)))
    .returning({ id: emails.id });
  return deleted.length;
}

/** Which of these emails are kept with who they went to. */
export async function listSaved(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(inArray(emails.id, [...ids]), ne(emails.toAddress, '')));
  return new Set(rows.map(({ id }) => id));
}

/** The emails that have waited since before a moment, without those of mailings. */
export async function listForgotten(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.state, 'queued'), lt(emails.stateAt, before), isNull(emails.mailingId)))
    .limit(1000);
  return rows.map(({ id }) => id);
}
