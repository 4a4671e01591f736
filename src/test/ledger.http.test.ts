import { sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { type Database } from '../server/db/database.ts';
import { post, type Posting } from '../server/domains/payments/ledger/ledger-store.ts';
import { ledgerEntries } from '../server/db/schema/index.ts';
import { aMarket, aWorld } from './money/money-world.ts';
import { begins, settles } from './money/lived.ts';

const at = new Date('2026-03-04T10:00:00Z');
const market = await aMarket(at);
const { db } = market;

const aPosting = (...amounts: readonly number[]): Posting => ({
  kind: 'payment',
  at,
  currency: 'AED',
  orderId: null,
  manuscriptId: null,
  memo: '',
  moves: amounts.map((amountMinor, index) => ({ account: index === 0 ? 'provider' : 'unallocated', amountMinor })),
});

/** Why the database refuses a change; the reason stands under the query that failed. */
async function refusalOf(change: Promise<unknown>): Promise<string> {
  const error: unknown = await change.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('It was not refused');
  return error.cause instanceof Error ? error.cause.message : error.message;
}

beforeAll(async () => {
  const world = await aWorld(market, at);
  await settles(world, await begins(world, 'issue'));
});

test('the books: what balances is written, in one currency as in two', async () => {
  await post(db, aPosting(100, -60, -40));
  expect(await db.$count(ledgerEntries, sql`memo = ''`)).toBe(3);
});

test.each([
  ['too little on one side', [100, -99]],
  ['one side alone', [100]],
])('the books: a transaction with %s is refused', async (_name, amounts) => {
  expect(await refusalOf(post(db, aPosting(...amounts)))).toMatch(/does not balance/);
});

test('the books: two currencies do not balance each other', async () => {
  const entry = { transactionId: v7(), at, kind: 'payment', orderId: null, memo: '' } as const;
  const both = [
    { ...entry, account: 'provider', amountMinor: 100, currency: 'AED' } as const,
    { ...entry, account: 'unallocated', amountMinor: -100, currency: 'USD' } as const,
  ];
  expect(await refusalOf(db.insert(ledgerEntries).values(both))).toMatch(/does not balance/);
});

test('the books: what is added later to a transaction that stands has to balance too', async () => {
  const later = (tx: Database) =>
    tx.execute(
      sql`insert into ledger_entries select gen_random_uuid(), transaction_id, at, kind, account, 1, currency, order_id, manuscript_id, memo from ledger_entries limit 1`,
    );
  expect(await refusalOf(db.transaction(later))).toMatch(/does not balance/);
});

test.each<[string, SQL]>([
  ['an entry changed', sql`update ledger_entries set memo = 'other'`],
  ['an entry deleted', sql`delete from ledger_entries`],
  ['the entries emptied', sql`truncate ledger_entries`],
  ['an invoice changed', sql`update payment_documents set amount_minor = 1`],
  ['an invoice deleted', sql`delete from payment_documents`],
  ['the documents emptied', sql`truncate payment_documents`],
])('the books: no account of the product sees %s', async (_name, change) => {
  expect(await refusalOf(db.execute(change))).toMatch(/are only ever added/);
});
