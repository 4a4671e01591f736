import { and, desc, eq, sql } from 'drizzle-orm';
import {
  fullIssuePurchases,
  fullIssues,
  orders,
  paymentDocuments,
  subscriptions,
  users,
} from '../../db/schema/index.ts';
import type { Database } from '../../db/database.ts';

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

/** Adds what an order has paid for; false when the person owns the issue already. */
export async function insertPurchase(
  db: Database,
  purchase: Omit<typeof fullIssuePurchases.$inferInsert, 'documentFileId'>,
): Promise<boolean> {
  const document = db
    .select({ id: fullIssues.documentFileId })
    .from(fullIssues)
    .where(eq(fullIssues.id, purchase.fullIssueId));
  const target = [fullIssuePurchases.userId, fullIssuePurchases.fullIssueId];
  const added = await db
    .insert(fullIssuePurchases)
    // The record says which document was bought, however often it is changed later.
    .values({ ...purchase, documentFileId: sql`(${document})` })
    .onConflictDoNothing({ target })
    .returning({ id: fullIssuePurchases.id });
  return added.length > 0;
}

/** Ends what an order has paid for; false if it was nothing. */
export async function deletePurchaseOf(db: Database, orderId: string): Promise<boolean> {
  const ofOrder = eq(fullIssuePurchases.orderId, orderId);
  const ended = await db.delete(fullIssuePurchases).where(ofOrder).returning({ id: fullIssuePurchases.id });
  return ended.length > 0;
}

/** Whether a person owns a full issue. */
export async function isPurchased(db: Database, userId: string, fullIssueId: string): Promise<boolean> {
  const found = await db
    .select({ id: fullIssuePurchases.id })
    .from(fullIssuePurchases)
    .where(and(eq(fullIssuePurchases.userId, userId), eq(fullIssuePurchases.fullIssueId, fullIssueId)));
  return found.length > 0;
}

/** A full issue by its id, or by its articles' volume and number. */
export type IssueWanted =
  | { readonly fullIssueId: string }
  | { readonly journalId: string; readonly volume: string; readonly number: string };

const isWanted = (wanted: IssueWanted) =>
  'fullIssueId' in wanted
    ? eq(fullIssues.id, wanted.fullIssueId)
    : and(
        eq(fullIssues.journalId, wanted.journalId),
        eq(fullIssues.volume, wanted.volume),
        eq(fullIssues.number, wanted.number),
      );

/** Since when a person owns a full issue, and how it is called; null when they do not. */
export async function findPurchase(
  db: Database,
  userId: string,
  wanted: IssueWanted,
): Promise<{ purchasedAt: Date; name: string; volume: string; number: string } | null> {
  const { name, volume, number } = fullIssues;
  const [found] = await db
    .select({ purchasedAt: fullIssuePurchases.purchasedAt, name, volume, number })
    .from(fullIssuePurchases)
    .innerJoin(fullIssues, eq(fullIssues.id, fullIssuePurchases.fullIssueId))
    .where(and(eq(fullIssuePurchases.userId, userId), isWanted(wanted)));
  return found ?? null;
}

/** The full issues that a person owns, with their payments, the newest purchase first. */
export async function listPurchases(db: Database, userId: string) {
  const { fullIssueId, purchasedAt } = fullIssuePurchases;
  const { amountMinor, currency, providerPaymentId } = orders;
  const isInvoice = and(eq(paymentDocuments.orderId, orders.id), eq(paymentDocuments.kind, 'invoice'));
  return db
    .select({
      userId: fullIssuePurchases.userId,
      fullIssueId,
      purchasedAt,
      amountMinor,
      currency,
      providerPaymentId,
      invoiceNumber: paymentDocuments.number,
    })
    .from(fullIssuePurchases)
    .innerJoin(orders, eq(orders.id, fullIssuePurchases.orderId))
    .leftJoin(paymentDocuments, isInvoice)
    .where(eq(fullIssuePurchases.userId, userId))
    .orderBy(desc(fullIssuePurchases.purchasedAt), desc(fullIssuePurchases.id));
}
