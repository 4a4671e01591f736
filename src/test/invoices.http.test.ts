import { buffer } from 'node:stream/consumers';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { issues } from '../contracts/issues.ts';
import { paymentDocumentHref } from '../contracts/pages.ts';
import type { Context } from '../server/context.ts';
import { paymentDocuments, users } from '../server/db/schema/index.ts';
import { issueCreditNote, openDocument, type OrderRow } from '../server/domains/payments/index.ts';
import { buys, cookieOf } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { aFullIssue, buysIssue } from './product/full-issues.ts';
import { anOrder, paidFor } from './product/orders.ts';
import { nextMail } from './product/outbox.ts';
import { anOwedFee, feeSteps } from './product/owed-fee.ts';
import { refused } from './product/refused-by-database.ts';
import { startProduct } from './product/start-product.ts';
import { pdfWords } from './pdf-words.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const paymentsOf = ({ token }: TestUser) => reply(product, bookkeeping.mine, {}, { token });

async function open(number: string, headers: Record<string, string>) {
  const answer = await fetch(product.url + paymentDocumentHref(number), { headers });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const asPerson = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });
const wordsOf = async (number: string, person: TestUser) =>
  (await pdfWords((await open(number, asPerson(person))).bytes)).text.replaceAll(/\s+/g, ' ');

const refund = (orderId: string) =>
  reply(
    product,
    bookkeeping.refund,
    { params: { orderId }, body: { reason: 'Bought by mistake' } },
    { token: administrator.token },
  );

test('issue 6: a payment has an invoice, which its receipt names; it opens for its payer by token and by cookie', async () => {
  const payer = await aUser(product);
  await buys(product, payer);
  const [payment] = await paymentsOf(payer);
  const number = payment?.documents[0]?.number ?? '';
  expect(payment).toMatchObject({ kind: 'subscription', state: 'paid', amountMinor: 19_900, currency: 'AED' });
  expect(payment?.documents).toEqual([{ number, kind: 'invoice', url: paymentDocumentHref(number) }]);
  expect(number).toMatch(new RegExp(`^INV-${product.system.now().getUTCFullYear()}-\\d{6}$`));
  const { answer, bytes } = await open(number, asPerson(payer));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect((await open(number, { cookie: await cookieOf(product, payer) })).answer.status).toBe(200);
  const { text, info, numPages } = await pdfWords(bytes);
  const words = text.replaceAll(/\s+/g, ' ');
  const printed = [number, 'Dr Alex Example', 'Example University', 'United Arab Emirates', payer.email, 'AED 199.00'];
  for (const each of [...printed, product.config.siteName, 'P.O. Box', payment?.name ?? '', payment?.id ?? ''])
    expect(words).toContain(each);
  expect(words).toContain('Test mode: no money was moved');
  expect([numPages, info]).toEqual([1, expect.objectContaining({ Title: `Invoice ${number}` })]);
  expect((await nextMail(product, payer.email, /^Your /)).text).toContain(number);
});

test('an invoice is for its payer and administrators; others learn nothing, not even that it is there', async () => {
  const [payer, stranger] = [await aUser(product), await aUser(product)];
  const order = await paidFor(product.system, await anOrder(product, payer.user.id));
  const [payment] = await paymentsOf(payer);
  const number = payment?.documents[0]?.number ?? '';
  expect(payment?.id).toBe(order.id);
  expect((await open(number, asPerson(administrator))).answer.status).toBe(200);
  expect((await open(number, {})).answer.status).toBe(401);
  const asked = (wanted: string) => refusal(product, bookkeeping.document, { params: { number: wanted } }, stranger);
  expect(await asked(number)).toEqual(await asked('INV-2999-000001'));
  expect((await asked(number)).status).toBe(404);
  expect(await paymentsOf(stranger)).toEqual([]);
});

