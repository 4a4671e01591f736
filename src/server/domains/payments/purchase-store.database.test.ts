import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { aUser } from '../../../test/product/factories.ts';
import { aFullIssue } from '../../../test/product/full-issues.ts';
import { sharedProduct } from '../../../test/product/start-product.ts';
import { orders } from '../../db/schema/index.ts';
import { claimOrder, giveUpOrder, markOrderPaid, setProviderSession } from './order-store.ts';
import { insertPurchase, isPurchased, listPurchases } from './purchase-store.ts';

const product = await sharedProduct();
const { db } = product.parts;

/** A person, an issue, and orders of the one for the other. */
async function aSale() {
  const [{ user }, issue] = [await aUser(product), await aFullIssue(product)];
  const order = () => ({
    id: v7(),
    userId: user.id,
    fullIssueId: issue.id,
    kind: 'full-issue' as const,
    name: issue.stripeName,
    amountMinor: 14_900,
    currency: 'AED',
    state: 'open' as const,
    createdAt: new Date(),
  });
  return { userId: user.id, fullIssueId: issue.id, order };
}

test('of many who begin to buy the same thing at once, all get the one open order', async () => {
  const { order } = await aSale();
  const claimed = await Promise.all(Array.from({ length: 10 }, () => claimOrder(db, order())));
  expect(new Set(claimed.map((row) => row?.id)).size).toBe(1);
});

test('an order that is over makes way for another; one with a session is not given up', async () => {
  const { order } = await aSale();
  const first = await claimOrder(db, order());
  await giveUpOrder(db, first?.id ?? '');
  const second = await claimOrder(db, order());
  expect(second?.id).not.toBe(first?.id);
  await setProviderSession(db, second?.id ?? '', `cs_test_${v7()}`);
  await giveUpOrder(db, second?.id ?? '');
  expect((await claimOrder(db, order()))?.id).toBe(second?.id);
});

test('an order is for a pass or for an issue, never for both or neither', async () => {
  const { order } = await aSale();
  const named: unknown = expect.objectContaining({ constraint: 'orders_for_one_thing' });
  const refused = { cause: named };
  const insert = (row: typeof orders.$inferInsert) => db.insert(orders).values(row).execute();
  await expect(insert({ ...order(), plan: 'two_day_access' })).rejects.toMatchObject(refused);
  await expect(insert({ ...order(), fullIssueId: null })).rejects.toMatchObject(refused);
});

test('an issue is owned once, whatever is paid how often, and listed with what the first order paid', async () => {
  const { userId, fullIssueId, order } = await aSale();
  const buy = async () => {
    const claimed = await claimOrder(db, order());
    await markOrderPaid(db, claimed?.id ?? '', { sessionId: `cs_test_${v7()}`, paymentId: null, paidAt: new Date() });
    return insertPurchase(db, { id: v7(), userId, fullIssueId, orderId: claimed?.id ?? '', purchasedAt: new Date() });
  };
  expect(await isPurchased(db, userId, fullIssueId)).toBe(false);
  expect([await buy(), await buy()]).toEqual([true, false]);
  expect(await isPurchased(db, userId, fullIssueId)).toBe(true);
  expect(await listPurchases(db, userId)).toMatchObject([
    { userId, fullIssueId, amountMinor: 14_900, currency: 'AED' },
  ]);
});
