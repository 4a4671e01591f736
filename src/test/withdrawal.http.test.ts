import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { discovery } from '../contracts/discovery.ts';
import { search } from '../contracts/search.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { withdrawArticle } from '../server/domains/articles/index.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { buys, cookieOf } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { correct } from './product/corrections.ts';
import { aJournal, aUser, type TestUser } from './product/factories.ts';
import { jatsArticle } from './product/jats-article.ts';
import { aPlantedArticle, withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { readXml } from './product/read-xml.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product, { abbreviation: 'WDR' });
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-withdrawal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const singleOf = async (articleId: string) => {
  const [single] = await reply(product, articles.single, { params: { articleId } });
  return single;
};

test.each(['open', 'subscription'] as const)(
  'decision 34: the PDF of a withdrawn article (%s) is gone for everyone but administrators',
  async (access) => {
    const [author, reader] = [await aUser(product), await aUser(product)];
    const administrator = await aUser(product, { isAdmin: true });
    await buys(product, reader);
    const articleId = await aPlantedArticle(product, journal.id, { access, submittedBy: author.user.id });
    const place = { params: { journalAbbreviation: 'WDR', articleId } };
    const entitlement = (person: TestUser | null) =>
      reply(product, articles.entitlement, { params: { articleId } }, { token: person?.token ?? null });
    const whole = await send(product, articles.pdf, place, { token: author.token });
    expect(whole.status).toBe(200);
    await withdraw(product, articleId);
    for (const person of [null, author, reader]) {
      const token = person?.token ?? null;
      expect(await refusal(product, articles.pdf, place, { token })).toMatchObject({ status: 410, code: 'withdrawn' });
      expect(await entitlement(person)).toMatchObject({ mayRead: false, reason: 'withdrawn' });
    }
    const kept = { range: 'bytes=0-9', 'if-none-match': whole.headers.get('etag') ?? '' };
    for (const headers of [kept, { cookie: await cookieOf(product, author) }])
      expect((await send(product, articles.pdf, place, { headers })).status).toBe(410);
    expect((await send(product, articles.pdf, place, { token: administrator.token })).status).toBe(200);
    expect(await entitlement(administrator)).toMatchObject({ mayRead: true, reason: 'administrator' });
  },
);

test('an article is withdrawn once: of many at a time one does it, and its reason stands', async () => {
  const articleId = await aPlantedArticle(product, journal.id);
  const reasons = Array.from({ length: 12 }, (_, place) => `Reason ${place}`);
  const done = await Promise.all(reasons.map((reason) => withdraw(product, articleId, reason)));
  expect(done.filter(Boolean)).toHaveLength(1);
  const first = reasons[done.indexOf(true)];
  product.moveClock(48 * 3_600_000);
  expect(await withdraw(product, articleId, 'Later')).toBe(false);
  expect((await singleOf(articleId))?.withdrawal?.reason).toBe(first);
  expect(await withdraw(product, '01990000-0000-7000-8000-000000000000')).toBe(false);
});

test('a withdrawal whose transaction fails has not come about', async () => {
  const articleId = await aPlantedArticle(product, journal.id, { doi: '10.5555/unspoilt' });
  const failing = inTransaction(product.system, async (tx) => {
    await withdrawArticle(tx, articleId, 'Too soon.');
    throw new Error('the letter could not be written');
  });
  await expect(failing).rejects.toThrow('the letter could not be written');
  expect(await singleOf(articleId)).toMatchObject({ articleStatus: 'Published', withdrawal: null });
  expect((await reply(product, search.articles, { query: { q: '"10.5555/unspoilt"' } })).total).toBe(1);
});

test('an import of a newer source corrects the title page of a withdrawn article, and withdraws nothing of its withdrawal', async () => {
  const bringIn = (title: string) => {
    writeFileSync(path.join(folder, 'one.xml'), jatsArticle({ doi: '10.5555/again', title, keywords: ['quagga'] }));
    const wish = { folder, abbreviation: 'AGAIN', title: null, subject: 'Other Journals' };
    return importArticles(product.system, wish, () => undefined);
  };
  const found = async (q: string) => (await reply(product, search.articles, { query: { q } })).total;
  expect(await bringIn('On zebras')).toMatchObject({ added: 1 });
  const [imported] = await reply(product, articles.publishedOfJournal, { params: { journalAbbreviation: 'AGAIN' } });
  const articleId = imported?.id ?? '';
  expect(await found('quagga')).toBe(1);
  await withdraw(product, articleId, 'They were horses.');
  expect(await bringIn('On plains zebras')).toMatchObject({ updated: 1, failed: [] });
  expect(await singleOf(articleId)).toMatchObject({
    articleTitle: 'On plains zebras',
    articleStatus: 'Withdrawn',
    withdrawal: { reason: 'They were horses.' },
    articleKeywords: [],
    articleAbstractHtml: '',
  });
  expect([await found('quagga'), await found('"plains zebras"')]).toEqual([0, 0]);
});

test('an import of a newer source leaves an article alone that was corrected here, and says so', async () => {
  const bringIn = (title: string) => {
    writeFileSync(path.join(folder, 'one.xml'), jatsArticle({ doi: '10.5555/corrected', title }));
    const wish = { folder, abbreviation: 'CORRECTED', title: null, subject: 'Other Journals' };
    return importArticles(product.system, wish, () => undefined);
  };
  await bringIn('On zebras');
  const [imported] = await reply(product, articles.publishedOfJournal, {
    params: { journalAbbreviation: 'CORRECTED' },
  });
  const articleId = imported?.id ?? '';
  const administrator = await aUser(product, { isAdmin: true });
  expect((await correct(product, administrator, articleId, { articleTitle: 'On quaggas' })).status).toBe(200);
  expect(await bringIn('On plains zebras')).toMatchObject({
    updated: 0,
    failed: [{ reason: expect.stringContaining('corrected here') as unknown }],
  });
  expect(await singleOf(articleId)).toMatchObject({ articleTitle: 'On quaggas', corrections: [{ number: 1 }] });
});

test('a feed tells of a withdrawal, however many articles are newer', async () => {
  const place = await aJournal(product, { abbreviation: 'OLD' });
  const old = await aPlantedArticle(product, place.id, { publishedOn: '1999' });
  for (let at = 0; at < 50; at += 1) await aPublishedArticle(product, place.id, { publishedOn: '2020-01-01' });
  const feed = async () =>
    readXml((await send(product, discovery.journalFeed, { params: { journalAbbreviation: 'OLD' } })).text);
  expect((await feed()).texts(`//item/link[contains(., "${old}")]`)).toEqual([]);
  await withdraw(product, old);
  expect((await feed()).texts('//item[1]/title')).toEqual(['Withdrawn: On less water']);
  expect((await feed()).texts('//item')).toHaveLength(50);
});
