import { expect, test } from 'vitest';
import { discovery } from '../contracts/discovery.ts';
import { doorScreens, pages, privateScreens } from '../contracts/pages.ts';
import { readSitemap, readSitemapOfArticles, readSitemapOfPages } from '../server/workflows/reading/read-sitemaps.ts';
import { send } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { readXml } from './product/read-xml.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct({ SITE_URL: 'https://journals.example' });
const journal = await aJournal(product, { abbreviation: 'A&B', title: 'Journal' });
const ids: string[] = [];
for (let at = 0; at < 5; at += 1) ids.push(await aPublishedArticle(product, journal.id));

const home = `http://127.0.0.1:${product.config.port}`;
const fetched = async (path: string, headers: Record<string, string> = {}) => fetch(home + path, { headers });
const addressOf = (articleId: string) => `https://journals.example${pages.article.href({ catId: 'A&B', articleId })}`;

/** How the addresses begin that are for nobody, or for one person. */
const closedScreens = [...privateScreens, ...doorScreens].map((screen) => pages[screen].pattern.split(':')[0] ?? '');

async function streamed(document: { text: string | AsyncIterable<unknown> }): Promise<string> {
  let text = '';
  for await (const part of document.text) text += String(part);
  return text;
}

test('the sitemap names every public address of this installation, whatever name it was asked by', async () => {
  const answer = await fetched('/sitemap.xml', { 'x-forwarded-host': 'evil.example' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const map = readXml(await answer.text());
  expect(map.root).toBe('urlset');
  const addresses = map.texts('/map:urlset/map:url/map:loc');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address.startsWith('https://journals.example/'))).toBe(true);
  const expected = [
    '/',
    '/journal',
    '/proceedings',
    '/policies',
    '/ethics/authorship',
    '/contact/new',
    '/journal/A%26B',
  ];
  for (const path of expected) expect(addresses).toContain(`https://journals.example${path}`);
  for (const id of ids) expect(addresses).toContain(addressOf(id));
  for (const beginning of [...closedScreens, '/search', '/journal/publications'])
    expect(addresses.filter((address) => address.startsWith(`https://journals.example${beginning}`))).toEqual([]);
});

test('it says when an article last changed, in the manner of W3C', async () => {
  const map = readXml(await (await fetched('/sitemap.xml')).text());
  const changed = map.texts(`//map:url[map:loc="${addressOf(ids[0] ?? '')}"]/map:lastmod`);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  expect(Date.parse(changed[0] ?? '')).toBeGreaterThan(Date.now() - 600_000);
});

test('beyond what one file may hold it lists files, which together hold every article once', async () => {
  const index = readXml(await streamed(await readSitemap(product.system, 2)));
  expect(index.root).toBe('sitemapindex');
  expect(index.texts('//map:sitemap/map:loc')).toEqual([
    'https://journals.example/sitemap-pages.xml',
    ...[1, 2, 3].map((part) => `https://journals.example/sitemap-articles-${part}.xml`),
  ]);
  const parts = await Promise.all(
    [1, 2, 3].map(async (part) =>
      readXml(await streamed(await readSitemapOfArticles(product.system, part, 2))).texts('//map:loc'),
    ),
  );
  expect(parts.map((part) => part.length)).toEqual([2, 2, 1]);
  expect(parts.flat().toSorted()).toEqual(ids.map(addressOf).toSorted());
});

test('the files of the list are there, and those beyond it are not', async () => {
  expect(readXml(await (await fetched('/sitemap-pages.xml')).text()).texts('//map:loc')).toContain(
    'https://journals.example/journal/A%26B',
  );
  expect(readXml(await (await fetched('/sitemap-articles-1.xml')).text()).texts('//map:loc')).toHaveLength(ids.length);
  for (const part of ['2', '0', 'x', '99999999'])
    expect((await fetched(`/sitemap-articles-${part}.xml`)).status).toBe(404);
});

test('a sitemap that breaks off ends unfinished, and the log says why', async () => {
  const logged: unknown[] = [];
  const failure = new Error('The database is gone');
  const broken = {
    ...product.system,
    log: { ...product.system.log, error: (...said: unknown[]) => void logged.push(said) },
    site: {
      ...product.system.site,
      get url(): never {
        throw failure;
      },
    },
  };
  await expect(readSitemapOfPages(broken).then(streamed)).rejects.toThrow('The database is gone');
  await expect.poll(() => logged).toEqual([[{ err: failure }, 'A sitemap broke off']]);
});

test('reads more articles than it holds at once', async () => {
  const many = await startProduct();
  const place = await aJournal(many);
  for (let at = 0; at < 1005; at += 1) await aPublishedArticle(many, place.id);
  const answer = await send(many, discovery.sitemapOfArticles, { params: { part: 1 } });
  const addresses = readXml(answer.text).texts('//map:loc');
  expect([addresses.length, new Set(addresses).size]).toEqual([1005, 1005]);
});

test('robots.txt keeps search engines off what is private, and leads to the sitemap', async () => {
  const answer = await fetched('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(closedScreens).toEqual(
    expect.arrayContaining(['/dashboard/', '/reset-password/', '/change-email/', '/login']),
  );
  for (const path of ['/api/', '/search?', ...closedScreens]) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain('Disallow: /');
  expect(lines).toContain('Sitemap: https://journals.example/sitemap.xml');
});
