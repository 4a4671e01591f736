import { describe, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { articlePdfHref, citationHref, journalFeedHref, pages } from '../contracts/pages.ts';
import { search } from '../contracts/search.ts';
import { reply } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { aFullIssue } from './product/full-issues.ts';
import { aPlantedArticle, plantedWords, withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { readXml } from './product/read-xml.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
// A second process on the same records, with a page cache of its own.
const other = await startProduct({ DATABASE_URL: product.config.databaseUrl ?? '' });

const catId = 'GONE';
const reason = 'The figures could not be repeated.\n\nSee <b>page</b> 12 & 13.';
const journal = await aJournal(product, { abbreviation: catId, title: 'Journal of Departures' });
await aFullIssue(product, { journalId: journal.id });
const neighbour = await aPublishedArticle(product, journal.id, {
  title: { text: 'The neighbour', html: 'The neighbour' },
  keywords: [{ text: plantedWords.keyword.toUpperCase(), html: '' }],
  abstractText: 'Beside it.',
  abstractHtml: '<p>Beside it.</p>',
});
const author = { authorTitle: null, authorAffiliation: 'Dubai', affiliations: ['Dubai'], orcid: null };
const articleId = await aPlantedArticle(product, journal.id, {
  publishedOn: '2001-01-02',
  receivedOn: '2000-11-30',
  authors: [
    { ...author, authorGivenName: 'Lina', authorLastName: 'Haddad', isCorresponding: true, email: 'l@example.org' },
  ],
});

const page = pages.article.href({ catId, articleId });
const pdf = articlePdfHref(catId, articleId);
const api = '/api/journalArticle';

/** Every public address that an article has, or on which it can stand. */
const addresses = [
  page,
  `${page}.data`,
  pages.articleFullPdf.href({ catId, articleId }),
  `${pages.articleFullPdf.href({ catId, articleId })}.data`,
  pdf,
  `${api}/singlePublishedArticle/${articleId}`,
  `${api}/entitlement/${articleId}`,
  `${api}/related/${articleId}`,
  `${api}/related/${neighbour}`,
  pages.article.href({ catId, articleId: neighbour }),
  `${api}/citations/${articleId}`,
  citationHref(catId, articleId, 'bib'),
  citationHref(catId, articleId, 'ris'),
  `${api}/publishedArticle`,
  `${api}/publishedArticle/${catId}`,
  `${api}/page`,
  `${api}/page?journal=${catId}&withdrawn=left-out`,
  pages.journal.href({ catId }),
  `${pages.journal.href({ catId })}.data`,
  pages.journals.href(),
  '/',
  '/_.data',
  pages.certificate.href({ articleId }),
  `/api/certificates/${articleId}`,
  '/all_articles.rss',
  journalFeedHref(catId),
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-articles-1.xml',
  '/robots.txt',
  ...Object.values(plantedWords).flatMap((word) => [`/search?q=${word}`, `${api}/search?q=${word}`]),
  `${api}/search?q=${articleId.slice(-6)}`,
  `${api}/search`,
];

async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(product.url + address, { headers });
  return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
}

/** The planted words in a text; a page that looks for one names it, and so do its address and its tags. */
const wordsIn = (address: string, text: string) =>
  Object.values(plantedWords).filter((word) => text.includes(word) && !address.endsWith(`q=${word}`));

const otherPage = async () => (await fetch(other.url + page)).text();

const before = new Map<string, Awaited<ReturnType<typeof read>>>();
for (const address of addresses) before.set(address, await read(address));
const otherBefore = await otherPage();
product.moveClock(3_600_000);
await withdraw(product, articleId, reason);
const after = new Map<string, Awaited<ReturnType<typeof read>>>();
for (const address of addresses) after.set(address, await read(address));

const textAt = (address: string) => after.get(address)?.text ?? '';

describe('decision 34: a withdrawn article, everywhere', () => {
  test('each part of it could be read before, each address answered', () => {
    const found = new Set([...before].flatMap(([address, { text }]) => wordsIn(address, text)));
    expect([...found].toSorted()).toEqual(Object.values(plantedWords).toSorted());
    expect([...before].filter(([, { status }]) => status !== 200)).toEqual([]);
  });

  test('no part of it is left on the very next request, at no address; only its PDF is gone, the others answer', () => {
    const left = [...after].flatMap(([address, { text }]) => wordsIn(address, text).map((word) => [address, word]));
    expect(left).toEqual([]);
    expect([...after].filter(([, { status }]) => status !== 200).map(([address]) => address)).toEqual([pdf]);
  });

  test('what a reader or a proxy kept of it is not confirmed', async () => {
    const kept = [...before].filter(([address, { etag, text }]) => etag !== null && wordsIn(address, text).length > 0);
    expect(kept.map(([address]) => address)).toEqual(expect.arrayContaining([page, pdf, '/all_articles.rss', '/']));
    for (const [address, { etag }] of kept)
      expect([200, 410], address).toContain((await read(address, { 'if-none-match': etag ?? '' })).status);
  });

  test('another process tells it, too', async () => {
    expect(otherBefore).toContain(plantedWords.fullText);
    await expect.poll(otherPage, { timeout: 10_000 }).toContain('Notice of withdrawal');
    expect(wordsIn(page, await otherPage())).toEqual([]);
  });
});

describe('decision 34: its address', () => {
  test('tells title, authors, date and reason, and offers neither PDF nor issue', () => {
    const html = textAt(page);
    expect(html).toMatch(/<h1[^>]*><span[^>]*>Withdrawn:<\/span> <span[^>]*>On <i>less<\/i> water<\/span><\/h1>/);
    expect(html).toContain('<title>Withdrawn: On less water');
    expect(html).toContain('Lina Haddad');
    expect(html).toMatch(/Withdrawn on <time dateTime="\d{4}-\d\d-\d\d">\d+ \w+ \d{4}<\/time>/);
    expect(html).toContain('See &lt;b&gt;page&lt;/b&gt; 12 &amp; 13.');
    for (const gone of ['Full PDF', 'Read PDF', 'Purchase Full Issue', 'without an abstract', 'article.pdf', 'noindex'])
      expect(html, gone).not.toContain(gone);
  });

  test('is known to search engines as withdrawn, without a PDF', () => {
    const html = textAt(page);
    expect(html).toContain('name="citation_title" content="Withdrawn: On less water"');
    expect(html).not.toContain('citation_pdf_url');
    const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const described = JSON.parse(json) as Record<string, unknown>;
    expect(described).toMatchObject({ headline: 'Withdrawn: On less water', creativeWorkStatus: 'Withdrawn' });
    expect(described['dateModified']).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const property of ['abstract', 'keywords', 'license', 'encoding', 'hasPart', 'copyrightNotice'])
      expect(described, property).not.toHaveProperty(property);
  });

  test('shows on the tab of the PDF the notice in place of viewer and paywall', () => {
    const html = textAt(pages.articleFullPdf.href({ catId, articleId }));
    expect(html).toContain('Notice of withdrawal');
    expect(html).toContain('The PDF of this article is no longer available');
    for (const gone of ['class="paywall', 'Opening the PDF', 'article.pdf']) expect(html, gone).not.toContain(gone);
  });

  test('answers programs in the same shape, with the notice', async () => {
    const [single] = await reply(product, articles.single, { params: { articleId } });
    expect(single).toMatchObject({
      articleTitle: 'On less water',
      articleStatus: 'Withdrawn',
      isWithdrawn: true,
      withdrawal: { reason },
      articleVolume: '2',
      articleIssue: '1',
      articleReceivedDate: '2000-11-30',
      articlePublishedDate: '2001-01-02',
      doi: '10.5555/planted',
      articleAbstract: '',
      articleAbstractHtml: '',
      articleKeywords: [],
      keywords: [],
      references: [],
      fullText: null,
      pdfURL: null,
    });
  });
});