test('what a document prints never changes: the same bytes, whatever becomes of the account', async () => {
  const payer = await aUser(product, { surname: 'Before' });
  const order = await paidFor(product.system, await anOrder(product, payer.user.id, { name: 'Weeks & <dunes> 王' }));
  const number = (await paymentsOf(payer))[0]?.documents[0]?.number ?? '';
  const first = await open(number, asPerson(payer));
  await product.parts.db.update(users).set({ surname: 'After' }).where(eq(users.id, payer.user.id));
  const second = await open(number, asPerson(payer));
  expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  expect(second.answer.headers.get('etag')).toBe(first.answer.headers.get('etag'));
  const deletion = { params: { id: payer.user.id }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, deletion, { token: payer.token });
  expect((await send(product, bookkeeping.document, { params: { number } }, payer)).status).toBe(401);
  expect(await wordsOf(number, administrator)).toContain('Weeks & <dunes> 王');
  expect(await wordsOf(number, administrator)).toContain('Dr Alex Before');
  const { payments } = await reply(product, bookkeeping.payments, { query: { q: order.id } }, administrator);
  expect(payments.map((payment) => payment.payer?.name)).toEqual(['Deleted account']);
});

test('an invoice has the VAT of its day, and its credit note the same, whatever the settings are then', async () => {
  const payer = await aUser(product);
  const site = { ...product.system.site, vat: { percent: 5, number: '100000000000003' } };
  const order = await paidFor({ ...product.system, site }, await anOrder(product, payer.user.id));
  await issueCreditNote(product.system, order, order.amountMinor);
  const documents = (await paymentsOf(payer))[0]?.documents ?? [];
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice']);
  for (const { kind, number } of documents) {
    const words = await wordsOf(number, payer);
    expect(words).toContain(kind === 'invoice' ? 'Tax Invoice' : 'Tax Credit Note');
    for (const stated of ['TRN 100000000000003', 'VAT 5 %', 'AED 189.52', 'AED 9.48', 'AED 199.00'])
      expect(words).toContain(stated);
  }
});

test('a document names the house as it was when it was issued; after a change of its name the bytes are the same', async () => {
  const payer = await aUser(product);
  await paidFor(product.system, await anOrder(product, payer.user.id));
  const site = { ...product.system.site, legalName: 'House of Dunes', firstContactEmail: 'office@dunes.example' };
  const actor = { kind: 'user', userId: payer.user.id, email: payer.email, isAdmin: false, sessionId: '' } as const;
  const opened = async (number: string) =>
    buffer(await (await openDocument({ ...product.system, site, actor }, number)).open());
  const number = (await paymentsOf(payer))[0]?.documents[0]?.number ?? '';
  expect((await opened(number)).equals((await open(number, asPerson(payer))).bytes)).toBe(true);
  await paidFor({ ...product.system, site }, await anOrder(product, payer.user.id));
  const later = (await paymentsOf(payer))[0]?.documents[0]?.number ?? '';
  for (const each of ['House of Dunes', 'office@dunes.example']) expect(await wordsOf(later, payer)).toContain(each);
});

test('the database refuses every change of a document', async () => {
  const payer = await aUser(product);
  await paidFor(product.system, await anOrder(product, payer.user.id));
  const mine = eq(paymentDocuments.userId, payer.user.id);
  const { db } = product.parts;
  const added = refused('only ever added');
  await expect(db.update(paymentDocuments).set({ amountMinor: 1 }).where(mine)).rejects.toMatchObject(added);
  await expect(db.delete(paymentDocuments).where(mine)).rejects.toMatchObject(added);
});

test('issue 6: a refund has a credit note, which names the invoice that it takes back', async () => {
  const payer = await aUser(product);
  const issue = await aFullIssue(product);
  await buysIssue(product, payer, issue);
  const { fullIssuePurchasedUser } = await reply(product, issues.purchased, {}, payer);
  const { invoice_url, payment_intent } = fullIssuePurchasedUser[0] ?? {};
  const [bought] = await paymentsOf(payer);
  expect(invoice_url).toBe(bought?.documents[0]?.url);
  expect(payment_intent).toMatch(/^pi_/);
  await product.parts.db.update(users).set({ surname: 'Later' }).where(eq(users.id, payer.user.id));
  await refund(bought?.id ?? '');
  const [refunded] = await paymentsOf(payer);
  const [invoice, note] = refunded?.documents ?? [];
  expect([refunded?.state, invoice?.kind, note?.kind]).toEqual(['refunded', 'invoice', 'credit-note']);
  const words = await wordsOf(note?.number ?? '', payer);
  for (const each of [
    'Credit note',
    note?.number ?? '',
    invoice?.number ?? '',
    '−AED 149.00',
    'to the card',
    'Alex Example',
  ])
    expect(words).toContain(each);
  expect((await nextMail(product, payer.email, /^Your refund/)).text).toContain(note?.number);
});

