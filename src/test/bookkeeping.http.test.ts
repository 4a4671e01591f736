import fc from 'fast-check';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { bookkeeping, type Month } from '../contracts/bookkeeping.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import type { Context } from '../server/context.ts';
import { ledgerEntries, paymentFindings } from '../server/db/schema/index.ts';
import {
  paymentOf,
  post,
  refundOf,
  strayPaymentOf,
  strayRefundOf,
  waiverOf,
} from '../server/domains/payments/index.ts';
import { addressOf, refusal, reply, send } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { anOrder, paidFor } from './product/orders.ts';
import { refused } from './product/refused-by-database.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const at = (moment: string): Context => ({ ...product.system, now: () => new Date(moment) });
const months = () => reply(product, bookkeeping.months, {}, administrator);
const ledger = async (query: Record<string, string>) => {
  const bearer = { authorization: `Bearer ${administrator.token}` };
  const answer = await fetch(addressOf(product, bookkeeping.ledger, { query }), { headers: bearer });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return { text, bytes, headers: answer.headers, lines: text.split('\r\n').slice(1, -1) };
};

const refund = (orderId: string, reason: string) =>
  send(product, bookkeeping.refund, { params: { orderId }, body: { reason } }, administrator);

test('a refund needs a reason and a payment, and is made once', async () => {
  const payer = await aUser(product);
  const open = await anOrder(product, payer.user.id);
  expect((await refund(open.id, '')).status).toBe(422);
  expect((await refund(open.id, 'Mistake')).status).toBe(409);
  expect((await refund(v7(), 'Mistake')).status).toBe(404);
});

test('the ledger as CSV: days by UTC, both included; debits and credits are numbers, and no cell is a formula', async () => {
  const payer = await aUser(product);
  const name = '=HYPERLINK("http://x.example","a"),\nb';
  const order = await anOrder(product, payer.user.id, { name, amountMinor: 123_405 });
  await paidFor(at('2041-03-01T00:00:00.000Z'), order);
  await paidFor(at('2041-03-31T23:59:59.999Z'), await anOrder(product, payer.user.id, { name: '＠SUM(1)' }));
  await paidFor(at('2041-02-28T23:59:59.999Z'), await anOrder(product, payer.user.id));
  await paidFor(at('2041-04-01T00:00:00.000Z'), await anOrder(product, payer.user.id));
  const { text, bytes, headers, lines } = await ledger({ from: '2041-03-01', to: '2041-03-31' });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('ledger-2041-03-01-2041-03-31.csv');
  expect(text.startsWith('Date (UTC),Transaction,Kind,Account,Debit,Credit,')).toBe(true);
  expect(bytes.subarray(0, 3).toString('hex'), 'The mark of UTF-8').toBe('efbbbf');
  expect(lines).toHaveLength(4);
  const memo = `"'=HYPERLINK(""http://x.example"",""a""),\nb"`;
  expect(lines[0]).toMatch(/^2041-03-01T00:00:00.000Z,[-\da-f]{36},payment,provider,1234.05,,AED,/);
  expect(lines[1]).toMatch(/,payment,revenue-subscriptions,,1234.05,AED,/);
  for (const line of lines.slice(0, 2)) expect(line.endsWith(`,${order.id},,${memo}`)).toBe(true);
  expect(lines[3]?.endsWith(",'＠SUM(1)")).toBe(true);
  expect((await ledger({ from: '2041-04-02' })).lines).toEqual([]);
});

test('the ledger is asked for by days that are days, the first one first', async () => {
  for (const query of [
    { from: '2041-02-30' },
    { to: '0000-01-01' },
    { from: 'today' },
    { from: '2041-03-02', to: '2041-03-01' },
  ])
    expect((await refusal(product, bookkeeping.ledger, { query }, administrator)).status, JSON.stringify(query)).toBe(
      422,
    );
  expect((await ledger({ from: '2998-12-31', to: '2999-12-31' })).lines).toEqual([]);
});

test('the ledger is streamed whole, beyond what is read at once, and each entry stands in it once', async () => {
  const moves = Array.from({ length: 600 }, () => [
    { account: 'provider' as const, amountMinor: 100 },
    { account: 'unallocated' as const, amountMinor: -100 },
  ]).flat();
  const facts = { kind: 'payment', currency: 'AED', orderId: null, manuscriptId: null, memo: 'Many' } as const;
  // All at one moment: the parts are told apart by their ids alone.
  await post(product.parts.db, { ...facts, at: new Date('2042-01-01T00:00:00Z'), moves: moves.map((m) => ({ ...m })) });
  const { lines } = await ledger({ from: '2042-01-01', to: '2042-01-01' });
  expect(lines).toHaveLength(1200);
  expect(lines.filter((line) => line.includes(',provider,1.00,,')).length).toBe(600);
});

test('the books refuse what does not balance, and every change', async () => {
  const { db } = product.parts;
  const facts = { at: new Date('2043-01-01'), orderId: null, manuscriptId: null, memo: 'Wrong', currency: 'AED' };
  const lopsided = [{ account: 'provider', amountMinor: 1 } as const];
  await expect(post(db, { ...facts, kind: 'payment', moves: lopsided })).rejects.toMatchObject(
    refused('does not balance'),
  );
  await expect(db.update(ledgerEntries).set({ amountMinor: 0 })).rejects.toMatchObject(refused('only ever added'));
  await expect(db.delete(ledgerEntries)).rejects.toMatchObject(refused('only ever added'));
  expect((await ledger({ from: '2043-01-01', to: '2043-01-01' })).lines).toEqual([]);
});

