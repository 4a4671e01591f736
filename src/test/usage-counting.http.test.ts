import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { citationHref } from '../contracts/pages.ts';
import { articles, usageEvents, usageSums } from '../server/db/schema/index.ts';
import { sumUsage } from '../server/domains/usage/index.ts';
import { buys } from './product/checkouts.ts';
import { aJournal, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { aPaper } from './product/usage-paper.ts';
import { beginHour, browser, countsOf, fetches, opens, otherBrowser } from './product/usage.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aJournal(product);
const second = 1000;
const day = 86_400_000;
const anArticle = (access: 'open' | 'subscription' = 'subscription', bodyHtml: string | null = null) =>
  aPaper(product, journal, access, bodyHtml);

beforeEach(() => beginHour(product));

describe('COUNTER 7.2: two clicks on the same within 30 seconds', () => {
  test.each([
    ['of one visitor after 29 seconds', [29], 1],
    ['of one visitor after 30 seconds', [30], 2],
    ['of one visitor after 31 seconds', [31], 2],
    ['in a chain: the last remains', [20, 20, 20], 1],
    ['in two chains', [20, 31, 20], 2],
  ])('%s', async (_name, pauses, expected) => {
    const { id } = await anArticle();
    await opens(product, id);
    for (const pause of pauses) {
      product.moveClock(pause * second);
      await opens(product, id);
    }
    expect(await countsOf(product, id)).toMatchObject({
      investigations: expected,
      uniqueInvestigations: 1,
      requests: 0,
    });
  });

  test('at midnight a visitor gets another mark, and what was before it is told apart from what is after it', async () => {
    const { id } = await anArticle();
    const reader = await aUser(product);
    const midnight = Math.ceil(product.system.now().getTime() / day) * day;
    product.moveClock(midnight - product.system.now().getTime() - 10 * second);
    await opens(product, id, reader);
    product.moveClock(20 * second);
    await opens(product, id, reader);
    expect(await countsOf(product, id)).toMatchObject({ investigations: 2 });
    const marked = await db.select().from(usageEvents).where(eq(usageEvents.articleId, id));
    expect(new Set(marked.map(({ visitor }) => visitor)).size).toBe(2);
  });

  test('of two visitors are two: by browser, and by account', async () => {
    const { id } = await anArticle();
    await opens(product, id);
    await opens(product, id, { agent: otherBrowser });
    for (const reader of [await aUser(product), await aUser(product)]) await opens(product, id, reader);
    expect(await countsOf(product, id)).toMatchObject({ investigations: 4, uniqueInvestigations: 4 });
  });

  test('on two things of an article are two', async () => {
    const { id, pdf } = await anArticle('open');
    await opens(product, id);
    await fetches(product, pdf);
    expect(await countsOf(product, id)).toMatchObject({
      investigations: 2,
      uniqueInvestigations: 1,
      requests: 1,
      views: 1,
      downloads: 1,
    });
  });
});

describe('COUNTER 7.3: a visitor counts once in a session for the unique metrics', () => {
  test.each([
    ['within the hour', 40 * 60, 1],
    ['in the next hour', 61 * 60, 2],
  ])('%s', async (_name, pause, unique) => {
    const { id, pdf } = await anArticle('open');
    await fetches(product, pdf);
    product.moveClock(pause * second);
    await fetches(product, pdf);
    expect(await countsOf(product, id)).toMatchObject({
      investigations: 2,
      requests: 2,
      uniqueInvestigations: unique,
      uniqueRequests: unique,
    });
  });
});

describe('COUNTER 7.8: robots are left out', () => {
  test.each([
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'python-requests/2.32',
    'LOCKSS cache',
    'Turnitin (https://bit.ly/2UvnfoQ)',
    'Unpaywall (http://unpaywall.org/)',
    'Zotero translation server',
    'Java/21.0.1',
  ])('%s', async (agent) => {
    const { id, pdf } = await anArticle('open');
    await opens(product, id, { agent });
    await fetches(product, pdf, { agent });
    expect(await countsOf(product, id)).toMatchObject({ investigations: 0, requests: 0 });
  });

  test('browsers of people are none', async () => {
    const { id } = await anArticle();
    const agents = [
      browser,
      otherBrowser,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ];
    for (const agent of agents) await opens(product, id, { agent });
    expect(await countsOf(product, id)).toMatchObject({ investigations: agents.length });
  });

  test('what opens more in a minute than anybody reads is not counted on', async () => {
    const { id } = await anArticle();
    const agent = `${browser} Tireless`;
    for (let times = 0; times < 310; times += 1) await opens(product, id, { agent });
    await sumUsage(product.system);
    expect(await db.$count(usageEvents, eq(usageEvents.articleId, id))).toBeLessThanOrEqual(300);
  });
});

describe('COUNTER 7.1: the PDF is a request where it was given', () => {
  test('fetched in parts it is one, and a look at its headers none', async () => {
    const { id, pdf } = await anArticle('open');
    expect((await fetches(product, pdf, { method: 'HEAD' })).status).toBe(200);
    expect(await countsOf(product, id)).toMatchObject({ requests: 0 });
    for (const range of ['bytes=0-9', 'bytes=10-19', 'bytes=20-', 'bytes=-10']) {
      expect((await fetches(product, pdf, { headers: { range } })).status).toBe(206);
      product.moveClock(40 * second);
    }
    expect(await countsOf(product, id)).toMatchObject({ requests: 1, investigations: 1 });
  });

  test('a browser that holds it already has asked for it, too; one that fetches in advance has not', async () => {
    const { id, pdf } = await anArticle('open');
    await fetches(product, pdf, { headers: { 'sec-purpose': 'prefetch' } });
    expect(await countsOf(product, id)).toMatchObject({ requests: 0 });
    const etag = (await fetches(product, pdf)).headers.get('etag') ?? '';
    product.moveClock(40 * second);
    expect((await fetches(product, pdf, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await countsOf(product, id)).toMatchObject({ requests: 2 });
  });

  test('refused to a visitor and to a reader without a pass it is a denial; with a pass a request', async () => {
    const { id, pdf } = await anArticle();
    expect((await fetches(product, pdf)).status).toBe(401);
    const reader = await aUser(product);
    expect((await fetches(product, pdf, reader)).status).toBe(402);
    expect(await countsOf(product, id)).toMatchObject({ denials: 2, requests: 0, investigations: 0 });
    await buys(product, reader);
    expect((await fetches(product, pdf, reader)).status).toBe(200);
    expect(await countsOf(product, id)).toMatchObject({ denials: 2, requests: 1, investigations: 1 });
  });

  test('a withdrawn one is neither', async () => {
    const { id, pdf } = await anArticle('open');
    await db.update(articles).set({ withdrawnOn: '2026-05-01', withdrawalReason: 'Error' }).where(eq(articles.id, id));
    expect((await fetches(product, pdf)).status).toBe(410);
    expect(await countsOf(product, id)).toMatchObject({ denials: 0, requests: 0, investigations: 0 });
  });

  test('the page that asks for a pass is a denial and a look at the article; where one may read it is nothing', async () => {
    const { id } = await anArticle();
    await opens(product, id, {}, 'full-pdf');
    expect(await countsOf(product, id)).toMatchObject({ denials: 1, investigations: 1, views: 0, requests: 0 });
    await opens(product, id, await aUser(product, { isAdmin: true }), 'full-pdf');
    expect(await countsOf(product, id)).toMatchObject({ denials: 1, investigations: 1 });
  });
});

describe('COUNTER 3.3: what is looked at, and what is read', () => {
  test('a page with the whole text is a request; with the abstract it is an investigation', async () => {
    const [text, abstract] = [
      await anArticle('open', '<p>All of it.</p>'),
      await anArticle('subscription', '<p>x</p>'),
    ];
    for (const { id } of [text, abstract]) await opens(product, id);
    expect(await countsOf(product, text.id)).toMatchObject({ requests: 1, uniqueRequests: 1, views: 1, downloads: 0 });
    expect(await countsOf(product, abstract.id)).toMatchObject({ requests: 0, investigations: 1, views: 1 });
  });

  test('a reference as a file is an investigation, each format for itself', async () => {
    const { id } = await anArticle();
    for (const format of ['bib', 'ris'] as const)
      expect((await fetches(product, citationHref(journal.abbreviation, id, format))).status).toBe(200);
    expect(await countsOf(product, id)).toMatchObject({ investigations: 2, uniqueInvestigations: 1, views: 0 });
  });

  test('how an article is open counts as it was at that time', async () => {
    const { id } = await anArticle();
    await opens(product, id);
    await sumUsage(product.system);
    await db.update(articles).set({ access: 'open' }).where(eq(articles.id, id));
    product.moveClock(60 * second);
    await opens(product, id);
    await sumUsage(product.system);
    const rows = await db.select().from(usageSums).where(eq(usageSums.articleId, id));
    expect(rows.map(({ accessType }) => accessType).toSorted()).toEqual(['Controlled', 'Open']);
  });
});
