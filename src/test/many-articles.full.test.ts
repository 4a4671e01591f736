import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles as articleCalls } from '../contracts/articles.ts';
import { mostFound } from '../contracts/constants.ts';
import { search } from '../contracts/search.ts';
import { refusal, reply } from './product/client.ts';
import { startProduct } from './product/start-product.ts';
import { fillWithShortArticles } from './scale/many-articles.ts';

const product = await startProduct({}, { hasWorkers: false });
const { db } = product.parts;
const count = 6000;
const withdrawn = count / 500;

beforeAll(() => fillWithShortArticles(db, count), 60_000);

const find = (query: object) => reply(product, search.articles, { query });
const rows = async <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await db.execute<T>(statement)).rows;

describe('issue 9: a search for what very many articles have', () => {
  test('lists the newest thousand, says that there are more, and offers choices without counts', async () => {
    const { total, isWhole, pageCount, facets } = await find({ q: 'study' });
    expect({ total, isWhole, pageCount }).toEqual({ total: mostFound, isWhole: false, pageCount: 100 });
    expect(facets.journal).toHaveLength(20);
    expect(facets.subject).toHaveLength(2);
    for (const choice of Object.values(facets).flat()) expect(choice.count).toBeNull();
    expect(await refusal(product, search.articles, { query: { q: 'study', page: 101 } })).toMatchObject({
      status: 404,
    });
  });

  test('what is listed is the newest of it', async () => {
    const listed = await find({ q: 'study', sort: 'newest', page: 100 });
    const expected = await rows<{ id: string }>(
      sql`select article_id::text as id from article_search order by published_on desc, article_id desc limit 10 offset 990`,
    );
    expect(listed.articles.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test('of what more have than are listed, old articles with the word in their titles come first', async () => {
    const old = sql`article_id IN (SELECT article_id FROM article_search ORDER BY published_on, article_id LIMIT 3)`;
    await db.execute(sql`UPDATE article_search SET words = words || to_tsvector('english', 'meridian')`);
    await db.execute(
      sql`UPDATE article_search SET head = head || setweight(to_tsvector('english', 'meridian'), 'A') WHERE ${old}`,
    );
    const { articles: listed, isWhole } = await find({ q: 'meridian' });
    expect(isWhole).toBe(false);
    const oldest = await rows<{ id: string }>(sql`SELECT article_id::text AS id FROM article_search WHERE ${old}`);
    const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).toSorted();
    expect(ids(listed.slice(0, 3))).toEqual(ids(oldest));
    const left = await find({ q: 'meridian -tidal' });
    expect(left.articles.every(({ articleTitle }) => !articleTitle.includes('tidal'))).toBe(true);
  });

  test('the beginning of a word that many words have finds as many articles as a whole word', async () => {
    const { isWhole, total, correctedQuery } = await find({ q: 'observati' });
    expect({ correctedQuery, isWhole }).toEqual({ correctedQuery: null, isWhole: true });
    expect(total).toBeGreaterThan(50);
  });

  test('narrowed down to what is counted, it is whole again', async () => {
    const { total, isWhole } = await find({ q: 'study', journal: 'MANY3' });
    const [row] = await rows<{ total: number }>(
      sql`select count(*)::int as total from article_search join journals on journals.id = journal_id where abbreviation = 'MANY3'`,
    );
    expect({ total, isWhole }).toEqual({ total: row?.total, isWhole: true });
    const ofYear = await find({ q: 'study', year: '2003', subject: 'Engineering' });
    expect(ofYear).toMatchObject({ isWhole: true });
    for (const { articlePublishedDate } of ofYear.articles) expect(articlePublishedDate).toMatch(/^2003/);
  });

  test('a rarer word, or two, are found in full, however old', async () => {
    expect(await find({ q: 'observation7' })).toMatchObject({ total: 1, isWhole: true });
    const tenth = await find({ q: 'tidal study' });
    expect(tenth).toMatchObject({ isWhole: true });
    expect(tenth.facets.year.reduce((sum, year) => sum + (year.count ?? 0), 0)).toBe(tenth.total);
  });

  test('a phrase is looked for in the newest texts that have its words, and no more is claimed', async () => {
    expect(await find({ q: '"tidal study"' })).toMatchObject({ isWhole: true });
    expect(await find({ q: '"study observation3"' })).toMatchObject({ total: 0, isWhole: true });
    expect(await find({ q: '"study a"' })).toMatchObject({ isWhole: false });
  });

  test('without words everything is counted, and the newest thousand are listed', async () => {
    const { total, isWhole, pageCount, facets } = await find({});
    expect({ total, isWhole, pageCount }).toEqual({ total: count - withdrawn, isWhole: true, pageCount: 100 });
    expect(facets.year.reduce((sum, year) => sum + (year.count ?? 0), 0)).toBe(total);
  });
});

describe('issue 9: far pages are as they would be if all before them were read', () => {
  test.each<[string, { withdrawn?: 'left-out'; journal?: string }, SQL]>([
    ['of all', {}, sql`true`],
    ['without withdrawn ones', { withdrawn: 'left-out' }, sql`withdrawn_on is null`],
    ['of a journal', { journal: 'MANY5' }, sql`abbreviation = 'MANY5'`],
  ])('%s', async (_name, filter, where) => {
    const all = await rows<{ id: string }>(
      sql`select articles.id::text as id from articles join journals on journals.id = journal_id where ${where} order by published_on desc, articles.id desc`,
    );
    const last = Math.ceil(all.length / 7);
    for (const page of [1, 2, Math.floor(last / 3), Math.floor(last / 2), last]) {
      const part = await reply(product, articleCalls.page, { query: { ...filter, page, size: 7 } });
      expect(part).toMatchObject({ total: all.length, pageCount: last });
      expect(part.articles.map(({ id }) => id)).toEqual(all.slice((page - 1) * 7, page * 7).map(({ id }) => id));
    }
  });
});

test('issue 9: the counts of articles follow whatever happens to them', async () => {
  const recounted = sql`
    select whose as journal_id, level, period, count(*)::int as published, count(withdrawn_on)::int as withdrawn
    from articles, unnest(array[null, journal_id]) as whose,
      lateral (values ('all', ''), ('year', left(published_on, 4)), ('month', left(published_on, 7))) as span(level, period)
    group by whose, level, period order by 1, 2, 3`;
  const counted = sql`select journal_id, level, period, published, withdrawn from article_counts where published > 0 order by 1, 2, 3`;
  const some = sql.raw(`id in (select id from articles order by id limit 50 offset 100)`);
  const changes = [
    sql`update articles set published_on = '2011' where ${some}`,
    sql`update articles set journal_id = (select id from journals order by id desc limit 1) where ${some}`,
    sql`update articles set withdrawn_on = '2026-11-01', withdrawal_reason = 'A mistake.' where ${some}`,
    sql`delete from articles where ${some}`,
  ];
  for (const change of changes) {
    await db.execute(change);
    expect(await rows(counted)).toEqual(await rows(recounted));
  }
});