test('a handling fee has an invoice, too, and a receipt that names it', async () => {
  const { id, author } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  await steps.pays(author);
  const [payment] = await paymentsOf(author);
  const number = payment?.documents[0]?.number ?? '';
  expect(payment).toMatchObject({ kind: 'handling-fee', state: 'paid', amountMinor: 250_000 });
  expect(payment?.name).toMatch(/^Handling fee, J\w+-\d{4}-0001: On examples$/);
  for (const each of [payment?.name ?? '', 'AED 2,500.00']) expect(await wordsOf(number, author)).toContain(each);
  expect((await nextMail(product, author.email, /^Your payment: Handling fee/)).text).toContain(number);
});

test('a payment that comes after its account was deleted is billed without a name', async () => {
  const payer = await aUser(product);
  const order = await anOrder(product, payer.user.id);
  await product.parts.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, payer.user.id));
  await paidFor(product.system, order);
  const { payments } = await reply(product, bookkeeping.payments, { query: { q: order.id } }, administrator);
  const words = await wordsOf(payments[0]?.documents[0]?.number ?? '', administrator);
  expect(words).toContain('Deleted account');
  expect(words).not.toContain('Example');
});

/** The same context at another moment. */
const at = (moment: string): Context => ({ ...product.system, now: () => new Date(moment) });

const numbersOf = async (series: string) => {
  const { number } = paymentDocuments;
  const rows = await product.parts.db
    .select({ number })
    .from(paymentDocuments)
    .where(like(number, `${series}-%`));
  return rows.map((row) => row.number).toSorted();
};

test('issue 6: numbers have no gaps under 50 payments at once, of which some fail halfway', async () => {
  const payers = await Promise.all(Array.from({ length: 10 }, () => aUser(product)));
  const orders: OrderRow[] = [];
  for (let count = 0; count < 50; count += 1)
    orders.push(await anOrder(product, payers[count % payers.length]?.user.id ?? ''));
  const ctx = at('2051-06-01T12:00:00Z');
  const failing: Context = {
    ...ctx,
    jobs: { ...ctx.jobs, enqueue: () => Promise.reject(new Error('The queue is away')) },
  };
  const paying = orders.map((order, index) => paidFor(index % 3 === 0 ? failing : ctx, order));
  const outcomes = await Promise.allSettled(paying);
  const failed = outcomes.filter(({ status }) => status === 'rejected');
  expect(failed).toHaveLength(17);
  const expected = (count: number) =>
    Array.from({ length: count }, (_, index) => `INV-2051-${String(index + 1).padStart(6, '0')}`);
  expect(await numbersOf('INV-2051')).toEqual(expected(33));
  await Promise.all(orders.map((order) => paidFor(ctx, order)));
  expect(await numbersOf('INV-2051')).toEqual(expected(50));
});

test('the numbers begin anew with the year, by UTC', async () => {
  const payer = await aUser(product);
  await paidFor(at('2052-12-31T23:59:59.999Z'), await anOrder(product, payer.user.id));
  await paidFor(at('2053-01-01T00:00:00Z'), await anOrder(product, payer.user.id));
  expect(await numbersOf('INV-2052')).toEqual(['INV-2052-000001']);
  expect(await numbersOf('INV-2053')).toEqual(['INV-2053-000001']);
  expect(await wordsOf('INV-2052-000001', administrator)).toContain('31 December 2052');
  expect(await wordsOf('INV-2053-000001', administrator)).toContain('1 January 2053');
});
