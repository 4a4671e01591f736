import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const mostWords = 8;

/** The typed text as searchable words; empty if it has none. */
export async function foldedWords(db: Database, typed: string): Promise<string[]> {
  if (typed.trim() === '') return [];
  const { rows } = await db.execute<{ folded: string }>(sql`select search_fold(${typed}::text) as folded`);
  const words = rows[0]?.folded.split(' ').filter((word) => word !== '') ?? [];
  return words.slice(0, mostWords);
}

/** A searchable list: a table whose rows contain their own folded text. */
export interface SearchedList {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly searchText: PgColumn;
  /** What the list is ordered by, its id among them. */
  readonly places: SQL;
  readonly where: SQL;
  readonly order: SQL;
  readonly limit: number;
}

/** That each of these folded words begins a word of a folded text. */
export const holdsWords = (searchText: PgColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`' ' || ${searchText} like ${`% ${word.replace(/[\\%_]/g, '\\$&')}%`}`));

/** The same, as the index of words is asked. */
export const holdsWordsByIndex = (searchText: PgColumn, words: readonly string[]): SQL =>
  sql`to_tsvector('simple'::regconfig, ${searchText}) @@ to_tsquery('simple', ${words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ')})`;

/** Finds words among the rows of a list's beginning, with their texts and places: how many were looked through, and the ids in order. */
export const foundAmong = (
  rows: SQL,
  { table, id, searchText }: Pick<SearchedList, 'table' | 'id' | 'searchText'>,
  words: readonly string[],
): SQL =>
  sql`with beginning as materialized (${rows}) select (select count(*)::int from beginning) as looked, array(
    select ${id}::text from beginning as ${table} where ${holdsWords(searchText, words)} order by place
  ) as ids`;

/** Finds common words: they are soon met when one goes along the list. */
function foundOnTheWay(list: SearchedList, words: readonly string[], many: number): SQL {
  const { table, searchText, where, order, id } = list;
  const rows = sql`select ${id}, ${searchText}, row_number() over (order by ${order}) as place from ${table} where ${where} order by ${order} limit ${many}`;
  return foundAmong(rows, list, words);
}

/** Finds rare words by their index. Without `materialized` the list itself would be read to its end. */
function foundByIndex(list: SearchedList, words: readonly string[]): SQL {
  const { table, id, searchText, places, where, order, limit } = list;
  return sql`with ${table} as materialized (
    select ${places} from ${table} where ${where} and ${holdsWordsByIndex(searchText, words)}
  ) select ${id} from ${table} order by ${order} limit ${limit}`;
}

/** How a list is searched: along it from its beginning, as `foundAmong` answers, and by the index of words, with ids in the order of the list. */
interface Search {
  /** How many rows from the beginning are looked through before the index is asked: more only where some of less have the words. */
  readonly lookedThrough: readonly number[];
  readonly along: (many: number) => SQL;
  readonly byIndex: SQL;
  /** As many as both answer with at the most. */
  readonly limit: number;
}

/** The ids of rows with the words: scans the list for common words, uses the index for rare ones, unless the list is short. */
export async function idsAlongOrByIndex(db: Database, search: Search): Promise<string[]> {
  for (const many of search.lookedThrough) {
    const { rows } = await db.execute<{ looked: number; ids: string[] }>(search.along(many));
    const [{ looked, ids } = { looked: 0, ids: [] }] = rows;
    if (ids.length >= search.limit || looked < many) return ids.slice(0, search.limit);
    if (ids.length === 0) break;
  }
  const found = await db.execute<{ id: string }>(search.byIndex);
  return found.rows.map((row) => row.id);
}

/** The ids of the rows that hold each folded word, at the beginning of one of theirs, in the order of the list. */
export const idsByWords = (db: Database, list: SearchedList, words: readonly string[]): Promise<string[]> =>
  idsAlongOrByIndex(db, {
    lookedThrough: [100, 1000],
    along: (many) => foundOnTheWay(list, words, many),
    byIndex: foundByIndex(list, words),
    limit: list.limit,
  });