describe('decision 34: lists, feeds and references', () => {
  test('contents keep it with its mark; what to read, the home page and the search leave it out', async () => {
    const { articles: listed, total } = await reply(product, articles.page, { query: { journal: catId } });
    expect([total, listed.map((one) => one.isWithdrawn)]).toEqual([2, [false, true]]);
    expect(textAt(pages.journal.href({ catId }))).toContain('>Withdrawn:</span>');
    // A journal's page recommends nothing that it lists.
    const linksIn = (text = '') => text.split(`href="${page}"`).length - 1;
    const contents = pages.journal.href({ catId });
    expect([before, after].map((all) => linksIn(all.get(contents)?.text))).toEqual([1, 1]);
    const current = await reply(product, articles.page, { query: { journal: catId, withdrawn: 'left-out' } });
    expect([current.total, current.articles.map(({ id }) => id)]).toEqual([1, [neighbour]]);
    expect(before.get('/')?.text).toContain(page);
    expect(textAt('/')).not.toContain(page);
    const related = (of: string) => reply(product, articles.related, { params: { articleId: of } });
    expect([await related(neighbour), await related(articleId)]).toEqual([[], []]);
    expect((await reply(product, search.articles, { query: {} })).articles.map(({ id }) => id)).toEqual([neighbour]);
    expect((await reply(product, search.articles, { query: { q: 'less water' } })).total).toBe(0);
  });

  test('both feeds announce it at their head, with the notice and the day', () => {
    for (const address of ['/all_articles.rss', journalFeedHref(catId)]) {
      const feed = readXml(textAt(address));
      const first = (name: string) => feed.texts(`/rss/channel/item[1]/${name}`);
      expect([first('title'), first('dc:title')]).toEqual([['Withdrawn: On less water'], ['Withdrawn: On less water']]);
      expect(first('guid')).toEqual([product.url + page]);
      expect(first('description')[0]).toMatch(
        /^<p>This article was withdrawn on \d+ \w+ \d{4}\.<\/p><p>The figures could not be repeated\.<\/p><p>See &lt;b/,
      );
      expect(first('pubDate')).toEqual(['Tue, 02 Jan 2001 00:00:00 GMT']);
      expect(first('atom:updated')[0]).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
      expect([first('category'), first('dc:rights'), first('dcterms:license')]).toEqual([[], [], []]);
      expect(feed.texts('//item')).toHaveLength(2);
    }
  });

  test('the sitemap keeps its address, as changed', () => {
    const changed = (text: string) => readXml(text).texts(`//map:url[map:loc="${product.url}${page}"]/map:lastmod`);
    const [then = '', now = ''] = [before, after].flatMap((all) => changed(all.get('/sitemap.xml')?.text ?? ''));
    expect(Date.parse(now) - Date.parse(then)).toBeGreaterThan(3_000_000);
  });

  test('every reference says it in the title', () => {
    expect(textAt(citationHref(catId, articleId, 'bib'))).toContain('title = {Withdrawn: {On} \\textit{less} water}');
    expect(textAt(citationHref(catId, articleId, 'ris'))).toContain('TI  - Withdrawn: On less water\r\n');
    const styled = JSON.parse(textAt(`${api}/citations/${articleId}`)) as { text: string; html: string }[];
    expect(styled).toHaveLength(3);
    for (const { text, html } of styled) {
      expect(text).toContain('Withdrawn: On less water');
      expect(html).toContain('Withdrawn: On <i>less</i> water');
    }
  });
});
