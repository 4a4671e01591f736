import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { formerMailboxes } from '../../db/schema/index.ts';
import { mailboxOf } from './mailbox.ts';

/** Somebody, by account and by the address that others name. */
export interface Person {
  readonly userId: string;
  readonly email: string;
}

/** Every mailbox that is, or was, a person’s. */
export const mailboxesOf = ({ userId, email }: Person): SQL =>
  sql`array(select ${mailboxOf(email)} union all select ${formerMailboxes.mailbox} from ${formerMailboxes} where ${formerMailboxes.userId} = ${userId})`;

/** The mailboxes that an account had before. */
export async function listFormerMailboxes(db: Database, userId: string): Promise<string[]> {
  const { mailbox, userId: ofUser } = formerMailboxes;
  const former = await db.select({ mailbox }).from(formerMailboxes).where(eq(ofUser, userId)).orderBy(asc(mailbox));
  return former.map((row) => row.mailbox);
}
