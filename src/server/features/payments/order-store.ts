import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Adds an order that has not been paid yet. */
export async function insertOrder(db: Database, order: typeof orders.$inferInsert): Promise<void> {
  await db.insert(orders).values(order);
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
