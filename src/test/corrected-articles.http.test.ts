import { siteDay } from '../contracts/site-zone.ts';
import { describe, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { corrections } from '../contracts/corrections.ts';
import { articleFileHref, articlePdfHref, citationHref, journalFeedHref, pages } from '../contracts/pages.ts';
import { search } from '../contracts/search.ts';
import { keepOwnFile } from '../server/domains/files/index.ts';
import { buys, cookieOf } from './product/checkouts.ts';
import { reply, send } from './product/client.ts';
import { aCorrectedPdf, correct } from './product/corrections.ts';
import { aJournal, aPdf, aUser, type TestUser } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { readXml } from './product/read-xml.ts';
import { startProduct } from './product/start-product.ts';
import { statementsOf } from './scale/sent-statements.ts';

const product = await startProduct();
// A second process on the same records, with a page cache of its own.
const other = await startProduct({ DATABASE_URL: product.config.databaseUrl ?? '' });

const catId = 'FIXED';
const journal = await aJournal(product, { abbreviation: catId, title: 'Journal of Second Looks' });
const administrator = await aUser(product, { isAdmin: true });
const author = await aUser(product);
const reader = await aUser(product);
await buys(product, reader);
const notice = 'The quagga was a zebra.\n\nSee <b>page</b> 12 & 13.';
const bytes = Buffer.from(aPdf('the-earlier-bytes'));
const kept = { purpose: 'article-pdf', name: 'paper.pdf', mediaType: 'application/pdf', bytes } as const;
const rich = (text: string) => ({ text, html: text });
const articleId = await aPublishedArticle(product, journal.id, {
  title: rich('On quaggas'),
  abstractText: 'What a quagga grazes.',
  abstractHtml: '<p>What a quagga grazes.</p>',
  keywords: [rich('quagga')],
  volume: '2',
  issue: '1',
  publishedOn: '2001-01-02',
  access: 'subscription',
  pdfFileId: await keepOwnFile(product.system, kept),
  submittedBy: author.user.id,
});
const neighbour = await aPublishedArticle(product, journal.id, {
  keywords: [rich('Zebra')],
  publishedOn: '2002-01-02',
});

const api = '/api/journalArticle';
const page = pages.article.href({ catId, articleId });
const earlier = articleFileHref(catId, articleId, 'pdf', 1);
const read = async (address: string, from = product) => (await fetch(from.url + address)).text();
const found = async (q: string) => (await reply(product, search.articles, { query: { q } })).total;

const addresses = [
  page,
  `${page}.data`,
  `${api}/singlePublishedArticle/${articleId}`,
  `${api}/citations/${articleId}`,
  citationHref(catId, articleId, 'bib'),
  citationHref(catId, articleId, 'ris'),
  `${api}/publishedArticle`,
  `${api}/publishedArticle/${catId}`,
  `${api}/page`,
  `${api}/related/${neighbour}`,
  pages.journal.href({ catId }),
  '/',
  '/all_articles.rss',
  journalFeedHref(catId),
  '/sitemap.xml',
];
const before = new Map<string, string>();
for (const address of addresses) before.set(address, await read(address));
const otherBefore = await read(page, other);
product.moveClock(3_600_000);
const pdfUrl = await aCorrectedPdf(product, administrator, articleId, 'the-corrected-bytes');
const done = await correct(product, administrator, articleId, {
  notice,
  articleTitle: 'On zebras',
  articleAbstract: 'What a zebra grazes.',
  articleKeywords: ['zebra'],
  pdfUrl,
});
if (done.status !== 200) throw new Error(done.text);
const after = new Map<string, string>();
for (const address of addresses) after.set(address, await read(address));
const textAt = (address: string) => after.get(address) ?? '';
const today = siteDay(product.system.now());

describe('a corrected article, everywhere', () => {
  test('the very next request has it, at every address, as any other process has within a second', async () => {
    for (const address of addresses.filter((one) => before.get(one)?.includes('On quaggas')))
      expect(textAt(address), address).toContain('zebra');
    expect(otherBefore).toContain('On quaggas');
    await expect.poll(() => read(page, other), { timeout: 1000 }).toContain('On zebras');
  });

  test('its page tells when, what, and what stood before', () => {
    const html = textAt(page);
    expect(html).toMatch(/<h1[^>]*>On zebras<\/h1>/);
    expect(html).toContain('aria-label="Notice of correction"');
    expect(html).toMatch(new RegExp(`Corrected on <time dateTime="${today}">`));
    expect(html).toContain('See &lt;b&gt;page&lt;/b&gt; 12 &amp; 13.');
    expect(html).toMatch(/Before the correction.*On quaggas.*What a quagga grazes\..*quagga/s);
    expect(html).toContain(`href="${earlier}"`);
  });

  test('search engines learn of it', () => {
    const html = textAt(page);
    const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      headline: 'On zebras',
      abstract: 'What a zebra grazes.',
      keywords: ['zebra'],
      datePublished: '2001-01-02',
      dateModified: today,
      correction: [{ '@type': 'CorrectionComment', text: notice, datePublished: today }],
    });
    expect(html).toContain(`property="article:modified_time" content="${today}"`);
    expect(html).toContain('name="citation_title" content="On zebras"');
    expect(html).not.toContain(`citation_pdf_url" content="${product.url}${earlier}`);
  });

  test('references, search and related articles follow', async () => {
    expect(textAt(citationHref(catId, articleId, 'bib'))).toContain('title = {On zebras}');
    expect(textAt(citationHref(catId, articleId, 'ris'))).toContain('TI  - On zebras\r\n');
    expect(textAt(`${api}/citations/${articleId}`)).toContain('On zebras');
    expect([await found('quagga'), await found('"zebra grazes"')]).toEqual([0, 1]);
    const [related] = await reply(product, articles.related, { params: { articleId: neighbour } });
    expect(related).toMatchObject({ id: articleId, articleTitle: 'On zebras' });
  });

  test('both feeds announce it at their head, under its own name, with the notice and the day', () => {
    for (const address of ['/all_articles.rss', journalFeedHref(catId)]) {
      const feed = readXml(textAt(address));
      const first = (name: string) => feed.texts(`/rss/channel/item[1]/${name}`);
      expect(first('title')).toEqual(['On zebras']);
      expect(first('guid')).toEqual([product.url + page]);
      expect(first('description')[0]).toMatch(
        /^<p>This article was corrected on \d+ \w+ \d{4}\.<\/p><p>The quagga was a zebra\.<\/p><p>See &lt;b.*<p>What a zebra grazes\.<\/p>$/,
      );
      expect(first('pubDate')).toEqual(['Tue, 02 Jan 2001 00:00:00 GMT']);
      expect(first('atom:updated')).toEqual([`${today}T00:00:00.000Z`]);
      expect(first('dcterms:modified')).toEqual([today]);
      expect(feed.texts('//item')).toHaveLength(2);
    }
  });

  test('the sitemap has its address as changed', () => {
    const changed = (all: Map<string, string>) =>
      readXml(all.get('/sitemap.xml') ?? '').texts(`//map:url[map:loc="${product.url}${page}"]/map:lastmod`)[0] ?? '';
    expect(Date.parse(changed(after)) - Date.parse(changed(before))).toBeGreaterThan(3_000_000);
  });

  test('lists say what they said before, and nothing of corrections', () => {
    for (const address of [`${api}/publishedArticle`, `${api}/publishedArticle/${catId}`, `${api}/page`]) {
      expect(textAt(address)).toContain('On zebras');
      expect(textAt(address)).not.toContain('orrection');
      expect(textAt(address)).not.toContain('quagga');
    }
  });

  test('its page takes no statement more than that of another article, and its call one', async () => {
    const statementsOnce = async (address: string) => {
      await product.system.announcePublicChange();
      return (await statementsOf(product, () => read(address))).length;
    };
    // A job that runs meanwhile adds statements of its own, so the least of several counts.
    const statements = async (address: string) => {
      const counts: number[] = [];
      for (let tries = 0; tries < 5; tries += 1) counts.push(await statementsOnce(address));
      return Math.min(...counts);
    };
    const [corrected, uncorrected] = [page, pages.article.href({ catId, articleId: neighbour })];
    expect(await statements(corrected)).toBe(await statements(uncorrected));
    expect(await statements(`${api}/singlePublishedArticle/${articleId}`)).toBe(1);
  });
});

