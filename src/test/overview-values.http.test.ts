import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { overview, type WaitingKind } from '../contracts/overview.ts';
import { handlingFees, paymentFindings } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { monthAgo, usedIn } from './product/counted-usage.ts';
import { aJournal, aManuscript, aUser } from './product/factories.ts';
import { anOrder, paidFor } from './product/orders.ts';
import { startProduct } from './product/start-product.ts';
import { aPaper } from './product/usage-paper.ts';
import { opens } from './product/usage.ts';

const product = await startProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });
const waiting = async (kind: WaitingKind) =>
  (await reply(product, overview.waiting, {}, administrator)).find((one) => one.kind === kind);

test('Overview: the views and downloads of a journal and of the house, by month', async () => {
  const [journal, other] = [await aJournal(product), await aJournal(product)];
  const [first, second] = [await aPaper(product, journal), await aPaper(product, journal, 'open')];
  const elsewhere = await aPaper(product, other);
  const used = { accessType: 'Controlled', investigations: 12, requests: 4 } as const;
  await usedIn(product, first.id, monthAgo(product, 2), used);
  await usedIn(product, second.id, monthAgo(product, 2), { accessType: 'Open', investigations: 3, requests: 1 });
  await usedIn(product, first.id, monthAgo(product, 1), { ...used, investigations: 5, requests: 5 });
  await usedIn(product, elsewhere.id, monthAgo(product, 2), { ...used, investigations: 100, requests: 30 });
  // Before the months that are shown.
  await usedIn(product, first.id, monthAgo(product, 12), used);
  await opens(product, second.id);

  const months = async (journalId?: string) => {
    const query = { span: '12' as const, ...(journalId === undefined ? {} : { journalId }) };
    const all = await reply(product, overview.months, { query }, administrator);
    return all.slice(-4).map(({ month, views, downloads }) => [month, views, downloads]);
  };
  const names = [3, 2, 1, 0].map((back) => monthAgo(product, back));
  expect(await months(journal.id)).toEqual([
    [names[0], 0, 0],
    [names[1], 10, 5],
    [names[2], 0, 5],
    [names[3], 1, 0],
  ]);
  expect((await months(other.id))[1]).toEqual([names[1], 70, 30]);
  expect((await months())[1]).toEqual([names[1], 80, 35]);
});

test('Overview: what was earned in a month is what was paid in it', async () => {
  const payer = await aUser(product);
  const lastMonth = new Date(`${monthAgo(product, 1)}-15T12:00:00Z`);
  const then = { ...product.system, now: () => lastMonth };
  for (const amountMinor of [19_900, 69_900])
    await paidFor(then, await anOrder(product, payer.user.id, { amountMinor }));
  const books = await reply(product, bookkeeping.months, {}, administrator);
  expect(books.filter(({ month }) => month === monthAgo(product, 1))).toMatchObject([
    { currency: 'AED', subscriptionsMinor: 89_800, fullIssuesMinor: 0, receivedMinor: 89_800 },
  ]);
});

test('Overview: questions about payments wait until they are closed, since the first of them', async () => {
  const found = { kind: 'disputed', detail: 'A dispute', orderId: null } as const;
  const [first, second] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-02-01T10:00:00Z')];
  const [old, newer] = [v7(), v7()];
  await db.insert(paymentFindings).values([
    { ...found, id: newer, subject: newer, foundAt: second },
    { ...found, id: old, subject: old, foundAt: first },
  ]);
  expect(await waiting('findings')).toEqual({ kind: 'findings', count: 2, since: first.toISOString() });
  const close = (findingId: string) =>
    send(
      product,
      bookkeeping.resolveFinding,
      { params: { findingId }, body: { resolution: 'Answered' } },
      administrator,
    );
  await close(old);
  expect(await waiting('findings')).toEqual({ kind: 'findings', count: 1, since: second.toISOString() });
  await close(newer);
  expect(await waiting('findings')).toEqual({ kind: 'findings', count: 0, since: null });
});

test('Overview: unpaid fees come part by part, the oldest first, each once, also those of one moment', async () => {
  const { id: journalId } = await aJournal(product);
  const author = await aUser(product);
  const owed = { listMinor: 250_000, currency: 'AED', country: 'AE', mode: 'open' as const };
  const ids: string[] = [];
  for (let place = 0; place < 28; place += 1) {
    const { id } = await aManuscript(product, author, { journalId, title: `Owed ${place}` });
    // The parts end among fees of one moment.
    const hour = place < 20 ? place : 20;
    await db
      .insert(handlingFees)
      .values({ ...owed, manuscriptId: id, acceptedAt: new Date(Date.UTC(2026, 0, 1, hour)) });
    ids.push(id);
  }
  const part = (after?: string) =>
    reply(product, overview.unpaidFees, { query: after === undefined ? {} : { after } }, administrator);
  const first = await part();
  expect([first.fees.length, typeof first.next]).toEqual([25, 'string']);
  const second = await part(first.next ?? '');
  expect([second.fees.length, second.next]).toEqual([3, null]);
  const listed = [...first.fees, ...second.fees];
  expect(listed.slice(0, 20).map(({ articleId }) => articleId)).toEqual(ids.slice(0, 20));
  expect(new Set(listed.map(({ articleId }) => articleId))).toEqual(new Set(ids));
  expect(await waiting('fees')).toEqual({ kind: 'fees', count: 28, since: '2026-01-01T00:00:00.000Z' });
  const lost = await refusal(product, overview.unpaidFees, { query: { after: 'elsewhere' } }, administrator);
  expect(lost.status).toBe(422);
  expect(lost.errors?.['after']).toMatch(/^This part of the list was not found/);
});
