import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startProduct } from './product/start-product.ts';
import type { Database } from '../server/db/database.ts';
import { fillWithShortArticles } from './scale/many-articles.ts';

const product = await startProduct({}, { hasWorkers: false });
const another = await startProduct({}, { hasWorkers: false });
const { db } = product.parts;
/** Over eighteen years, which are gone back by one by one; or all within one, which is by its months. */
const sites = [
  { site: 'of many years', own: db, perDay: 3, years: [null, '2005', '2018', '2031'] },
  { site: 'of one year', own: another.parts.db, perDay: 60, years: [null, '2000'] },
];

beforeAll(async () => {
  for (const { own, perDay } of sites) await fillWithShortArticles(own, 20_000, { perDay });
}, 120_000);

interface Search {
  readonly words: string;
  /** A word of one article: within the journal of that one. */
  readonly journal: string | null;
  readonly year: string | null;
  readonly most: number;
}

interface Found extends Record<string, unknown> {
  readonly ids: string[];
  readonly is_whole: boolean;
}

const words = [
  'study',
  'tidal',
  'tidal study',
  'study -tidal',
  '-tidal',
  '-study',
  'observation15 or -tidal',
  '"tidal study"',
  '"study tidal"',
  'observation15',
  'nowhere',
];
/** Of a word in ten the first step meets 246 or 247: it is the last one, or the second is, or neither. */
const mosts = [1, 210, 245, 246, 247, 300, 600, 1000, 10_000];
const searchesOf = (years: readonly (string | null)[]): Search[] =>
  words.flatMap((typed) =>
    [null, 'observation20'].flatMap((journal) =>
      years.flatMap((year) => mosts.map((most) => ({ words: typed, journal, year, most }))),
    ),
  );

async function one(own: Database, statement: SQL): Promise<Found> {
  const { rows } = await own.execute<Found>(statement);
  if (!rows[0]) throw new Error('The search answered nothing');
  return rows[0];
}

const queryOf = ({ words: typed }: Search) => sql`websearch_to_tsquery('english', ${typed})`;
const journalOf = ({ journal }: Search) =>
  sql`(select journal_id from article_search where words @@ to_tsquery('english', ${journal}))`;
const marksOf = (search: Search) =>
  sql`case when ${search.journal}::text is not null then ('''j=' || ${journalOf(search)} || '''')::tsquery end`;
const isWithin = (search: Search) => sql`(${search.journal}::text is null or journal_id = ${journalOf(search)})
  and (${search.year}::text is null or year = ${search.year})`;

/** The newest that have the words, gone through one by one; a phrase is looked for in the newest of those that have its words. */
function goneThrough(search: Search): SQL {
  const loose = sql`websearch_to_tsquery('english', ${search.words.replaceAll('"', '')})`;
  return sql`
    with fitting as materialized (
      select article_id, published_on, words @@ ${queryOf(search)} as fits from article_search where words @@ ${loose} and ${isWithin(search)}
    ), newest as (select * from fitting order by published_on desc, article_id desc limit ${search.most})
    select array(select article_id::text from newest where fits order by published_on desc, article_id desc) as ids,
      (select count(*) from fitting) <= ${search.most} as is_whole`;
}

async function differing(
  { own, years }: (typeof sites)[number],
  found: (search: Search) => SQL,
  expected: (search: Search) => SQL,
): Promise<Search[]> {
  const differ: Search[] = [];
  for (const search of searchesOf(years))
    if (JSON.stringify(await one(own, found(search))) !== JSON.stringify(await one(own, expected(search))))
      differ.push(search);
  return differ;
}

test.each(sites)(
  'issue 9: what is found step by step is what is found by going through everything, and as much of it: $house',
  async (site) => {
    const found = (search: Search) => sql`
      select article_ids::text[] as ids, is_whole from newest_placed(${queryOf(search)}, ${marksOf(search)}, ${search.year}, ${search.most}::int)`;
    expect(await differing(site, found, goneThrough)).toEqual([]);
    const within = { words: 'tidal', journal: 'observation20', year: null, most: 210 };
    expect(await one(site.own, found(within))).toMatchObject({ is_whole: false, ids: { length: 210 } });
  },
);

test.each(sites)('issue 9: the same of titles, but for phrases and what is left out: $house', async (site) => {
  const found = (search: Search) => sql`
    select newest_titled(${queryOf(search)}, ${marksOf(search)}, ${search.year}, ${search.most}::int)::text[] as ids, true as is_whole`;
  const expected = (search: Search) => sql`
    select array(
      select article_id::text from article_search
      where ${!/["-]/.test(search.words)} and strip(ts_filter(head, '{a}')) @@ ${queryOf(search)} and ${isWithin(search)}
      order by published_on desc, article_id desc limit ${search.most}
    ) as ids, true as is_whole`;
  expect(await differing(site, found, expected)).toEqual([]);
});

test('issue 9: a step goes as far back as what is wanted should be, and to the end where that is near or nothing was met', async () => {
  const end = async (first: number, met: number, wanted: number) =>
    (
      await db.execute<{ place: number }>(
        sql`select step_end(array(select n * 1000 from generate_series(1, 100) n), ${first}::int, ${met}::bigint, ${wanted}::bigint) as place`,
      )
    ).rows[0]?.place;
  expect(await end(1, 0, 1001)).toBe(2);
  expect(await end(3, 0, 1001)).toBe(32);
  expect(await end(33, 0, 1001)).toBe(100);
  expect(await end(3, 200, 1001)).toBe(13);
  expect(await end(3, 20, 1001)).toBe(100);
});

test('issue 9: words that are only left out are no reason to go through the whole index of words', async () => {
  const asked = async (typed: string, journal: string | null) =>
    (
      await db.execute<{ span: string }>(sql`
        select whole_span(websearch_to_tsquery('english', ${typed}), ${journal}::tsquery, null, array['''y=2018''', '''y=2017''']) as span`)
    ).rows[0]?.span;
  expect(await asked('-study', null)).toBe(`'y=2018' | 'y=2017'`);
  expect(await asked('tidal or -study', null)).toBe(`'y=2018' | 'y=2017'`);
  expect(await asked('tidal -study', null)).toBe(`'tidal' & !'studi'`);
  expect(await asked('-study', `'j=1'`)).toBe(`'j=1'`);
});
