import { beforeEach, expect, inject, test } from 'vitest';
import { journals } from '../contracts/journals.ts';
import { site } from '../contracts/site.ts';
import { examine } from '../server/cli/doctor-command.ts';
import { usageEvents } from '../server/db/schema/index.ts';
import { replicatedDatabase } from './product/replicated-database.ts';
import { reply } from './product/client.ts';
import { aJournal, aUser, type TestUser } from './product/factories.ts';
import { created } from './product/journal-administration.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const database = await replicatedDatabase();
const product = await startProduct({ DATABASE_URL: database.url, DATABASE_REPLICA_URL: database.copyUrl });
const administrator = await aUser(product, { isAdmin: true });
const { replica } = product.parts;

const figure = (name: string): number => replica.figures()[name] ?? 0;
const page = async (address: string) => (await fetch(product.url + address)).text();
const noted = async () => (await reply(product, site.ready)).checks['replica'];
const isUsed = () => expect.poll(replica.state, { timeout: 15_000 }).toBe('used');

beforeEach(isUsed, 20_000);

/** An answer that no process keeps. */
const searched = async (who?: TestUser) => {
  const answer = await fetch(`${product.url}/api/journalArticle/search?q=examples`, {
    headers: who === undefined ? {} : { authorization: `Bearer ${who.token}` },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};

/** How often the copy was asked while something was done. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const before = figure('reads');
  await work();
  return figure('reads') - before;
}

test('issue 9: public reading asks the replica: pages, calls, feeds, the sitemap and the search', async () => {
  for (const address of [
    '/about-us',
    '/api/journal',
    '/all_articles.rss',
    '/sitemap.xml',
    '/api/journalArticle/search?q=dunes',
  ])
    expect([address, await readsOf(() => page(address))], address).not.toEqual([address, 0]);
  expect(figure('failed')).toBe(0);
  expect(await noted()).toBe('ok');
});

test('issue 9: whoever is signed in asks the primary, and so does everything that is not public', async () => {
  const others = async () => {
    await reply(product, site.ready);
    await fetch(`${product.url}/api/users/me`);
  };
  expect([await readsOf(() => searched(administrator)), await readsOf(others)]).toEqual([0, 0]);
  expect(await readsOf(() => searched())).toBe(1);
});

test('issue 9: while the replica lags, what was published is on the next page and in the next answer', async () => {
  await page('/journal');
  await database.pause();
  const { journalTitle } = await created(product, administrator, { journalTitle: 'Journal of Standing Water' });
  expect(replica.state()).not.toBe('used');
  expect(await page('/journal')).toContain(journalTitle);
  expect((await reply(product, journals.list)).map((journal) => journal.journalTitle)).toContain(journalTitle);
  // It is told, and the product is as ready as before.
  await expect.poll(noted, { timeout: 10_000 }).toBe('behind');
  await database.resume();
  await isUsed();
  expect(await readsOf(() => searched())).toBe(1);
  expect(await page('/journal')).toContain(journalTitle);
});

test('issue 9: a replica that dies is missed by nobody, and used again once it is back', async () => {
  const article = await aPublishedArticle(product, (await aJournal(product)).id);
  await product.system.announcePublicChange();
  await isUsed();
  await database.stopCopy();
  for (let times = 0; times < 5; times += 1) expect(await searched()).toContain(article);
  expect(await page('/')).toContain('</html>');
  await expect.poll(noted, { timeout: 10_000 }).toBe('away');
  await database.startCopy();
  await isUsed();
  expect(await noted()).toBe('ok');
});

test('issue 9: the doctor tells a replica that follows from one that lags, is of another database, or is away', async () => {
  const told = async (copy: string) => {
    const checked = await examine({
      DATABASE_URL: database.url,
      DATABASE_REPLICA_URL: copy,
      DATA_DIR: product.dataDir,
    });
    const { state, found } = checked.find(({ name }) => name === 'Replica') ?? {};
    return `${state}: ${found}`;
  };
  expect(await told(database.copyUrl)).toMatch(/^ok: It (follows|is \d+ kB)/);
  await database.pause();
  try {
    await created(product, administrator);
    await expect.poll(() => told(database.copyUrl), { timeout: 30_000, interval: 1000 }).toMatch(/^warn: It is \d+ kB/);
  } finally {
    await database.resume();
  }
  expect(await told(database.url)).toMatch(/^fault: It is not a replica/);
  expect(await told(inject('testDatabaseServer'))).toMatch(/^fault: It is a copy of another database/);
  await database.stopCopy();
  expect(await told(database.copyUrl)).toMatch(/^fault: It cannot be asked, .*ECONNREFUSED/);
  await database.startCopy();
});

test('issue 9: what is noted of a reading is written in the primary', async () => {
  const journal = await aJournal(product);
  const article = await aPublishedArticle(product, journal.id);
  await product.system.announcePublicChange();
  await isUsed();
  const failedBefore = figure('failed');
  const taken = () =>
    fetch(`${product.url}/journal/${journal.abbreviation}/${article}/citation.bib`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    }).then(({ status }) => status);
  expect(await readsOf(async () => expect(await taken()).toBe(200))).toBeGreaterThan(0);
  const { db } = product.parts;
  await expect.poll(async () => (await db.select().from(usageEvents)).length).toBeGreaterThan(0);
  expect(figure('failed')).toBe(failedBefore);
});
