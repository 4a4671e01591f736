import { eq, like, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { paymentDocumentHref } from '../contracts/pages.ts';
import type { Context } from '../server/context.ts';
import { openDatabase } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { ledgerEntries, orders, paymentDocuments, paymentFindings, users } from '../server/db/schema/index.ts';
import { bookEarlierPayments } from '../server/domains/payments/index.ts';
import type { CheckoutState } from '../server/ports/payments/payment-provider.ts';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { Killed, withFault } from './money/fuse.ts';
import { reply } from './product/client.ts';
import { databaseBefore } from './product/database-before.ts';
import { aUser, password } from './product/factories.ts';
import { waitingForLock } from './product/locks.ts';
import { anOrder, paidCheckout, paidFor } from './product/orders.ts';
import { startProduct } from './product/start-product.ts';
import { pdfWords } from './pdf-words.ts';

const elsewhere = await startProduct();
const old = await databaseBefore('0005_money');
const [payer, erased] = [
  { id: v7(), email: 'payer@example.org' },
  { id: v7(), email: 'deleted@deleted.invalid' },
];

interface EarlierOrder {
  readonly id: string;
  readonly plan: string | null;
  readonly minor: number;
  readonly state: string;
  readonly paidAt: string | null;
  readonly payer?: string;
}

const order = (plan: string | null, minor: number, state: string, paidAt: string | null, by = payer.id) => ({
  id: v7(),
  plan,
  minor,
  state,
  paidAt,
  payer: by,
});

/** As they were begun, which is not as they were paid. */
const earlier = {
  second: order('one_week_access', 69_900, 'paid', '2025-12-31T23:59:59.999Z'),
  first: order('two_day_access', 19_900, 'paid', '2025-12-30T08:00:00Z', erased.id),
  fourth: order(null, 14_900, 'paid', '2026-05-06T07:08:09Z'),
  third: order('two_day_access', 19_900, 'paid', '2026-01-01T00:00:00Z'),
  open: order('two_day_access', 19_900, 'open', null),
  expired: order('one_week_access', 69_900, 'expired', null),
};
const sessionOf = ({ id }: EarlierOrder) => `cs_test_${id}`;

async function aHashedPassword(): Promise<string> {
  const { user } = await aUser(elsewhere);
  const [row] = await elsewhere.parts.db.select().from(users).where(eq(users.id, user.id));
  return row?.passwordHash ?? '';
}

const begun = '2025-12-01T00:00:00Z';
const { db, close } = openDatabase(old.url, () => undefined);
afterAll(async () => {
  await close();
  await old.close();
});

/** A site as the version before the books left it. */
beforeAll(async () => {
  const hash = await aHashedPassword();
  const person = `insert into users (id, email, password_hash, title, surname, other_name, affiliation, country, email_verified_at, created_at, deleted_at)
    values ($1, $2, $3, 'Dr', $4, $5, $6, $7, $8, $8, $9)`;
  await old.run(person, [payer.id, payer.email, hash, 'Example', 'Alex', 'University', 'AE', begun, null]);
  await old.run(person, [erased.id, erased.email, '', 'account', 'Deleted', '', '', begun, begun]);
  const [journalId, issueId] = [v7(), v7()];
  await old.run(
    `insert into journals (id, title, abbreviation, start_year, start_month, language, subject, created_at) values ($1, 'Examples', 'EX', 2020, 1, 'English', 'Other Journals', $2)`,
    [journalId, begun],
  );
  await old.run(
    `insert into full_issues (id, journal_id, volume, number, price_minor, currency, name, description, lookup_key, created_at) values ($1, $2, '1', '2', 14900, 'AED', 'Weeks', '', 'one', $3)`,
    [issueId, journalId, begun],
  );
  for (const one of Object.values(earlier))
    await old.run(
      `insert into orders (id, user_id, kind, name, plan, full_issue_id, amount_minor, currency, state, provider_session_id, created_at, paid_at)
        values ($1, $2, $3, $4, $5, $6, $7, 'AED', $8, $9, $10, $11)`,
      [
        one.id,
        one.payer,
        one.plan === null ? 'full-issue' : 'subscription',
        one.plan ?? 'Weeks',
        one.plan,
        one.plan === null ? issueId : null,
        one.minor,
        one.state,
        sessionOf(one),
        begun,
        one.paidAt,
      ],
    );
  await migrate(old.url);
});

const ctx: Context = { ...elsewhere.system, db };
const countBooked = async () => [await db.$count(paymentDocuments), await db.$count(ledgerEntries)];

test('payments from before the books are booked whole or not at all, wherever the server is killed', async () => {
  let booked: number | null = null;
  for (let at = 0; booked === null; at += 1) {
    booked = await bookEarlierPayments(withFault(ctx, { kind: 'killed', at })).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      return null;
    });
    expect(await countBooked(), `killed before step ${at}`).toBeOneOf([
      [0, 0],
      [4, 8],
    ]);
  }
  expect(await countBooked()).toEqual([4, 8]);
});

test('a later start changes nothing', async () => {
  expect(await bookEarlierPayments(ctx)).toBe(0);
  expect(await countBooked()).toEqual([4, 8]);
});

