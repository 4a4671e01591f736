import { and, asc, eq, gte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { formerMailboxes, users } from '../../db/schema/index.ts';
import { mailboxOf } from './mailbox.ts';

/** A person, by account and by the address that others name. */
export interface Person {
  readonly userId: string;
  readonly email: string;
}

/** The same of each row of a query, by its columns. */
export interface PersonOfRow {
  readonly userId: SQLWrapper;
  readonly email: SQLWrapper;
}

/** Every mailbox that is, or was, a person’s. */
export function mailboxesOf({ userId, email }: Person | PersonOfRow): SQL {
  const now = typeof email === 'string' ? sql`${mailboxOf(email)}` : sql`mailbox_of(${email})`;
  return sql`array(select ${now} union all select ${formerMailboxes.mailbox} from ${formerMailboxes} where ${formerMailboxes.userId} = ${userId})`;
}

/** The ids of the accounts that have or had one of these mailboxes, by index. */
export const holdersOf = (mailboxes: SQL): SQL =>
  sql`select ${users.id} from ${users} where mailbox_of(${users.email}) = any(${mailboxes})
    union select ${formerMailboxes.userId} from ${formerMailboxes} where ${formerMailboxes.mailbox} = any(${mailboxes})`;

/** The mailbox of an address, and all other current and former mailboxes of the same person. */
export async function listMailboxesBehind(db: Database, email: string): Promise<string[]> {
  const own = mailboxOf(email);
  const { rows } = await db.execute<{ mailbox: string }>(sql`
    select distinct unnest(${mailboxesOf({ userId: users.id, email: users.email })}) as mailbox
    from ${users} where ${users.id} in (${holdersOf(sql`array[${own}::text]`)})`);
  return [...new Set([own, ...rows.map(({ mailbox }) => mailbox)])];
}

/** The mailboxes that an account had before. */
export async function listFormerMailboxes(db: Database, userId: string): Promise<string[]> {
  const { mailbox, userId: ofUser } = formerMailboxes;
  const former = await db.select({ mailbox }).from(formerMailboxes).where(eq(ofUser, userId)).orderBy(asc(mailbox));
  return former.map((row) => row.mailbox);
}

/** Forgets the mailboxes that an account first left after a moment: of changes that were cancelled. */
export async function forgetMailboxesLeftSince(db: Database, userId: string, since: Date): Promise<void> {
  const { leftAt, userId: ofUser } = formerMailboxes;
  await db.delete(formerMailboxes).where(and(eq(ofUser, userId), gte(leftAt, since)));
}
