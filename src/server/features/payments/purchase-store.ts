import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fullIssuePurchases, orders } from '../../db/schema/index.ts';

/** Adds what an order has paid for; false when the person owns the issue already. */
export async function insertPurchase(db: Database, purchase: typeof fullIssuePurchases.$inferInsert): Promise<boolean> {
  const target = [fullIssuePurchases.userId, fullIssuePurchases.fullIssueId];
  const added = await db
    .insert(fullIssuePurchases)
    .values(purchase)
    .onConflictDoNothing({ target })
    .returning({ id: fullIssuePurchases.id });
  return added.length > 0;
}

/** Whether a person owns a full issue. */
export async function isPurchased(db: Database, userId: string, fullIssueId: string): Promise<boolean> {
  const found = await db
    .select({ id: fullIssuePurchases.id })
    .from(fullIssuePurchases)
    .where(and(eq(fullIssuePurchases.userId, userId), eq(fullIssuePurchases.fullIssueId, fullIssueId)));
  return found.length > 0;
}

/** The full issues that a person owns, with what was paid, the newest purchase first. */
export async function listPurchases(db: Database, userId: string) {
  const { fullIssueId, purchasedAt } = fullIssuePurchases;
  const { amountMinor, currency } = orders;
  return db
    .select({ userId: fullIssuePurchases.userId, fullIssueId, purchasedAt, amountMinor, currency })
    .from(fullIssuePurchases)
    .innerJoin(orders, eq(orders.id, fullIssuePurchases.orderId))
    .where(eq(fullIssuePurchases.userId, userId))
    .orderBy(desc(fullIssuePurchases.purchasedAt), desc(fullIssuePurchases.id));
}