test('their invoices are numbered in the order of payment, without gaps, by the year of payment (UTC)', async () => {
  const { number, orderId, issuedAt } = paymentDocuments;
  const rows = await db.select({ number, orderId, issuedAt }).from(paymentDocuments).orderBy(issuedAt);
  const expected = [earlier.first, earlier.second, earlier.third, earlier.fourth];
  const numbers = ['INV-2025-000001', 'INV-2025-000002', 'INV-2026-000001', 'INV-2026-000002'];
  expect(rows).toEqual(
    expected.map(({ id, paidAt }, index) => ({
      number: numbers[index],
      orderId: id,
      issuedAt: new Date(paidAt ?? ''),
    })),
  );
});

test('they balance, each at its own time, and the accounts hold what was paid', async () => {
  const { rows } = await db.execute(
    sql`select account, sum(amount_minor)::int as balance from ledger_entries group by account order by account`,
  );
  expect(rows).toEqual([
    { account: 'provider', balance: 124_600 },
    { account: 'revenue-full-issues', balance: -14_900 },
    { account: 'revenue-subscriptions', balance: -109_700 },
  ]);
  const uneven = sql`select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0 or count(*) <> 2`;
  expect((await db.execute(uneven)).rows).toEqual([]);
  const late = sql`select 1 from ledger_entries e join orders o on o.id = e.order_id where e.at <> o.paid_at`;
  expect((await db.execute(late)).rows).toEqual([]);
});

test('the product shows them: to the payer with their invoices, to the office by month; the next number follows', async () => {
  const product = await startProduct({ DATABASE_URL: old.url });
  const { token } = await reply(product, accounts.login, { body: { email: payer.email, password } });
  const mine = await reply(product, bookkeeping.mine, {}, { token });
  const invoices = mine.flatMap(({ id, documents }) => documents.map(({ number }) => [id, number]));
  expect(Object.fromEntries(invoices)).toEqual({
    [earlier.second.id]: 'INV-2025-000002',
    [earlier.third.id]: 'INV-2026-000001',
    [earlier.fourth.id]: 'INV-2026-000002',
  });
  const opened = async (number: string, asker: string) => {
    const answer = await fetch(product.url + paymentDocumentHref(number), {
      headers: { authorization: `Bearer ${asker}` },
    });
    return (await pdfWords(new Uint8Array(await answer.arrayBuffer()))).text.replaceAll(/\s+/g, ' ');
  };
  const words = await opened('INV-2026-000002', token);
  for (const each of ['Dr Alex Example', payer.email, 'Weeks', 'AED 149.00', '6 May 2026', product.config.siteName])
    expect(words).toContain(each);
  const administrator = await aUser(product, { isAdmin: true });
  expect(await opened('INV-2025-000001', administrator.token)).toContain('Deleted account');
  const months = await reply(product, bookkeeping.months, {}, administrator);
  expect(months.map(({ month, receivedMinor }) => [month, receivedMinor])).toEqual([
    ['2026-05', 14_900],
    ['2026-01', 19_900],
    ['2025-12', 89_800],
  ]);
  const { payments } = await reply(product, bookkeeping.payments, { query: { q: 'weeks exam' } }, administrator);
  expect(payments.map(({ id }) => id)).toEqual([earlier.fourth.id]);
  const next = await anOrder(product, administrator.user.id);
  await paidFor({ ...product.system, now: () => new Date('2026-12-01T00:00:00Z') }, next);
  const [document] = await db.select().from(paymentDocuments).where(eq(paymentDocuments.orderId, next.id));
  expect(document?.number).toBe('INV-2026-000003');
});

const aStraggler = (paidAt: string) =>
  anOrder({ ...elsewhere, parts: { ...elsewhere.parts, db } }, payer.id, { state: 'paid', paidAt: new Date(paidAt) });

test('the comparison finds nothing, learns the payments’ names, and books what an older process still settled', async () => {
  const straggler = await aStraggler('2026-11-01T00:00:00Z');
  const fetchCheckout = async (sessionId: string): Promise<CheckoutState> => {
    const [known] = await db.select().from(orders).where(eq(orders.providerSessionId, sessionId));
    if (!known) throw new Error(`There is no session ${sessionId}`);
    return paidCheckout(known);
  };
  async function* none(): AsyncGenerator<never> {}
  const provider = { ...ctx.payments, fetchCheckout, listCheckouts: none, listRefundedPayments: none };
  await compareWithProvider({ ...ctx, payments: provider, now: () => new Date('2026-12-02T00:00:00Z') });
  expect(await db.select().from(paymentFindings)).toEqual([]);
  const [named] = await db.select().from(orders).where(eq(orders.id, earlier.first.id));
  expect(named?.providerPaymentId).toBe(`pi_${earlier.first.id}`);
  const [invoice] = await db.select().from(paymentDocuments).where(eq(paymentDocuments.orderId, straggler.id));
  expect(invoice).toMatchObject({ number: 'INV-2026-000004', issuedAt: straggler.paidAt });
});

test('of many processes that start at once, one books what there is', async () => {
  for (let second = 0; second < 20; second += 1)
    await aStraggler(`2027-02-03T04:05:${String(second).padStart(2, '0')}Z`);
  // A payment is giving itself a number while they start.
  const [starting] = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table document_series in row exclusive mode`);
    const all = Promise.all(Array.from({ length: 6 }, () => bookEarlierPayments(ctx)));
    await waitingForLock({ parts: { db } }, 6);
    return [all];
  });
  const booked = await starting;
  expect(booked.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 20]);
  const { number, issuedAt } = paymentDocuments;
  const rows = await db.select({ number }).from(paymentDocuments).where(like(number, 'INV-2027-%')).orderBy(issuedAt);
  expect(rows.map((row) => Number(row.number.slice(-6)))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});
