import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { pages } from '../contracts/pages.ts';
import { reply } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { aFullIssue } from './product/full-issues.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const page = async (address: string) => (await fetch(product.url + address)).text();

/** The words of a page, without its markup. */
const words = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
/** The words of the one part of a page that begins so, up to where it ends. */
const partOf = (html: string, start: string | RegExp, end: string) =>
  words(html.slice(html.search(start)).split(end)[0] ?? '');

const author = {
  authorTitle: null,
  authorAffiliation: 'Example University, Dubai',
  affiliations: ['Example University, Dubai'],
  orcid: null,
  email: null,
};
const printed = {
  title: { text: 'On dunes that sing', html: 'On dunes that sing' },
  authors: [
    { ...author, authorGivenName: 'Lina', authorLastName: 'Haddad', isCorresponding: true },
    { ...author, authorGivenName: 'Omar', authorLastName: 'Noor', isCorresponding: false },
  ],
  abstractText: 'a'.repeat(400),
  abstractHtml: `<p>${'a'.repeat(400)}</p>`,
  keywords: [{ text: 'singing sand', html: 'singing sand' }],
  volume: '3',
  issue: '4',
  receivedOn: '2026-01-08',
  acceptedOn: '2026-02-19',
  publishedOn: '2026-03-04',
};

const journal = await aJournal(product, { abbreviation: 'DUNE', title: 'Journal of Dunes' });
const articleId = await aPublishedArticle(product, journal.id, printed);
const address = pages.article.href({ catId: 'DUNE', articleId });

test('decision 12: an article’s number is A000 and the last six characters of its id in capitals', async () => {
  const [article] = await reply(product, articles.single, { params: { articleId } });
  expect(article?.articleNumber).toBe(`A000${articleId.slice(-6).toUpperCase()}`);
});

test('§2, article page: the banner names journal, title, authors, number, volume and issue, and the three dates', async () => {
  const html = await page(address);
  const banner = partOf(html, /<article[^>]*><header/, '</header>');
  for (const fact of [
    'Journal of Dunes',
    'On dunes that sing',
    'Lina Haddad',
    'Omar Noor',
    `A000${articleId.slice(-6).toUpperCase()}`,
    'Volume 3, Issue 4',
    'Received 8 January 2026',
    'Accepted 19 February 2026',
    'Published 4 March 2026',
  ])
    expect(banner).toContain(fact);
  expect(partOf(html, /<section[^>]*aria-labelledby="keywords"/, '</section>')).toContain('singing sand');
  expect(partOf(html, /<section[^>]*aria-labelledby="abstract"/, '</section>')).toContain('a'.repeat(400));
});

test('§2, article page: volume 1 issues 1 and 2 show a cover, no other does, and none of the journal JCP', async () => {
  const other = await aJournal(product, { abbreviation: 'JCP', title: 'Journal without Covers' });
  for (const { id } of [journal, other]) await aFullIssue(product, { journalId: id, volume: '1', number: '2' });
  const hasCover = async (home: { id: string; abbreviation: string }, volume: string, issue: string) => {
    const id = await aPublishedArticle(product, home.id, { volume, issue });
    const html = await page(pages.article.href({ catId: home.abbreviation, articleId: id }));
    return html.includes(`, Volume ${volume}, Issue ${issue}" width="300"`) && html.includes('alt="Cover of ');
  };
  expect(await hasCover(journal, '1', '2')).toBe(true);
  expect(await hasCover(journal, '1', '3')).toBe(false);
  expect(await hasCover(journal, '2', '1')).toBe(false);
  expect(await hasCover(other, '1', '2')).toBe(false);
});

test('§2, journal page: a card names title, day, authors and number; without a description the page says so', async () => {
  const html = await page('/journal/DUNE');
  const card = partOf(html, /<h3[^>]*>(<span[^>]*>)?On dunes that sing/, '</li>');
  for (const fact of [
    'On dunes that sing',
    'Published 4 March 2026',
    'Lina Haddad, Omar Noor',
    `A000${articleId.slice(-6).toUpperCase()}`,
    'View Article',
  ])
    expect(card).toContain(fact);
  expect(html).toContain(`href="${address}"`);
  expect(html).toContain('No description available');
  await aJournal(product, { abbreviation: 'TOLD', descriptionHtml: '<p>On sand.</p>' });
  expect(await page('/journal/TOLD')).not.toContain('No description available');
});

test('§2, journal list: a card names title and abbreviation, and leads to the journal', async () => {
  const html = await page('/journal');
  expect(partOf(html, 'href="/journal/DUNE"', '</a>')).toMatch(/Journal of Dunes .*DUNE/);
});

test('§2, home: a slide names title, authors, acceptance, volume and issue, the first 300 characters, and leads on', async () => {
  const html = await page('/');
  const slide = partOf(html, /<h3[^>]*>On dunes that sing/, '</article>');
  for (const fact of ['On dunes that sing', 'Lina Haddad, Omar Noor', ` ${'a'.repeat(300)}… `, 'Read Full Article →'])
    expect(slide).toContain(fact);
  expect(words(html)).toMatch(/Journal of Dunes Volume 3, Issue 4 Accepted 19 February 2026/);
  expect(html).toContain(`href="${address}"`);
});

test('§2: what has no entries yet is announced', async () => {
  for (const kind of ['/proceedings', '/conferences'])
    expect(words(await page(kind))).toContain('SOON! This page is coming soon. Please check back to know more.');
});

test('§3, register: the titles to choose from; until they can be searched the countries are loading', async () => {
  const html = await page('/register');
  expect(partOf(html, '<select', '</select>').trim()).toBe('Choose Mr Mrs Ms Dr Prof');
  expect(html).toContain('placeholder="Loading..."');
  expect(words(html)).toContain('By continuing you agree to the Terms and conditions');
});

test('§9, pricing: two plans with days and price, of which the longer one is marked popular', async () => {
  const html = await page('/productDisplay');
  expect(partOf(html, '<section', '</section>')).toMatch(/Two Day Access AED 199\.00 2 days from the moment you pay/);
  const [, week = ''] = html.split(/<h2 id="one_week_access"/);
  expect(words(week)).toMatch(/One Week Access Popular AED 699\.00 7 days from the moment you pay/);
  expect(html.match(/>Popular</g)).toHaveLength(1);
  expect(html).toContain('action="/api/stripe/create-checkout-sessions"');
  for (const key of ['two_day_access', 'one_week_access'])
    expect(html).toContain(`<input type="hidden" name="lookup_key" value="${key}"`);
  expect(html.match(/name="purchaseType" value="subscription"/g)).toHaveLength(2);
});

test.each([pages.home.href(), pages.journal.href({ catId: 'DUNE' }), address, pages.search.href({}, { q: 'dunes' })])(
  'issue 9: the scripts of %s come in few pieces: a browser asks for each, and the server names each in every page',
  async (asked) => {
    const pieces = [...(await page(asked)).matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(pieces.length).toBeGreaterThan(4);
    expect(pieces.length).toBeLessThanOrEqual(18);
  },
);
