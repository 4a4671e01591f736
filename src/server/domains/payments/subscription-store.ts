import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions, users } from '../../db/schema/index.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription of a person with the latest end. */
export async function findLatestSubscription(db: Database, userId: string): Promise<SubscriptionRow | null> {
  const [latest] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.endsAt))
    .limit(1);
  return latest ?? null;
}

/** Every subscription that a person has had, the latest end first. */
export async function listSubscriptionsOf(db: Database, userId: string): Promise<SubscriptionRow[]> {
  return db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(desc(subscriptions.endsAt));
}

/** Makes other grants to the same person wait for this transaction, so that each extends the one before. */
export async function lockSubscriber(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Adds what an order has paid for. */
export async function insertSubscription(db: Database, subscription: typeof subscriptions.$inferInsert): Promise<void> {
  await db.insert(subscriptions).values(subscription);
}

/** Moves a subscription in time. */
export async function setPeriod(
  db: Database,
  { id, startsAt, endsAt }: Pick<SubscriptionRow, 'id' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  await db.update(subscriptions).set({ startsAt, endsAt }).where(eq(subscriptions.id, id));
}