describe('the earlier PDF of a corrected article', () => {
  const place = { params: { journalAbbreviation: catId, articleId, number: 1 } };
  const statusFor = async (person: TestUser | null) =>
    (await send(product, corrections.earlierPdf, place, { token: person?.token ?? null })).status;

  test('is read by whoever may read the present one, and by nobody else', async () => {
    const stranger = await aUser(product);
    for (const person of [null, stranger, reader, author, administrator]) {
      const token = person?.token ?? null;
      const now = await send(product, articles.pdf, { params: { journalAbbreviation: catId, articleId } }, { token });
      const then = await send(product, corrections.earlierPdf, place, { token });
      const isRead = now.status === 200;
      expect([then.status, now.text.includes('the-corrected-bytes')]).toEqual([now.status, isRead]);
      expect([then.text.includes('the-earlier-bytes'), then.text.includes('%PDF')]).toEqual([isRead, isRead]);
    }
    expect([await statusFor(null), await statusFor(stranger), await statusFor(reader)]).toEqual([401, 402, 200]);
    const headers = { cookie: await cookieOf(product, reader) };
    const inTab = await send(product, corrections.earlierPdf, place, { headers });
    expect([inTab.status, inTab.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/private|no-store/),
    ]);
  });

  test('has the address of its journal; another number has none', async () => {
    const under = (params: object) =>
      send(product, corrections.earlierPdf, { params: { ...place.params, ...params } }, administrator);
    const moved = await under({ journalAbbreviation: 'ELSE' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, earlier]);
    expect((await under({ number: 2 })).status).toBe(404);
    expect((await under({ number: 0 })).status).toBeGreaterThanOrEqual(400);
    expect((await under({ articleId: neighbour })).status).toBe(404);
    expect((await fetch(product.url + articlePdfHref(catId, articleId))).status).toBe(401);
  });
});
