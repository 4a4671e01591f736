import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { sandbox } from '../contracts/sandbox.ts';
import { fullIssues, orders, paymentFindings, refunds, users } from '../server/db/schema/index.ts';
import { startCheckout } from '../server/workflows/payments/start-checkout.ts';
import { receiveEvent } from '../server/workflows/payments/receive-event.ts';
import { AppError } from '../server/errors.ts';
import { pay } from './product/checkouts.ts';
import { refusal, reply } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import {
  aFullIssue,
  buysIssue,
  issueCheckout,
  ownedBy,
  refusedCheckout,
  sessionIn,
  wishFor,
} from './product/full-issues.ts';
import { paidCheckout } from './product/orders.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;

/** The states of a person's orders, in the order in which they were made. */
async function orderStates({ user }: TestUser): Promise<string[]> {
  const rows = await db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(orders.id);
  return rows.map(({ state }) => state);
}

const contextOf = ({ user, email }: TestUser) =>
  product.parts.contextFor({ kind: 'user', userId: user.id, email, isAdmin: false, sessionId: user.id });

test('row 46: price, buyer and thing come from our records', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product, { priceMinor: 20_050 })];
  const sessionId = sessionIn(await issueCheckout(product, reader, issue));
  expect(await reply(product, sandbox.session, { params: { sessionId } })).toMatchObject({
    status: 'open',
    // A receipt says of which journal the issue is.
    name: `${issue.journalAbbreviation}, ${issue.stripeName}`,
    amountMinor: 20_050,
    currency: 'AED',
    customerEmail: reader.email,
    returnUrl: `${product.url}/returnPayment?session_id=${sessionId}`,
  });
});

test('decision 1: a checkout that names another person is refused', async () => {
  const [reader, other, issue] = [await aUser(product), await aUser(product), await aFullIssue(product)];
  expect((await refusedCheckout(product, reader, issue, { userId: other.user.id })).status).toBe(403);
  expect((await refusedCheckout(product, reader, issue, { emailId: other.email })).status).toBe(403);
  expect(await orderStates(reader)).toEqual([]);
});

test('an email that was the buyer’s own is no other person: what they own is told, and an open checkout goes on', async () => {
  const [reader, other] = [await aUser(product), await aUser(product)];
  const [owned, open] = [await aFullIssue(product), await aFullIssue(product)];
  await buysIssue(product, reader, owned);
  const before = sessionIn(await issueCheckout(product, reader, open));
  await product.parts.db
    .update(users)
    .set({ email: `new.${reader.email}` })
    .where(eq(users.id, reader.user.id));
  expect((await refusedCheckout(product, reader, owned)).code).toBe('already-owned');
  expect(sessionIn(await issueCheckout(product, reader, open))).toBe(before);
  const refused = await refusedCheckout(product, other, open, { emailId: reader.email });
  expect([refused.status, (await refusedCheckout(product, other, open, { userId: reader.user.id })).status]).toEqual([
    403, 403,
  ]);
});

test('row C25: a lookup id that is not this issue’s is refused; the carousel’s short one is its own', async () => {
  const [reader, dear, cheap] = [await aUser(product), await aFullIssue(product), await aFullIssue(product)];
  for (const stripeLookupId of [cheap.stripe_lookupId, 'two_day_access', 'vol9Issue9', '']) {
    const refused = await refusedCheckout(product, reader, dear, { stripeLookupId });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['stripeLookupId']]);
  }
  expect(await orderStates(reader)).toEqual([]);
  expect(
    (await startCheckout(contextOf(reader), wishFor(dear, reader, { stripeLookupId: 'vol1Issue2' }))).clientSecret,
  ).toMatch(/^cs_test_/);
});

test('what does not exist, or has no document, is not for sale', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product, { hasDocument: false })];
  expect((await refusedCheckout(product, reader, issue, { articleId: v7() })).status).toBe(404);
  const refused = await refusedCheckout(product, reader, issue);
  expect([refused.status, refused.code]).toEqual([409, 'state-conflict']);
});

test('what is no article of one’s own has no handling fee to pay', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  expect((await refusedCheckout(product, reader, issue, { checkoutStatus: 'publisharticle' })).status).toBe(404);
});

test('decision 28: an issue that one owns cannot be bought again', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  await buysIssue(product, reader, issue);
  const refused = await refusedCheckout(product, reader, issue);
  expect([refused.status, refused.code]).toEqual([409, 'already-owned']);
  expect(await orderStates(reader)).toEqual(['paid']);
});

test('row 47: fifty calls at once, and a later one, come to one session', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const all = await Promise.all(Array.from({ length: 50 }, () => issueCheckout(product, reader, issue)));
  expect(new Set([...all, await issueCheckout(product, reader, issue)]).size).toBe(1);
  expect(await orderStates(reader)).toEqual(['open']);
  const other = await aUser(product);
  expect(await issueCheckout(product, other, issue)).not.toBe(all[0]);
});

