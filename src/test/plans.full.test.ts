import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { citing } from '../contracts/citing.ts';
import type { Call, Input } from '../contracts/call.ts';
import { discovery } from '../contracts/discovery.ts';
import { journals } from '../contracts/journals.ts';
import { search } from '../contracts/search.ts';
import { send } from './product/client.ts';
import { startProduct } from './product/start-product.ts';
import { fillWithShortArticles } from './scale/many-articles.ts';
import { statementsOf, type SentStatement } from './scale/sent-statements.ts';
import { wholeReads, type PlanStep } from './scale/whole-reads.ts';

const product = await startProduct({}, { hasWorkers: false });
const { db, databaseUrl } = product.parts;
const pool = new pg.Pool({ connectionString: databaseUrl });
afterAll(() => pool.end());
/** The tables that have a row for each article. */
const growing = new Set([
  'articles',
  'article_texts',
  'article_search',
  'article_keywords',
  'article_citations',
  'authorships',
  'search_words',
]);
const count = 20_000;
let articleId = '';

beforeAll(async () => {
  await fillWithShortArticles(db, count);
  const found = await pool.query<{ id: string }>(
    'SELECT id FROM articles WHERE withdrawn_on IS NULL ORDER BY id LIMIT 1 OFFSET 9000',
  );
  articleId = found.rows[0]?.id ?? '';
  await pool.query("UPDATE articles SET doi = '10.5555/cited' WHERE id = $1", [articleId]);
  // Each article cites one that every tenth one cites, and ten of its own.
  await pool.query(`INSERT INTO article_citations (article_id, doi, published_on)
    SELECT id, '10.5555/' || CASE WHEN n = 0 THEN CASE WHEN id::text ~ '^.{22}[0-7]' THEN 'cited' ELSE 'other' END ELSE id || '.' || n END, published_on
    FROM articles, generate_series(0, 10) n WHERE withdrawn_on IS NULL`);
  await pool.query('VACUUM ANALYZE article_citations');
}, 60_000);

/** Where a statement reads a growing table from its beginning to its end. */
async function wholeReadsOf({ text, values }: SentStatement): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanStep }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, [
    ...values,
  ]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`No plan of ${text}`);
  return wholeReads(plan, growing).map((read) => `${read}: ${text}`);
}

const inArticle = () => ({ params: { articleId } });
const asked = (query: object) => () => ({ query });

test.each<[string, Call, () => object]>([
  ['home', articles.page, asked({ size: 8, withdrawn: 'left-out' })],
  ['a far page', articles.page, asked({ page: 1500 })],
  ['a journal’s articles', articles.page, asked({ journal: 'MANY3' })],
  ['a far page of a journal', articles.page, asked({ journal: 'MANY3', page: 90 })],
  ['the journals', journals.list, asked({})],
  ['an article', articles.single, inArticle],
  ['related articles', articles.related, inArticle],
  ['citations', articles.citations, inArticle],
  ['what cites an article', citing.citedBy, inArticle],
  ['a common word', search.articles, asked({ q: 'study' })],
  ['a common word, newest first', search.articles, asked({ q: 'study', sort: 'newest', page: 90 })],
  ['a rare word', search.articles, asked({ q: 'observation777' })],
  ['a phrase', search.articles, asked({ q: '"tidal study"' })],
  ['a mistyped word', search.articles, asked({ q: 'obsrevation' })],
  ['the beginning of a word', search.articles, asked({ q: 'observati' })],
  ['a word of a subject', search.articles, asked({ q: 'study', subject: 'Engineering' })],
  ['a word of a journal and a year', search.articles, asked({ q: 'study', journal: 'MANY3', year: '2010' })],
  ['everything', search.articles, asked({ page: 90 })],
  ['all of a subject', search.articles, asked({ subject: 'Engineering', page: 90 })],
  ['all of a year', search.articles, asked({ year: '2010' })],
  ['a harvest', discovery.oai, asked({ verb: 'ListRecords', metadataPrefix: 'oai_dc' })],
  ['a harvest of a day', discovery.oai, asked({ verb: 'ListRecords', metadataPrefix: 'oai_dc', from: '2026-01-01' })],
  [
    'a harvest of a journal',
    discovery.oai,
    asked({ verb: 'ListRecords', metadataPrefix: 'oai_dc', set: 'journal:MANY3' }),
  ],
  [
    'a harvest of a subject',
    discovery.oai,
    asked({ verb: 'ListRecords', metadataPrefix: 'oai_dc', set: 'subject:Engineering' }),
  ],
  ['the site to harvesters', discovery.oai, asked({ verb: 'Identify' })],
  ['the feed', discovery.allArticlesFeed, asked({})],
  ['the feed of a journal', discovery.journalFeed, () => ({ params: { journalAbbreviation: 'MANY3' } })],
  ['the sitemap’s pages', discovery.sitemapOfPages, asked({})],
  ['the sitemap’s articles', discovery.sitemapOfArticles, () => ({ params: { part: 1 } })],
])('issue 9: no table with a row for each article is read whole: %s', async (_name, call, input) => {
  const sent = await statementsOf(product, async () => {
    const answer = await send(product, call, input() as Input<Call>);
    expect(answer.status).toBe(200);
  });
  expect(sent.length).toBeGreaterThan(0);
  const found = await Promise.all(sent.map(wholeReadsOf));
  expect(found.flat()).toEqual([]);
});

test('issue 9: a page behind the last one is refused without going through the articles', async () => {
  const sent = await statementsOf(product, async () => {
    expect((await send(product, articles.page, { query: { page: 9000 } })).status).toBe(404);
  });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ text }) => /from "articles"/.test(text))).toEqual([]);
});
