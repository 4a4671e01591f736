import { describe, expect, test } from 'vitest';
import { discovery } from '../contracts/discovery.ts';
import { pages } from '../contracts/pages.ts';
import { send } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { readXml } from './product/read-xml.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product, { abbreviation: 'FEED', title: 'Journal of Feeds & Readers' });
const other = await aJournal(product, { abbreviation: 'OTHER' });

const feedOf = (abbreviation: string, headers = {}) =>
  send(product, discovery.journalFeed, { params: { journalAbbreviation: abbreviation } }, { headers });
const whole = (headers = {}) => send(product, discovery.allArticlesFeed, {}, { headers });

const author = (authorGivenName: string, authorLastName: string) => ({
  authorTitle: null,
  authorGivenName,
  authorLastName,
  authorAffiliation: '',
  affiliations: [],
  orcid: null,
  isCorresponding: false,
  email: 'hidden@example.org',
});

const openId = await aPublishedArticle(product, journal.id, {
  title: { text: 'On Homo & others', html: 'On <i>Homo</i> &amp; others' },
  authors: [author('Lina', 'Haddad'), author('', 'The Consortium')],
  keywords: [{ text: 'feeds', html: 'feeds' }],
  volume: '2',
  issue: '1',
  firstPage: '11',
  lastPage: '19',
  doi: '10.5555/feed.1',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  copyright: '© 2026 Haddad',
  publishedOn: '2026-03-04',
});
await aPublishedArticle(product, other.id, {
  publishedOn: '2011',
  access: 'subscription',
  licenceUrl: 'https://x.example/terms',
});

describe('a feed', () => {
  test('is RSS with Dublin Core and PRISM, at the address that it names', async () => {
    const answer = await feedOf('FEED');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const feed = readXml(answer.text);
    const address = `${product.url}${pages.article.href({ catId: 'FEED', articleId: openId })}`;
    expect(feed.root).toBe('rss');
    expect(feed.attribute('/rss', 'version')).toBe('2.0');
    expect(feed.attribute('/rss/channel/atom:link[@rel="self"]', 'href')).toBe(
      `${product.url}/journal/FEED/articles.rss`,
    );
    expect(feed.texts('/rss/channel/title')).toEqual(['Journal of Feeds & Readers: latest articles']);
    expect(feed.texts('/rss/channel/link')).toEqual([`${product.url}/journal/FEED`]);
    expect(feed.texts('/rss/channel/description')).toHaveLength(1);
    const item = (name: string) => feed.texts(`/rss/channel/item/${name}`);
    expect(item('title')).toEqual(['On Homo & others']);
    expect([item('link'), item('guid'), item('prism:url')]).toEqual([[address], [address], [address]]);
    expect(feed.attribute('/rss/channel/item/guid', 'isPermaLink')).toBe('true');
    expect(item('pubDate')).toEqual(['Wed, 04 Mar 2026 00:00:00 GMT']);
    expect(item('description')).toEqual(['What an example shows.']);
    expect(item('dc:creator')).toEqual(['Lina Haddad', 'The Consortium']);
    expect([item('dc:date'), item('dc:identifier'), item('dc:rights')]).toEqual([
      ['2026-03-04'],
      ['doi:10.5555/feed.1'],
      ['© 2026 Haddad'],
    ]);
    for (const name of ['dcterms:license', 'cc:license'])
      expect(item(name), name).toEqual(['https://creativecommons.org/licenses/by/4.0/']);
    expect(
      ['publicationName', 'volume', 'number', 'startingPage', 'endingPage', 'doi'].map((name) => item(`prism:${name}`)),
    ).toEqual([['Journal of Feeds & Readers'], ['2'], ['1'], ['11'], ['19'], ['10.5555/feed.1']]);
    expect(answer.text).not.toContain('hidden@example.org');
  });

  test('of one journal holds its articles alone, that of the house those of all, the newest first', async () => {
    expect(readXml((await feedOf('OTHER')).text).texts('//item/dc:date')).toEqual(['2011']);
    const dates = readXml((await whole()).text).texts('//item/dc:date');
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates).toContain('2026-03-04');
    expect(dates).toContain('2011');
  });

  test('gives a year as exactly as it is known, beside a date that every reader understands; no licence to what is sold', async () => {
    const feed = readXml((await feedOf('OTHER')).text);
    expect(feed.texts('//item/pubDate')).toEqual(['Sat, 01 Jan 2011 00:00:00 GMT']);
    expect(feed.texts('//item/dcterms:license')).toEqual([]);
    expect(feed.texts('//item/dcterms:accessRights')).toEqual(['Subscribers']);
  });

  test('of an unknown journal is not found; an empty one is a feed all the same', async () => {
    expect((await feedOf('NOSUCH')).status).toBe(404);
    await aJournal(product, { abbreviation: 'EMPTY' });
    expect(readXml((await feedOf('EMPTY')).text).texts('//item')).toEqual([]);
  });

  test('is answered 304 while nothing is new, and afresh when something is', async () => {
    const etag = (await feedOf('FEED')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await feedOf('FEED', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await aPublishedArticle(product, journal.id, { publishedOn: '2020-01-01' });
    expect((await feedOf('FEED', { 'if-none-match': etag })).status).toBe(200);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('is shown by its style sheet where a person opens it in a browser', async () => {
    const opened = await whole({ 'sec-fetch-dest': 'document' });
    expect(opened.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(opened.headers.get('vary')?.toLowerCase()).toContain('sec-fetch-dest');
    expect(opened.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(opened.text).toContain('<?xml-stylesheet type="text/css" href="/feed.css"?>');
  });

  test('holds 50 articles at most', async () => {
    const many = await aJournal(product, { abbreviation: 'MANY' });
    for (let at = 0; at < 51; at += 1) await aPublishedArticle(product, many.id, { publishedOn: '2001-01-01' });
    expect(readXml((await feedOf('MANY')).text).texts('//item')).toHaveLength(50);
  });
});

describe('texts that mean something to XML', () => {
  const hostile = 'a ]]> b & c < d > "e" \u0001\u000b\ufffe <script>alert(1)</script> \u202eabc عربي 𝛼 &amp; \'f\'';
  const heard = 'a ]]> b & c < d > "e"  <script>alert(1)</script> \u202eabc عربي 𝛼 &amp; \'f\'';

  test('come out as they went in, without the characters that XML forbids', async () => {
    const place = await aJournal(product, { abbreviation: 'EVIL', title: hostile });
    await aPublishedArticle(product, place.id, {
      title: { text: hostile, html: '' },
      abstractText: hostile,
      authors: [author(hostile, 'X')],
      keywords: [{ text: hostile, html: '' }],
      copyright: hostile,
      doi: '10.1/<&"',
    });
    const feed = readXml((await feedOf('EVIL')).text);
    for (const name of ['title', 'category', 'dc:title', 'dc:rights', 'prism:publicationName'])
      expect(feed.texts(`//item/${name}`), name).toEqual([heard]);
    expect(feed.texts('//item/dc:creator')).toEqual([`${heard} X`]);
    expect(feed.texts('//item/prism:doi')).toEqual(['10.1/<&"']);
    // Readers show a description as HTML: there it must still be words.
    expect(feed.texts('//item/description')[0]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(feed.texts('//script')).toEqual([]);
  });
});
