import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles as articleCalls } from '../contracts/articles.ts';
import { usage } from '../contracts/usage.ts';
import { installationSecrets, usageEvents, usageSums } from '../server/db/schema/index.ts';
import { readUsageByMonth, sumUsage } from '../server/domains/usage/index.ts';
import { reply } from './product/client.ts';
import { aJournal, aUser } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';
import { aPaper } from './product/usage-paper.ts';
import { beginHour, countsOf, opens, otherBrowser } from './product/usage.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aJournal(product);
const second = 1000;
const day = 86_400_000;
const anArticle = (access: 'open' | 'subscription' = 'subscription') => aPaper(product, journal, access);

beforeEach(() => beginHour(product));

describe('the sums', () => {
  test('months begin and end at midnight UTC', async () => {
    const { id } = await anArticle();
    const now = product.system.now();
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    product.moveClock(Date.UTC(year, month + 1, 1) - now.getTime() - 5 * second);
    await opens(product, id);
    product.moveClock(60 * second);
    await opens(product, id);
    await sumUsage(product.system);
    const name = (ahead: number) => new Date(Date.UTC(year, month + ahead, 1)).toISOString().slice(0, 7);
    const rows = await db.select().from(usageSums).where(eq(usageSums.articleId, id));
    expect(rows.map(({ period }) => period.slice(0, 7)).toSorted()).toEqual([name(0), name(1)]);
  });

  test('days that are over go into their month, the clicks and the keys of their visitors are gone, the counts stay', async () => {
    const { id } = await anArticle();
    await opens(product, id);
    product.moveClock(40 * second);
    await opens(product, id);
    const before = await countsOf(product, id);
    const month = product.system.now().toISOString().slice(0, 7);
    const key = () => db.$count(installationSecrets, sql`name like 'usage-%'`);
    expect(await key()).toBe(1);
    product.moveClock(4 * day);
    expect(await countsOf(product, id)).toEqual(before);
    expect(await countsOf(product, id)).toEqual(before);
    expect(await db.$count(usageEvents, eq(usageEvents.articleId, id))).toBe(0);
    const rows = await db.select().from(usageSums).where(eq(usageSums.articleId, id));
    expect(rows.map(({ period }) => period)).toEqual([month]);
    expect(await key()).toBe(0);
    await opens(product, id);
    expect(await countsOf(product, id)).toMatchObject({ investigations: before.investigations + 1 });
  });

  test('made by three processes at once they are the same as made by one', async () => {
    const { id } = await anArticle('open');
    await Promise.all([opens(product, id), opens(product, id, { agent: otherBrowser })]);
    const once = await countsOf(product, id);
    await Promise.all([1, 2, 3].map(() => sumUsage(product.system)));
    expect(await countsOf(product, id)).toEqual(once);
  });

  test('uses that the database refuses are kept until it takes them', async () => {
    const { id } = await anArticle();
    await db.execute(sql`alter table usage_events rename to usage_events_away`);
    await opens(product, id);
    await sumUsage(product.system).catch(() => undefined);
    await db.execute(sql`alter table usage_events_away rename to usage_events`);
    expect(await countsOf(product, id)).toMatchObject({ investigations: 1 });
  });

  test('nothing of a visitor is written: no address, no browser, no account', async () => {
    const { id } = await anArticle();
    const reader = await aUser(product);
    await opens(product, id);
    await opens(product, id, reader);
    await sumUsage(product.system);
    const text = JSON.stringify(await db.select().from(usageEvents).where(eq(usageEvents.articleId, id)));
    for (const trace of ['127.0.0.1', '::1', 'Mozilla', reader.user.id, reader.email])
      expect(text).not.toContain(trace);
    expect(await db.$count(usageEvents, eq(usageEvents.articleId, id))).toBe(2);
  });

  test('are told by month, of the house or of a journal, and to readers by article', async () => {
    const other = await aJournal(product);
    const id = await aPublishedArticle(product, other.id);
    product.moveClock(400 * day);
    await opens(product, id);
    await sumUsage(product.system);
    const month = product.system.now().toISOString().slice(0, 7);
    const span = { from: month, to: month };
    const [ofJournal] = await readUsageByMonth(db, { ...span, journalId: other.id });
    expect(ofJournal).toMatchObject({ month, views: 1, downloads: 0, investigations: 1 });
    expect(await readUsageByMonth(db, { ...span, journalId: journal.id })).toEqual([]);
    expect((await readUsageByMonth(db, span)).map(({ views }) => views)).toEqual([1]);
    expect(await reply(product, usage.ofArticle, { params: { articleId: id } })).toEqual({ views: 1, downloads: 0 });
    await reply(product, articleCalls.single, { params: { articleId: id } });
    expect(await countsOf(product, id)).toMatchObject({ views: 1 });
  });
});