test('a checkout that is paid, and of which we have not heard, is not opened again but granted', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const sessionId = sessionIn(await issueCheckout(product, reader, issue));
  await pay(product, sessionId);
  expect((await refusedCheckout(product, reader, issue)).code).toBe('already-owned');
  expect(await ownedBy(product, reader)).toEqual([issue.id]);
});

test('row 47: however webhook and calls meet, a paid issue leaves nothing open to pay', async () => {
  const issue = await aFullIssue(product);
  for (let round = 0; round < 10; round += 1) {
    const reader = await aUser(product);
    await pay(product, sessionIn(await issueCheckout(product, reader, issue)));
    const refused = await Promise.all(Array.from({ length: 3 }, () => refusedCheckout(product, reader, issue)));
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('already-owned'));
    expect(await orderStates(reader)).not.toContain('open');
  }
});

test('a price that has changed ends the open checkout: the new one charges the new price, the old one nothing', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const old = sessionIn(await issueCheckout(product, reader, issue));
  await db.update(fullIssues).set({ priceMinor: 9900 }).where(eq(fullIssues.id, issue.id));
  const sessionId = sessionIn(await issueCheckout(product, reader, issue));
  expect(sessionId).not.toBe(old);
  expect(await reply(product, sandbox.session, { params: { sessionId } })).toMatchObject({ amountMinor: 9900 });
  const card = { params: { sessionId: old }, body: { cardNumber: '4242424242424242' } };
  expect((await refusal(product, sandbox.pay, card)).code).toBe('state-conflict');
  expect(await orderStates(reader)).toEqual(['expired', 'open']);
});

test('a checkout that the provider no longer knows makes way for a new one', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  await issueCheckout(product, reader, issue);
  await db
    .update(orders)
    .set({ providerSessionId: `cs_test_${v7()}` })
    .where(eq(orders.userId, reader.user.id));
  expect(await issueCheckout(product, reader, issue)).toMatch(/^cs_test_/);
  expect(await orderStates(reader)).toEqual(['expired', 'open']);
});

test('row 54: a provider that fails once does not stand in the way of the next try', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const ctx = contextOf(reader);
  const away = () => Promise.reject(new AppError('unavailable', 'Away'));
  const failing = { ...ctx, payments: { ...ctx.payments, startEmbeddedCheckout: away } };
  await expect(startCheckout(failing, wishFor(issue, reader))).rejects.toThrow('Away');
  expect(await orderStates(reader)).toEqual(['expired']);
  await issueCheckout(product, reader, issue);
  expect(await orderStates(reader)).toEqual(['expired', 'open']);
});

test('decision 26: an issue that was paid with another amount is not granted; one paid twice is owned once, and sent back', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const sessionId = sessionIn(await issueCheckout(product, reader, issue));
  const ofReader = and(eq(orders.userId, reader.user.id), eq(orders.state, 'open'));
  const [order] = await db.select().from(orders).where(ofReader);
  if (!order) throw new Error('The checkout left no order');
  const ctx = product.parts.contextFor({ kind: 'payment-provider' });
  const error = vi.fn<(facts: object, message: string) => void>();
  const hear = (said: { orderId: string; sessionId: string }, amountMinor: number) => {
    const paid = { ...order, id: said.orderId, providerSessionId: said.sessionId, amountMinor };
    const fetchCheckout = async () => paidCheckout(paid);
    const eventOf = async () => ({ sessionId: said.sessionId, kind: 'checkout' as const });
    const told = { ...ctx.payments, eventOf, fetchCheckout };
    const raw = { rawBody: Buffer.alloc(0), signature: '' };
    return receiveEvent({ ...ctx, payments: told, log: { ...ctx.log, error } }, raw);
  };
  const first = { orderId: order.id, sessionId };
  await hear(first, 100);
  expect([await ownedBy(product, reader), error.mock.calls.length]).toEqual([[], 1]);
  await Promise.all(Array.from({ length: 5 }, () => hear(first, 14_900)));
  expect([await ownedBy(product, reader), error.mock.calls.length]).toEqual([[issue.id], 1]);
  const second = { orderId: v7(), sessionId: `cs_test_${v7()}` };
  await db.insert(orders).values({ ...order, id: second.orderId, providerSessionId: null });
  await Promise.all(Array.from({ length: 5 }, () => hear(second, 14_900)));
  expect(await ownedBy(product, reader)).toEqual([issue.id]);
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, second.orderId));
  expect(refund).toMatchObject({ amountMinor: 14_900, reason: 'Paid twice' });
  const findings = await db.select().from(paymentFindings).where(eq(paymentFindings.subject, second.sessionId));
  expect(findings.map(({ kind }) => kind)).toEqual(['paid-twice']);
});
