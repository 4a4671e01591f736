import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { EmailState } from '../../../contracts/mail-values.ts';
import type { Database } from '../../db/database.ts';
import { emails, users, undeliverableAddresses } from '../../db/schema/index.ts';

/** Who reads letters that are not theirs: those about manuscripts in which they have a part are kept from them. */
export interface EmailReader {
  readonly userId: string;
  /** However its address is spelt. */
  readonly mailbox: string;
  /** Manuscripts that peers review and in which they have a part, as an author or a reviewer. */
  readonly ownManuscripts: readonly string[];
}

const isOfOthers = (
  manuscriptId: typeof emails.manuscriptId | typeof undeliverableAddresses.manuscriptId,
  { ownManuscripts }: EmailReader,
) => sql`(${manuscriptId} is null or ${manuscriptId} <> all(${sql.param([...ownManuscripts])}::uuid[]))`;

/** Letters that somebody may see: of those about manuscripts in which they have a part what was written to themselves. */
export const emailsOpenTo = (reader: EmailReader): SQL =>
  sql`(${isOfOthers(emails.manuscriptId, reader)} or ${emails.userId} = ${reader.userId} or mailbox_of(${emails.toAddress}) = ${reader.mailbox})`;

/** Marks that somebody may see: an email led to them that they may see, or the address is an account's, which shows the mark, too. */
export const marksOpenTo = (reader: EmailReader): SQL =>
  sql`(${isOfOthers(undeliverableAddresses.manuscriptId, reader)}
    or exists (select from ${users} where ${users.email} = ${undeliverableAddresses.address})
    or mailbox_of(${undeliverableAddresses.address}) = ${reader.mailbox})`;

export type EmailRow = typeof emails.$inferSelect;

/** Writes an email down, with the account that it goes to where there is one; one that is there stays as it is. */
export async function insertEmail(
  db: Database,
  email: Omit<typeof emails.$inferInsert, 'id' | 'manuscriptId' | 'userId' | 'stateAt'> & {
    readonly id: string;
    readonly manuscriptId: string | null;
  },
): Promise<void> {
  const userId = sql`(select ${users.id} from ${users} where ${users.email} = lower(${email.toAddress}))`;
  await db
    .insert(emails)
    .values({ ...email, userId, stateAt: email.createdAt })
    .onConflictDoNothing({ target: emails.messageId });
}

/** The manuscript that a text names which the product did not write for it: by an id, its number, or its title in quotation marks. */
export async function findNamedManuscript(db: Database, said: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(sql`select manuscript_named_in(${said})::text as id`);
  return rows[0]?.id ?? null;
}

/** An email by its id. */
export async function findEmail(db: Database, id: string): Promise<EmailRow | null> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id));
  return email ?? null;
}

/** Takes an email that waits into this worker's hands, and counts the try; null when it does not wait or another worker has it. */
export async function claimEmail(
  db: Database,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<EmailRow | null> {
  const [claimed] = await db
    .update(emails)
    .set({ claimedUntil: until, tries: sql`${emails.tries} + 1` })
    .where(
      and(eq(emails.id, id), eq(emails.state, 'queued'), or(isNull(emails.claimedUntil), lt(emails.claimedUntil, now))),
    )
    .returning();
  return claimed ?? null;
}

/** The text in place of a removed personal link. */
export const linkTakenOut = '[a link for the receiver alone]';

/** How a try ended. */
interface Outcome {
  readonly state: EmailState;
  readonly at: Date;
  readonly lastError?: string | null;
}

/** Lets go of an email that waits, with what became of it; false where it is not there, or has come back meanwhile. */
export async function settleEmail(
  db: Database,
  id: string,
  { state, at, lastError = null }: Outcome,
): Promise<boolean> {
  const settled = await db
    .update(emails)
    .set({
      state,
      claimedUntil: null,
      lastError,
      ...(state === 'queued' ? {} : { stateAt: at }),
      ...(state === 'sent' ? { sentAt: at } : {}),
    })
    .where(and(eq(emails.id, id), eq(emails.state, 'queued')))
    .returning({ id: emails.id });
  return settled.length > 0;
}

/** Notes that an email came back, whatever was known of it: the report may be faster than the answer to the last try. */
export async function noteReturned(db: Database, id: string, at: Date, reason: string | null): Promise<void> {
  await db
    .update(emails)
    .set({ state: 'bounced', stateAt: at, lastError: reason, claimedUntil: null })
    .where(eq(emails.id, id));
}

/** Notes news of an email without changing its state. */
export async function noteOfEmail(db: Database, id: string, note: string): Promise<void> {
  await db.update(emails).set({ lastError: note }).where(eq(emails.id, id));
}

/** Replaces the personal link of an email with a text. */
export async function forgetSecret(db: Database, id: string): Promise<void> {
  const without = (column: typeof emails.text | typeof emails.html) =>
    sql`replace(${column}, ${emails.secret}, ${linkTakenOut})`;
  await db
    .update(emails)
    .set({ text: without(emails.text), html: without(emails.html), secret: null })
    .where(and(eq(emails.id, id), isNotNull(emails.secret)));
}

/** An email, locked until the transaction ends. */
export async function lockEmail(db: Database, id: string): Promise<EmailRow | null> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id)).for('update');
  return email ?? null;
}

/** Queues a failed email again. */
export async function requeueEmail(db: Database, id: string, at: Date): Promise<void> {
  await db.update(emails).set({ state: 'queued', stateAt: at, claimedUntil: null }).where(eq(emails.id, id));
}
