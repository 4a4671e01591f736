import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sandbox } from '../contracts/sandbox.ts';
import {
  handlingFees,
  ledgerEntries,
  orders,
  records,
  refunds,
  users,
  waiverRequests,
} from '../server/db/schema/index.ts';
import { applyCheckout } from '../server/workflows/payments/settle-checkout.ts';
import { pay } from './product/checkouts.ts';
import { reply } from './product/client.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { paidCheckout } from './product/orders.ts';
import { nextMail } from './product/outbox.ts';
import { anOwedFee, feeSteps, lastRequest } from './product/owed-fee.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;

const amountOf = async (sessionId: string) =>
  (await reply(product, sandbox.session, { params: { sessionId } })).amountMinor;

/** What was waived of a fee, as the books say. */
async function waivedOf(manuscriptId: string): Promise<number> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.manuscriptId, manuscriptId), eq(ledgerEntries.account, 'waivers')));
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

test.each([
  ['BD', 40, 150_000],
  ['UG', 75, 62_500],
])(
  'policy on waivers: an author in %s takes %i %% off at once and once, and pays the rest',
  async (country, percent, due) => {
    const { id, author } = await anOwedFee(product, { country });
    const steps = feeSteps(product, id);
    await steps.choose(author, 'open');
    const old = await steps.checkout(author);
    expect(statusesOf(await Promise.all([1, 2, 3].map(() => steps.claim(author))))).toEqual([200, 409, 409]);
    expect(await steps.read(author)).toMatchObject({ waiverPercent: percent, dueMinor: due, request: null });
    await expect(pay(product, old)).rejects.toThrow('409');
    expect(await amountOf(await steps.pays(author))).toBe(due);
    expect(await steps.read(author)).toMatchObject({ paymentStatus: 'paid', allowed: [] });
    expect(await waivedOf(id)).toBe(250_000 - due);
    const record = and(eq(records.subjectId, id), eq(records.action, 'waiver-claimed'));
    expect(await db.select().from(records).where(record)).toHaveLength(1);
  },
);

test('policy on waivers: the country is the one at acceptance; a later change of the profile reduces nothing', async () => {
  const { id, author } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await db.update(users).set({ country: 'AF' }).where(eq(users.id, author.user.id));
  expect(await steps.read(author)).toMatchObject({ ruleWaiver: null, allowed: ['choose', 'request-waiver'] });
  expect((await steps.claim(author)).status).toBe(409);
});

test('policy on waivers: nothing is due while a request waits; the answer is a letter, and less than was asked has a reason', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  const old = await steps.checkout(author);
  expect(statusesOf(await Promise.all([1, 2, 3].map(() => steps.ask(author, 60))))).toEqual([200, 409, 409]);
  await expect(pay(product, old)).rejects.toThrow('409');
  expect((await steps.refusedCheckout(author)).detail).toContain('pending');
  expect(await steps.read(author)).toMatchObject({
    request: { state: 'waiting', percentAsked: 60 },
    allowed: ['choose'],
  });
  const requestId = await lastRequest(product, id, author);
  for (const [percent, answer, field] of [
    [61, undefined, 'grantedPercent'],
    [30, undefined, 'answer'],
    [0, undefined, 'answer'],
  ] as const) {
    const refused = await steps.decide(administrator, requestId, percent, answer);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(`"${field}"`)]);
  }
  expect((await steps.decide(administrator, requestId, 30, 'The fund is small this year.')).status).toBe(200);
  expect(await steps.read(author)).toMatchObject({
    waiverPercent: 30,
    dueMinor: 175_000,
    request: { state: 'granted', grantedPercent: 30, answer: 'The fund is small this year.' },
  });
  const letter = await nextMail(product, author.email, /waiver/);
  expect(letter.text).toContain('by 30 %. Open access now costs AED 1,750.00.');
  expect(letter.text).toContain('The fund is small this year.');
  expect((await steps.decide(administrator, requestId, 60)).status).toBe(409);
});

