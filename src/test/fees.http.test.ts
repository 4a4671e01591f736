import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { fees } from '../contracts/fees.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { articlePdfHref } from '../contracts/pages.ts';
import { handlingFees, ledgerEntries, orders, records, refunds } from '../server/db/schema/index.ts';
import { applyCheckout } from '../server/workflows/payments/settle-checkout.ts';
import { pay } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aManuscript, aUser, type TestUser } from './product/factories.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { paidCheckout } from './product/orders.ts';
import { nextMail } from './product/outbox.ts';
import { anOwedFee, feeSteps } from './product/owed-fee.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;

const articleOf = async (articleId: string) => (await reply(product, articles.single, { params: { articleId } }))[0];
const manuscriptOf = ({ token }: TestUser, articleId: string) =>
  reply(product, manuscripts.single, { params: { articleId } }, { token });
const feeRow = async (id: string) => (await db.select().from(handlingFees).where(eq(handlingFees.manuscriptId, id)))[0];

/** How many fees the dashboard names as what needs its person now. */
const feesToPay = async ({ token }: TestUser) => (await reply(product, manuscripts.counts, {}, { token })).unpaidFees;

/** What a fee moved in the books, account by account. */
async function booksOf(manuscriptId: string): Promise<Record<string, number>> {
  const rows = await db.select().from(ledgerEntries).where(eq(ledgerEntries.manuscriptId, manuscriptId));
  const sums: Record<string, number> = {};
  for (const { account, amountMinor } of rows) sums[account] = (sums[account] ?? 0) + amountMinor;
  return sums;
}

test('decision 19: before acceptance there is no fee for anybody; acceptance notes it as the journal asks it on that day', async () => {
  const { id, author, administrator, journal } = await anOwedFee(product, { country: 'IN' });
  const waiting = await aManuscript(product, author, { journalId: journal.id });
  for (const { token } of [author, administrator])
    expect((await refusal(product, fees.single, { params: { articleId: waiting.id } }, { token })).status).toBe(404);
  expect(await manuscriptOf(author, waiting.id)).toMatchObject({ paymentStatus: null, allowed: ['edit'] });
  const body = { handlingFeeMinor: 990_000 };
  const set = { params: { journalId: journal.id }, body };
  expect((await reply(product, fees.setJournalFee, set, administrator)).journal).toMatchObject(body);
  expect(await feeSteps(product, id).read(author)).toMatchObject({
    mode: null,
    paymentStatus: 'unpaid',
    listMinor: 250_000,
    currency: 'AED',
    dueMinor: 250_000,
    ruleWaiver: { percent: 40, country: 'IN', incomeGroup: 'lower-middle', listedOn: '2026-07-01' },
    allowed: ['choose', 'claim-waiver', 'request-waiver'],
  });
  expect(await feeSteps(product, id).read(administrator)).toMatchObject({ listMinor: 250_000, allowed: [] });
  await stepsWith(product, waiting.id).accept(administrator);
  expect((await feeSteps(product, waiting.id).read(author)).listMinor).toBe(990_000);
  const [record] = await db.select().from(records).where(eq(records.subjectId, journal.id));
  expect(record).toMatchObject({ action: 'handling-fee-set', details: { from: 250_000, to: 990_000 } });
});

test.each([-1, 1, 199, 100_000_000, 2.5])('a journal’s fee of %d is refused with words', async (handlingFeeMinor) => {
  const { journal, administrator } = await anOwedFee(product);
  const set = { params: { journalId: journal.id }, body: { handlingFeeMinor } };
  const refused = await refusal(product, fees.setJournalFee, set, administrator);
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['handlingFeeMinor']]);
});

test('a manuscript that was published before there were fees owes none', async () => {
  const { id, author } = await anOwedFee(product);
  await db.delete(handlingFees).where(eq(handlingFees.manuscriptId, id));
  const refused = await refusal(product, fees.single, { params: { articleId: id } }, { token: author.token });
  expect(refused.status).toBe(404);
  expect(await manuscriptOf(author, id)).toMatchObject({ paymentStatus: null, allowed: ['certificate'] });
});

