import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { PlanKey } from '../../../contracts/constants.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The orders that were paid, whether they have been refunded or not. */
export const isSettled = inArray(orders.state, ['paid', 'refunded']);

/** A thing that is sold to a person, in an order of its own. */
export type SoldThing =
  | { readonly kind: 'subscription'; readonly plan: PlanKey }
  | { readonly kind: 'full-issue'; readonly fullIssueId: string }
  | { readonly kind: 'handling-fee'; readonly manuscriptId: string };

function isFor(thing: SoldThing) {
  switch (thing.kind) {
    case 'subscription':
      return eq(orders.plan, thing.plan);
    case 'full-issue':
      return eq(orders.fullIssueId, thing.fullIssueId);
    case 'handling-fee':
      return eq(orders.manuscriptId, thing.manuscriptId);
  }
}

/** The open order of a person for a thing. */
export async function findOpenOrder(db: Database, userId: string, thing: SoldThing): Promise<OrderRow | null> {
  const [open] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isFor(thing), eq(orders.state, 'open')))
    .orderBy(desc(orders.id))
    .limit(1);
  return open ?? null;
}

/**
 * A person's open order for a thing: the existing one, or this one. Null if it was settled in the same moment. The
 * caller has locked the account, so that a double click leads to one order.
 */
export async function claimOrder(
  db: Database,
  order: Omit<typeof orders.$inferInsert, 'kind' | 'plan'> & SoldThing,
): Promise<OrderRow | null> {
  const open = await findOpenOrder(db, order.userId, order);
  if (open) return open;
  await db.insert(orders).values(order).onConflictDoNothing();
  return findOpenOrder(db, order.userId, order);
}

/** Ends an order without a known session at the provider. */
export async function giveUpOrder(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'expired' })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open'), isNull(orders.providerSessionId)));
}

/** Ends open orders from before a moment without a recorded session. */
export async function giveUpOrdersWithoutSession(db: Database, begunBefore: Date): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'expired' })
    .where(and(eq(orders.state, 'open'), isNull(orders.providerSessionId), lt(orders.createdAt, begunBefore)));
}

const hasNoOtherSession = (sessionId: string) =>
  or(isNull(orders.providerSessionId), eq(orders.providerSessionId, sessionId));

/** Notes the provider’s session beside its open order; false when the order is over, or has another session. */
export async function setProviderSession(db: Database, orderId: string, providerSessionId: string): Promise<boolean> {
  const noted = await db
    .update(orders)
    .set({ providerSessionId })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open'), hasNoOtherSession(providerSessionId)))
    .returning({ id: orders.id });
  return noted.length > 0;
}

/** Names the provider's payment of a paid order that does not name it yet. */
export async function namePayment(db: Database, orderId: string, providerPaymentId: string): Promise<void> {
  await db
    .update(orders)
    .set({ providerPaymentId })
    .where(and(eq(orders.id, orderId), isNull(orders.providerPaymentId)));
}

/** An order by its id. */
export async function findOrder(db: Database, orderId: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}

/** The order by which the handling fee of a manuscript is paid; null where it is not, or has gone back. */
export async function findPaidFee(db: Database, manuscriptId: string): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.manuscriptId, manuscriptId), eq(orders.kind, 'handling-fee'), eq(orders.state, 'paid')))
    .limit(1);
  return order ?? null;
}

/** The order of a provider’s session. */
export async function findOrderOfSession(db: Database, providerSessionId: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.providerSessionId, providerSessionId));
  return order ?? null;
}

/** The session of the order that a provider's payment has paid. */
export async function findSessionOfPayment(db: Database, providerPaymentId: string): Promise<string | null> {
  const [order] = await db
    .select({ sessionId: orders.providerSessionId })
    .from(orders)
    .where(eq(orders.providerPaymentId, providerPaymentId));
  return order?.sessionId ?? null;
}

/** Settles an open or expired order; of many callers at once, one gets it, the others null. */
export async function markOrderPaid(
  db: Database,
  orderId: string,
  payment: { sessionId: string; paymentId: string | null; paidAt: Date },
): Promise<OrderRow | null> {
  const { sessionId: providerSessionId, paymentId: providerPaymentId, paidAt } = payment;
  const [paid] = await db
    .update(orders)
    .set({ state: 'paid', paidAt, providerSessionId, providerPaymentId })
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['open', 'expired'])))
    .returning();
  return paid ?? null;
}

/** Marks a paid order refunded; null when it was not paid, or is refunded already. */
export async function markOrderRefunded(db: Database, orderId: string, refundedAt: Date): Promise<OrderRow | null> {
  const [refunded] = await db
    .update(orders)
    .set({ state: 'refunded', refundedAt })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'paid')))
    .returning();
  return refunded ?? null;
}

/** Ends an order whose session is over, unless it has another one. */
export async function markOrderExpired(db: Database, orderId: string, sessionId: string): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'expired' })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open'), hasNoOtherSession(sessionId)));
}

/** The open orders before a moment that have a session, the oldest first. */
export async function listOpenSessions(db: Database, begunBefore: Date): Promise<{ id: string; sessionId: string }[]> {
  const { id, providerSessionId } = orders;
  const rows = await db
    .select({ id, providerSessionId })
    .from(orders)
    .where(and(eq(orders.state, 'open'), isNotNull(providerSessionId), lt(orders.createdAt, begunBefore)))
    .orderBy(asc(orders.createdAt));
  return rows.flatMap((row) =>
    row.providerSessionId === null ? [] : [{ id: row.id, sessionId: row.providerSessionId }],
  );
}

/** The session of an open order, and its amount. */
export interface OpenSession extends Pick<OrderRow, 'id' | 'amountMinor' | 'currency'> {
  readonly sessionId: string;
}

/** The sessions of everybody's open orders for a thing. */
export async function listOpenSessionsFor(db: Database, thing: SoldThing): Promise<OpenSession[]> {
  const { id, providerSessionId, amountMinor, currency } = orders;
  const rows = await db
    .select({ id, providerSessionId, amountMinor, currency })
    .from(orders)
    .where(and(isFor(thing), eq(orders.state, 'open')));
  return rows.flatMap(({ providerSessionId: sessionId, ...row }) =>
    sessionId === null ? [] : [{ ...row, sessionId }],
  );
}

/** The orders that were settled since a moment. */
export async function listSettledOrders(db: Database, paidSince: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isSettled, gte(orders.paidAt, paidSince)))
    .orderBy(asc(orders.paidAt));
}

/** The settled orders that do not name the provider's payment, the last paid first: they are from before it was noted. */
export async function listOrdersWithoutPaymentName(db: Database, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isSettled, isNull(orders.providerPaymentId)))
    .orderBy(desc(orders.paidAt))
    .limit(limit);
}

/** How many orders of a person are open that were begun after this moment. */
export async function countOpenOrders(db: Database, userId: string, begunAfter: Date): Promise<number> {
  return db.$count(orders, and(eq(orders.userId, userId), eq(orders.state, 'open'), gt(orders.createdAt, begunAfter)));
}

/** A person's orders, the newest first. */
export async function listOrdersOf(db: Database, userId: string) {
  const { id, kind, name, amountMinor, currency, state, createdAt, paidAt, refundedAt } = orders;
  return db
    .select({ id, kind, name, amountMinor, currency, state, createdAt, paidAt, refundedAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.id));
}