test('nobody asks for what they have, or can take at once; more than the rule gives can be asked for', async () => {
  const { id, author, administrator } = await anOwedFee(product, { country: 'IN' });
  const steps = feeSteps(product, id);
  expect(await steps.ask(author, 40)).toMatchObject({ status: 422 });
  expect((await steps.ask(author, 90)).status).toBe(200);
  // The rule can be taken while the request waits, and a refusal leaves it standing.
  expect((await steps.claim(author)).status).toBe(200);
  const requestId = await lastRequest(product, id, author);
  expect(await steps.decide(administrator, requestId, 40, 'As the rule says.')).toMatchObject({ status: 422 });
  await steps.decide(administrator, requestId, 0, 'There is a grant.');
  expect(await steps.read(author)).toMatchObject({ waiverPercent: 40, request: { state: 'refused' } });
  expect(await steps.ask(author, 30)).toMatchObject({ status: 422 });
});

test('a waiver of the whole fee opens the article at once where open access was chosen, and is in the books', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  await steps.ask(author, 100);
  await steps.decide(administrator, await lastRequest(product, id, author), 100);
  expect(await steps.read(author)).toMatchObject({ paymentStatus: 'paid', dueMinor: 0, allowed: [] });
  expect((await steps.refusedCheckout(author)).code).toBe('already-paid');
  expect(await waivedOf(id)).toBe(250_000);
  expect((await steps.ask(author, 100)).status).toBe(409);
});

test('a payment that was under way when the whole fee was waived goes back', async () => {
  const { id, author, administrator } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  const sessionId = await steps.checkout(author);
  await steps.ask(author, 100);
  const requestId = await lastRequest(product, id, author);
  await steps.decide(administrator, requestId, 100);
  // The provider had taken the card before it heard that the checkout is closed.
  const order = and(eq(orders.manuscriptId, id), eq(orders.providerSessionId, sessionId));
  const [left] = await db.select().from(orders).where(order);
  if (!left) throw new Error('Nothing was begun');
  await applyCheckout(product.parts.contextFor({ kind: 'payment-provider' }), paidCheckout(left));
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, left.id));
  expect(refund).toMatchObject({ amountMinor: 250_000 });
});

test('policy on waivers: a fee that has been paid can no longer be reduced', async () => {
  const { id, author } = await anOwedFee(product, { country: 'IN' });
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  const sessionId = await steps.checkout(author);
  await pay(product, sessionId);
  await steps.returned(author, sessionId);
  expect(await steps.claim(author)).toMatchObject({ status: 409 });
  expect(detailOf(await steps.ask(author, 90))).toContain('can no longer be reduced');
});

test('a request that waits while its fee is paid after all is closed, and its author is not promised anything', async () => {
  const { id: laterId, author: later, administrator } = await anOwedFee(product);
  const laterSteps = feeSteps(product, laterId);
  await laterSteps.choose(later, 'open');
  await laterSteps.ask(later, 50);
  const requestId = await lastRequest(product, laterId, later);
  const waiting = and(eq(waiverRequests.manuscriptId, laterId), eq(waiverRequests.state, 'waiting'));
  await db.update(waiverRequests).set({ state: 'refused' }).where(waiting);
  const open = await laterSteps.checkout(later);
  await db.update(waiverRequests).set({ state: 'waiting' }).where(eq(waiverRequests.id, requestId));
  await pay(product, open);
  await laterSteps.returned(later, open);
  expect(await laterSteps.read(later)).toMatchObject({
    paymentStatus: 'paid',
    request: { state: 'refused', grantedPercent: 0 },
  });
  expect((await laterSteps.decide(administrator, requestId, 50)).status).toBe(409);
  expect(await waivedOf(laterId)).toBe(0);
});

test('paid at the old price although a waiver was granted meanwhile: accepted as paid, the books say what was paid', async () => {
  const { id, author } = await anOwedFee(product, { country: 'IN' });
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  const sessionId = await steps.checkout(author);
  await db.update(handlingFees).set({ waiverPercent: 40 }).where(eq(handlingFees.manuscriptId, id));
  await pay(product, sessionId);
  await steps.returned(author, sessionId);
  expect(await steps.read(author)).toMatchObject({ paymentStatus: 'paid' });
  expect(await waivedOf(id)).toBe(0);
});