test('decision 9: open access that is paid opens the PDF to everyone, under its licence, and the author gets a letter of the choice', async () => {
  const { id, author, administrator, journal } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  const pdf = async () => (await fetch(product.url + articlePdfHref(journal.abbreviation, id))).status;
  expect(await manuscriptOf(author, id)).toMatchObject({
    paymentStatus: 'unpaid',
    payable: await steps.read(author).then(({ dueMinor, currency }) => ({ amountMinor: dueMinor, currency })),
    allowed: ['certificate', 'choose-mode', 'pay'],
  });
  expect((await manuscriptOf(administrator, id)).allowed).toEqual(['certificate', 'correct', 'withdraw']);
  expect((await steps.refusedCheckout(author)).code).toBe('state-conflict');
  expect((await steps.choose(author, 'open')).status).toBe(200);
  expect([await pdf(), (await articleOf(id))?.access]).toEqual([401, 'subscription']);
  expect([await feesToPay(author), await feesToPay(administrator)]).toEqual([1, 0]);
  await steps.pays(author);
  expect([await feesToPay(author), (await steps.read(author)).isSettled]).toEqual([0, true]);
  expect([await pdf(), await articleOf(id)]).toMatchObject([
    200,
    { access: 'open', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' },
  ]);
  expect(await manuscriptOf(author, id)).toMatchObject({ paymentStatus: 'paid', allowed: ['certificate'] });
  expect(await booksOf(id)).toEqual({ provider: 250_000, 'revenue-handling-fees': -250_000 });
  expect((await steps.choose(author, 'subscription')).status).toBe(409);
  expect((await steps.refusedCheckout(author)).code).toBe('already-paid');
  expect((await nextMail(product, author.email, /^Accepted/)).text).toContain('AED 2,500.00');
});

test('subscription costs nothing, and can be changed for open access as long as nothing is paid', async () => {
  const { id, author } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'subscription');
  expect(await steps.read(author)).toMatchObject({ mode: 'subscription', paymentStatus: 'paid', isSettled: false });
  expect(await feesToPay(author)).toBe(0);
  expect(await manuscriptOf(author, id)).toMatchObject({
    paymentStatus: 'paid',
    allowed: ['certificate', 'choose-mode'],
  });
  expect((await steps.refusedCheckout(author)).status).toBe(409);
  await steps.choose(author, 'open');
  expect((await steps.read(author)).allowed).toContain('pay');
  expect(await feesToPay(author)).toBe(1);
  await steps.ask(author, 50);
  expect(await feesToPay(author)).toBe(0);
});

test('a journal that asks nothing: open access is free and takes effect at once', async () => {
  const { id, author } = await anOwedFee(product, { feeMinor: 0 });
  expect((await manuscriptOf(author, id)).allowed).toContain('choose-mode');
  expect(await feesToPay(author)).toBe(0);
  expect((await feeSteps(product, id).choose(author, 'open')).text).toContain('nothing to pay');
  expect((await articleOf(id))?.access).toBe('open');
  expect(await booksOf(id)).toEqual({});
});

test('row 46: a fee is paid by its author alone, at its own price', async () => {
  const { id, author } = await anOwedFee(product);
  const other = await aUser(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  expect((await steps.refusedCheckout(other)).status).toBe(404);
  expect((await steps.refusedCheckout(author, { userId: other.user.id })).status).toBe(403);
  expect((await steps.refusedCheckout(author, { emailId: other.email })).status).toBe(403);
  expect((await steps.refusedCheckout(author, { stripeLookupId: 'two_day_access' })).status).toBe(422);
  const sessions = await Promise.all(Array.from({ length: 5 }, () => steps.checkout(author)));
  expect(new Set(sessions).size).toBe(1);
});

test('a checkout is closed when its author changes to subscription; what is paid all the same counts', async () => {
  const { id, author } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  const first = await steps.checkout(author);
  await steps.choose(author, 'subscription');
  await expect(pay(product, first)).rejects.toThrow('409');
  await steps.choose(author, 'open');
  const second = await steps.checkout(author);
  expect(second).not.toBe(first);
  // The choice is changed behind the back of a payment that is under way.
  await db.update(handlingFees).set({ mode: 'subscription' }).where(eq(handlingFees.manuscriptId, id));
  await pay(product, second);
  await steps.returned(author, second);
  expect(await feeRow(id)).toMatchObject({ mode: 'open', isSettled: true });
  expect((await articleOf(id))?.access).toBe('open');
});

test('of a withdrawn article no fee can be chosen, reduced or paid, and what is paid late goes back', async () => {
  const { id, author, administrator } = await anOwedFee(product, { country: 'IN' });
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  const sessionId = await steps.checkout(author);
  await stepsWith(product, id).remove(administrator, 'The data were not ours.');
  for (const answer of [
    await steps.choose(author, 'subscription'),
    await steps.claim(author),
    await steps.ask(author, 90),
  ])
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('withdrawn')]);
  expect((await steps.refusedCheckout(author)).code).toBe('state-conflict');
  expect(await steps.read(author)).toMatchObject({ isWithdrawn: true, isSettled: false, allowed: [] });
  expect(await manuscriptOf(author, id)).toMatchObject({ paymentStatus: null, allowed: [] });
  expect(await feesToPay(author)).toBe(0);
  // The provider had taken the card before the checkout was ended.
  const [order] = await db.select().from(orders).where(eq(orders.providerSessionId, sessionId));
  if (!order) throw new Error('Nothing was begun');
  await applyCheckout(product.parts.contextFor({ kind: 'payment-provider' }), paidCheckout(order));
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(refund).toMatchObject({
    amountMinor: 250_000,
    reason: 'The article was withdrawn before the payment arrived',
  });
  expect(await feeRow(id)).toMatchObject({ isSettled: false });
});

test('what each journal asks is read by administrators, with its name', async () => {
  const { journal, administrator } = await anOwedFee(product, { feeMinor: 123_400 });
  const all = await reply(product, fees.journalFees, {}, { token: administrator.token });
  expect(all.find(({ journalId }) => journalId === journal.id)).toEqual({
    journalId: journal.id,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    handlingFeeMinor: 123_400,
    currency: 'AED',
  });
  const missing = { params: { journalId: administrator.user.id }, body: { handlingFeeMinor: 0 } };
  expect((await send(product, fees.setJournalFee, missing, { token: administrator.token })).status).toBe(404);
});
