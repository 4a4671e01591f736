import { and, count, eq, exists, gt, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { undeliverableAddresses, users } from '../../db/schema/index.ts';

/** A person a marketing email may reach. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
}

/** People who may receive mailings: verified, enabled and subscribed. */
const optedIn = and(
  eq(users.marketingCommunications, true),
  isNotNull(users.emailVerifiedAt),
  isNull(users.disabledAt),
  isNull(users.deletedAt),
);

/** Whether the account’s address bounces. */
const isUndeliverable = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(undeliverableAddresses)
      .where(eq(undeliverableAddresses.address, users.email)),
  );

/** The next recipients of a marketing email, after an account. */
export async function listRecipients(db: Database, after: string | null, limit: number): Promise<Recipient[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(optedIn, not(isUndeliverable(db)), after === null ? undefined : gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit);
}

/** A current recipient of marketing emails; null if they no longer are. */
export async function findRecipient(db: Database, userId: string): Promise<Recipient | null> {
  const [recipient] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), optedIn, not(isUndeliverable(db))));
  return recipient ?? null;
}

/** How many people opted in, and of how many of them the address does not work. */
export async function countAudience(db: Database): Promise<{ optedIn: number; undeliverable: number }> {
  const [counted] = await db
    .select({ optedIn: count(), undeliverable: sql<number>`(count(*) filter (where ${isUndeliverable(db)}))::int` })
    .from(users)
    .where(optedIn);
  return counted ?? { optedIn: 0, undeliverable: 0 };
}
