import { recipientDeleted } from '../../../messages/email-responses.ts';
import { and, asc, desc, eq, exists, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { MailingView } from '../../../contracts/mailings.ts';
import type { Database } from '../../db/database.ts';
import { emails, mailings, users } from '../../db/schema/index.ts';

export type MailingRow = typeof mailings.$inferSelect;

/** What a person reads of a mailing's writer; an erased account has no name. */
export interface ListedMailing {
  readonly mailing: MailingRow;
  readonly writtenBy: string | null;
}

/** Adds a mailing; false when one of this id is there already. */
export async function insertMailing(db: Database, mailing: typeof mailings.$inferInsert): Promise<boolean> {
  const added = await db.insert(mailings).values(mailing).onConflictDoNothing().returning({ id: mailings.id });
  return added.length > 0;
}

/** A mailing by its id. */
export async function findMailing(db: Database, id: string): Promise<MailingRow | null> {
  const [mailing] = await db.select().from(mailings).where(eq(mailings.id, id));
  return mailing ?? null;
}

/** What these mailings say, as HTML, by their ids. */
export async function findContents(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: mailings.id, contentHtml: mailings.contentHtml })
    .from(mailings)
    .where(inArray(mailings.id, [...ids]));
  return new Map(rows.map(({ id, contentHtml }) => [id, contentHtml]));
}

/** A mailing, locked until the transaction ends: writing its emails and calling it off come one after the other. */
export async function lockMailing(db: Database, id: string): Promise<MailingRow | null> {
  const [mailing] = await db.select().from(mailings).where(eq(mailings.id, id)).for('update');
  return mailing ?? null;
}

/** The mailings whose time has come and whose emails have not all left, the earliest first. */
export async function listDueMailings(db: Database, now: Date): Promise<string[]> {
  const isDue = or(and(eq(mailings.state, 'scheduled'), lte(mailings.sendAt, now)), eq(mailings.state, 'sending'));
  const due = await db.select({ id: mailings.id }).from(mailings).where(isDue).orderBy(mailings.sendAt, mailings.id);
  return due.map(({ id }) => id);
}

/** Notes how far a mailing is. */
export async function updateMailing(
  db: Database,
  id: string,
  change: Partial<Pick<MailingRow, 'state' | 'startedAt' | 'finishedAt' | 'cancelledAt' | 'writtenUpTo'>>,
): Promise<void> {
  await db.update(mailings).set(change).where(eq(mailings.id, id));
}

/** Empties the emails that were written to one address alone; what has not gone does not go. */
export async function emptyMailingsTo(db: Database, email: string, at: Date): Promise<void> {
  const isWaiting = sql`${mailings.state} = 'scheduled'`;
  await db
    .update(mailings)
    .set({
      recipientEmail: null,
      subject: recipientDeleted(),
      contentHtml: '',
      state: sql`case when ${isWaiting} then 'cancelled' else ${mailings.state} end`,
      cancelledAt: sql`case when ${isWaiting} then ${at.toISOString()}::timestamptz else ${mailings.cancelledAt} end`,
    })
    .where(eq(sql`lower(${mailings.recipientEmail})`, email.toLowerCase()));
}

const didNotArrive = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(emails)
      .where(and(eq(emails.mailingId, mailings.id), inArray(emails.state, ['failed', 'bounced']))),
  );

function viewed(db: Database, view: MailingView): SQL | undefined {
  switch (view) {
    case 'scheduled':
      return eq(mailings.state, 'scheduled');
    case 'sent':
      return inArray(mailings.state, ['sending', 'sent']);
    case 'failed':
      return and(isNotNull(mailings.startedAt), didNotArrive(db));
    case 'cancelled':
      return eq(mailings.state, 'cancelled');
  }
}

const listed = (db: Database) =>
  db
    .select({
      mailing: mailings,
      writtenBy: sql<string | null>`nullif(concat_ws(' ', ${users.title}, ${users.surname}), '')`,
    })
    .from(mailings)
    .leftJoin(users, eq(users.id, mailings.createdBy));

/** A part of the list behind a mailing: what is to go in the order in which it goes, all else the newest first. */
export async function listMailings(
  db: Database,
  { view, after, limit }: { view: MailingView; after: string | null; limit: number },
): Promise<ListedMailing[]> {
  const order = view === 'scheduled' ? asc : desc;
  const place = sql`select send_at, id from mailings where id = ${after}`;
  const follows = view === 'scheduled' ? sql`>` : sql`<`;
  const isBehind = after === null ? undefined : sql`(${mailings.sendAt}, ${mailings.id}) ${follows} (${place})`;
  return listed(db)
    .where(and(viewed(db, view), isBehind))
    .orderBy(order(mailings.sendAt), order(mailings.id))
    .limit(limit);
}

/** One mailing as the list shows it. */
export async function findListedMailing(db: Database, id: string): Promise<ListedMailing | null> {
  const [one] = await listed(db).where(eq(mailings.id, id));
  return one ?? null;
}
