import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Adds an order that has not been paid yet. */
export async function insertOrder(db: Database, order: typeof orders.$inferInsert): Promise<void> {
  await db.insert(orders).values(order);
}

/**
 * The open order of a person for a full issue: this one, or the one that stood there already. Null when that one was
 * settled in the same moment.
 */
export async function claimIssueOrder(
  db: Database,
  order: typeof orders.$inferInsert & { fullIssueId: string },
): Promise<OrderRow | null> {
  await db.insert(orders).values(order).onConflictDoNothing();
  const [claimed] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, order.userId), eq(orders.fullIssueId, order.fullIssueId), eq(orders.state, 'open')));
  return claimed ?? null;
}

/** Ends an order for which the provider has opened nothing that we know of. */
export async function giveUpOrder(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'expired' })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open'), isNull(orders.providerSessionId)));
}

/** Notes the provider’s session beside its order. */
export async function setProviderSession(db: Database, orderId: string, providerSessionId: string): Promise<void> {
  await db.update(orders).set({ providerSessionId }).where(eq(orders.id, orderId));
}

/** An order by its id. */
export async function findOrder(db: Database, orderId: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}

/** The order of a provider’s session. */
export async function findOrderOfSession(db: Database, providerSessionId: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.providerSessionId, providerSessionId));
  return order ?? null;
}

/** Settles an open or expired order; of many at once, one gets it back, the others null. */
export async function markOrderPaid(
  db: Database,
  orderId: string,
  providerSessionId: string,
  paidAt: Date,
): Promise<OrderRow | null> {
  const [paid] = await db
    .update(orders)
    .set({ state: 'paid', paidAt, providerSessionId })
    .where(and(eq(orders.id, orderId), ne(orders.state, 'paid')))
    .returning();
  return paid ?? null;
}

/** Ends an order that nobody has paid. */
export async function markOrderExpired(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'expired' })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open')));
}

/** How many orders of a person are open that were begun after this moment. */
export async function countOpenOrders(db: Database, userId: string, begunAfter: Date): Promise<number> {
  return db.$count(orders, and(eq(orders.userId, userId), eq(orders.state, 'open'), gt(orders.createdAt, begunAfter)));
}

/** A person's orders, the newest first. */
export async function listOrdersOf(db: Database, userId: string) {
  const { id, kind, name, amountMinor, currency, state, createdAt, paidAt } = orders;
  return db
    .select({ id, kind, name, amountMinor, currency, state, createdAt, paidAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.id));
}
