import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { verification } from '../contracts/verification.ts';
import { search } from '../contracts/search.ts';
import { articles } from '../server/db/schema/index.ts';
import { anArticle } from './product/an-article.ts';
import { refusal, reply } from './product/client.ts';
import { aJournal, aManuscript, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const dunes = await aJournal(product, { abbreviation: 'DUNE', title: 'Journal of Dunes' });
const reefs = await aJournal(product, { abbreviation: 'REEF', title: 'Reef Letters' });

const bees = await anArticle(product, {
  journalId: dunes.id,
  title: 'Nesting of Apis mellifera in Łódź and Ångström’s garden',
  abstract: 'Colonies of bees prefer the shade. Their ecological success depends on date palms.',
  keywords: ['pollination', 'SARS-CoV-2', 'α-amylase'],
  authors: ['Zoë Müller-Nguyễn', 'Will An'],
  bodyHtml:
    '<p>We used <b>form</b>aldehyde baths and CO<sub>2</sub> traps. Write to jo@hidden-address.example.</p><table><tr><td>left</td><td>right</td></tr></table><p>No wind tunnel was built.</p>',
  publishedOn: '2021-03-02',
  access: 'subscription',
  doi: '10.5555/bees.2021.7',
});
const crabs = await anArticle(product, {
  journalId: reefs.id,
  title: 'Crabs of the lagoon',
  abstract: 'Mangrove crabs dig. Wind does not matter to them; a tunnel does. They avoid bees.',
  publishedOn: '2019',
});
const corals = await anArticle(product, {
  journalId: reefs.id,
  title: 'Corals at night',
  abstract: 'Spawning after the full moon of the mangrove coast.',
  publishedOn: '2021-11',
});

const find = (q: string, more: object = {}) => reply(product, search.articles, { query: { q, ...more } });
const found = async (q: string, more: object = {}) => (await find(q, more)).articles.map(({ id }) => id);

describe('what an article is found by', () => {
  test.each([
    ['a word of the title', 'nesting'],
    ['another form of the word', 'nests'],
    ['a species name', 'Apis Mellifera'],
    ['a name without its accents', 'Angstrom'],
    ['letters that are no accented ones', 'lodz'],
    ['letters with accents that the text has', 'ÅNGSTRÖM'],
    ['a word of the abstract', 'colonies'],
    ['a keyword', 'pollination'],
    ['a word with hyphens and digits', 'sars-cov-2'],
    ['the same with another hyphen', 'SARS‑CoV'],
    ['a Greek letter', 'α-Amylase'],
    ['an author', 'muller'],
    ['an author as printed', 'Müller-Nguyễn'],
    ['a name that is a little word', 'An Will'],
    ['a word of the full text across tags', 'formaldehyde'],
    ['a formula', 'CO2'],
    ['its DOI', '10.5555/bees.2021.7'],
    ['words in different parts', 'formaldehyde mellifera'],
    ['the beginning of the last word', 'nesting formalde'],
    ['a phrase of the full text', '"wind tunnel"'],
    ['a phrase in curly marks', '“date palms”'],
    ['one word or another', 'formaldehyde or nothingatall'],
  ])('%s', async (_name, q) => {
    const result = await find(q);
    expect(result.articles.map(({ id }) => id)).toEqual([bees]);
    expect(result.correctedQuery).toBeNull();
  });

  test('its number', async () => {
    expect(await found(`A000${bees.slice(-6).toUpperCase()}`)).toEqual([bees]);
  });

  test.each(['jo@hidden-address.example', 'hidden', 'secretmail', 'zoë.hidden@secretmail.example'])(
    'never by an email address: %s',
    async (q) => {
      expect(await found(q)).toEqual([]);
      expect(await found(`"${q}"`)).toEqual([]);
    },
  );

  test('a phrase is more than its words; -word leaves out; every word must be there', async () => {
    expect((await found('wind tunnel')).toSorted()).toEqual([bees, crabs].toSorted());
    expect(await found('bees -lagoon')).toEqual([bees]);
    expect(await found('lagoon -bees')).toEqual([]);
    expect(await found('mellifera spawning')).toEqual([]);
  });

  test('the title counts for more than the abstract; newest first when asked for', async () => {
    const late = await anArticle(product, { journalId: reefs.id, abstract: 'Of nesting.', publishedOn: '2024' });
    expect(await found('nesting')).toEqual([bees, late]);
    expect(await found('nesting', { sort: 'newest' })).toEqual([late, bees]);
    await product.parts.db.delete(articles).where(eq(articles.id, late));
    expect(await found('nesting')).toEqual([bees]);
  });

  test('a manuscript is found once it is published, and not before', async () => {
    const author = await aUser(product);
    const administrator = await aUser(product, { isAdmin: true });
    const waiting = await aManuscript(product, author, { title: 'Zugunruhe of terns', journalId: reefs.id });
    expect(await found('zugunruhe')).toEqual([]);
    const body = { articleId: waiting.id };
    await reply(product, verification.accept, { body }, { token: administrator.token });
    expect(await found('zugunruhe')).toEqual([waiting.id]);
    await product.parts.db.delete(articles).where(eq(articles.id, waiting.id));
  });
});

describe('typing errors', () => {
  test.each([
    ['a missing letter', 'polination', 'pollination'],
    ['a wrong letter', 'melligera', 'mellifera'],
    ['letters changed round', 'mangorve', 'mangrove'],
    ['letters changed round in a short word', 'omon', 'moon'],
    ['one word of several', 'mangrove spawming', 'mangrove spawning'],
    ['a word of a compound', 'alfa mangrove-crbas', 'alfa mangrove-crabs'],
    ['an accented word', 'Ongström', 'angstrom'],
  ])('%s is forgiven, and said', async (_name, typed, meant) => {
    expect((await find(typed)).correctedQuery).toBe(meant);
    expect(await found(typed)).toEqual(await found(meant));
  });

  test('what is in quotation marks is meant', async () => {
    expect(await find('"polination"')).toMatchObject({ total: 0, correctedQuery: null });
  });

  test('a known word is never changed, and nothing is made up', async () => {
    expect(await find('crabs')).toMatchObject({ total: 1, correctedQuery: null });
    expect(await find('xqzwvkj')).toMatchObject({ total: 0, correctedQuery: null });
  });
});

test('facets are counted without their own choice, and narrow down', async () => {
  const all = await find('mangrove or bees');
  const counts = (result: typeof all) =>
    Object.fromEntries(
      Object.entries(result.facets).map(([name, facet]) => [name, facet.map(({ value, count }) => [value, count])]),
    );
  expect(all.total).toBe(3);
  expect(counts(all)).toEqual({
    journal: [
      ['REEF', 2],
      ['DUNE', 1],
    ],
    subject: [['Other Journals', 3]],
    year: [
      ['2021', 2],
      ['2019', 1],
    ],
  });
  const reef = await find('mangrove or bees', { journal: 'reef' });
  expect(reef.articles.map(({ id }) => id).toSorted()).toEqual([crabs, corals].toSorted());
  expect(counts(reef)).toMatchObject({
    journal: [
      ['REEF', 2],
      ['DUNE', 1],
    ],
    year: [
      ['2021', 1],
      ['2019', 1],
    ],
  });
  expect(await found('mangrove or bees', { journal: 'REEF', year: '2021' })).toEqual([corals]);
  const none = await find('crabs', { year: '1900', subject: 'Engineering' });
  expect(none).toMatchObject({ total: 0, facets: { year: [{ value: '1900', count: 0 }] } });
  expect(await refusal(product, search.articles, { query: { journal: 'NOSUCH' } })).toMatchObject({ status: 404 });
});

test('no words find everything, newest first; a page beyond the last is not found', async () => {
  expect(await found('')).toEqual([corals, bees, crabs]);
  expect(await found('  ')).toEqual([corals, bees, crabs]);
  expect(await refusal(product, search.articles, { query: { page: 2 } })).toMatchObject({ status: 404 });
});

test('found words are marked in title and abstract, and the full text is never shown', async () => {
  const [hit] = (await find('ecology nest formaldehyde -lagoon')).articles;
  expect(hit?.markedTitleHtml).toBe('<mark>Nesting</mark> of Apis mellifera in Łódź and Ångström’s garden');
  expect(hit?.excerptHtml).toContain('Their <mark>ecological</mark> success');
  const answer = await fetch(`${product.url}${search.articles.path}?q=formaldehyde`);
  const text = await answer.text();
  expect(answer.headers.get('cache-control')).toContain('public');
  expect(text).toContain(bees);
  expect(text).not.toMatch(/baths|traps|jo@|secretmail/);
});

test('markup in what authors write stays text', async () => {
  const title = 'A <script>alert("x")</script> & <mark>b</mark>';
  const id = await anArticle(product, { journalId: reefs.id, title, abstract: `Abstract: ${title} hostileword` });
  const [hit] = (await find('hostileword script')).articles;
  expect(hit?.markedTitleHtml).toBe(
    'A &lt;<mark>script</mark>&gt;alert(&quot;x&quot;)&lt;/<mark>script</mark>&gt; &amp; &lt;mark&gt;b&lt;/mark&gt;',
  );
  expect(hit?.excerptHtml).not.toContain('<script');
  await product.parts.db.delete(articles).where(eq(articles.id, id));
});

test('a long text without end is indexed as far as it goes', async () => {
  const words = Array.from({ length: 130_000 }, (_, index) => `w${index.toString(36)}q`).join(' ');
  const id = await anArticle(product, { journalId: reefs.id, title: 'Endless', bodyHtml: `<p>${words}</p>` });
  expect(await found('endless "w1q w2q"')).toEqual([id]);
  await product.parts.db.delete(articles).where(eq(articles.id, id));
});

test('an upgraded installation finds the articles that it had', async () => {
  await product.parts.db.execute(sql`delete from article_search`);
  expect(await found('mellifera')).toEqual([]);
  await product.parts.db.execute(sql`select index_article(id) from articles`);
  expect(await found('mellifera')).toEqual([bees]);
});