const amount = fc.integer({ min: 200, max: 5_000_000 });
const event = fc.record({
  what: fc.constantFrom('payment', 'refund', 'stray', 'stray returned', 'waiver'),
  kind: fc.constantFrom('subscription', 'full-issue', 'handling-fee'),
  amount,
  currency: fc.constantFrom('AED', 'USD'),
  month: fc.integer({ min: 1, max: 4 }),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

const columnOf = {
  subscription: 'subscriptionsMinor',
  'full-issue': 'fullIssuesMinor',
  'handling-fee': 'handlingFeesMinor',
} as const;

function noted(total: Month, { what, kind, amount: minor }: Event): void {
  if (what === 'payment') total[columnOf[kind]] += minor;
  if (what === 'refund' || what === 'stray returned') total.refundsMinor += minor;
  if (what === 'stray') total.unallocatedMinor += minor;
  if (what === 'waiver') {
    total.waiversMinor += minor;
    total.handlingFeesMinor += minor;
    return;
  }
  total.receivedMinor += what === 'payment' || what === 'stray' ? minor : -minor;
}

test('issue 6: the totals of months agree with the entries to the fil, in each currency', async () => {
  const payer: TestUser = await aUser(product);
  const order = await anOrder(product, payer.user.id);
  const emptied = {
    subscriptionsMinor: 0,
    fullIssuesMinor: 0,
    handlingFeesMinor: 0,
    waiversMinor: 0,
    refundsMinor: 0,
    unallocatedMinor: 0,
    receivedMinor: 0,
  };
  let year = 2100;
  const run = async (events: Event[]) => {
    year += 1;
    const totals = new Map<string, Month>();
    for (const each of events) {
      const moment = new Date(Date.UTC(year, each.month - 1, each.month === 1 ? 31 : 1, each.month === 1 ? 23 : 0));
      const sold = { ...order, kind: each.kind, amountMinor: each.amount, currency: each.currency };
      const stray = { orderId: null, amountMinor: each.amount, currency: each.currency, sessionId: 'cs_1' };
      const fee = { manuscriptId: v7(), waivedMinor: each.amount, currency: each.currency, memo: 'Waiver' };
      const postings = {
        payment: () => paymentOf(sold, moment),
        refund: () => refundOf(sold, each.amount, moment),
        stray: () => strayPaymentOf(stray, moment),
        'stray returned': () => strayRefundOf(stray, moment),
        waiver: () => waiverOf(fee, moment),
      };
      await post(product.parts.db, postings[each.what]());
      const month = `${year}-0${each.month}`;
      const key = `${month} ${each.currency}`;
      const total = totals.get(key) ?? { month, currency: each.currency, ...emptied };
      noted(total, each);
      totals.set(key, total);
    }
    const shown = (await months()).filter(({ month }) => month.startsWith(String(year)));
    const inOrder = [...totals.values()].toSorted(
      (one, other) => other.month.localeCompare(one.month) || one.currency.localeCompare(other.currency),
    );
    expect(shown).toEqual(inOrder);
    for (const { receivedMinor, waiversMinor, refundsMinor, unallocatedMinor, ...month } of shown) {
      const earned = month.subscriptionsMinor + month.fullIssuesMinor + month.handlingFeesMinor;
      expect(receivedMinor).toBe(earned + unallocatedMinor - waiversMinor - refundsMinor);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 12 }), run), { numRuns: 12 });
});

test('what does not agree is listed, open first, and closed once, on the record, with what was done', async () => {
  const [open, closed] = [v7(), v7()];
  const found = { kind: 'disputed', detail: 'A dispute', orderId: null } as const;
  await product.parts.db.insert(paymentFindings).values([
    { ...found, id: open, subject: open, foundAt: new Date('2026-01-01') },
    { ...found, id: closed, subject: closed, foundAt: new Date('2026-02-01') },
  ]);
  const close = (findingId: string, resolution = 'Answered at the provider') =>
    send(product, bookkeeping.resolveFinding, { params: { findingId }, body: { resolution } }, administrator);
  const { findings: before } = await reply(product, manuscripts.counts, {}, administrator);
  expect((await close(closed, ' ')).status).toBe(422);
  expect((await close(closed)).status).toBe(200);
  expect((await close(closed)).status).toBe(409);
  expect((await close(v7())).status).toBe(404);
  const { findings } = await reply(product, bookkeeping.findings, {}, administrator);
  expect(findings.map(({ id, resolution }) => [id, resolution])).toEqual([
    [open, null],
    [closed, 'Answered at the provider'],
  ]);
  const { findings: after } = await reply(product, manuscripts.counts, {}, administrator);
  expect([before, after], 'what the dashboard names').toEqual([2, 1]);
  const { rows } = await product.parts.db.execute<{ actor: string }>(
    "select actor from audit_log where action = 'finding-resolved'",
  );
  expect(rows.map(({ actor }) => actor)).toEqual([`user:${administrator.user.id}`]);
});
