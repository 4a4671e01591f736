import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const mostWords = 8;

/** What was typed, as the words that rows are found by; none where nothing typed can be looked for. */
export async function foldedWords(db: Database, typed: string): Promise<string[]> {
  if (typed.trim() === '') return [];
  const { rows } = await db.execute<{ folded: string }>(sql`select search_fold(${typed}::text) as folded`);
  const words = rows[0]?.folded.split(' ').filter((word) => word !== '') ?? [];
  return words.slice(0, mostWords);
}

/** A list to be searched: a table whose rows keep their own folded text. */
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

/** How many rows from the beginning of a list are looked through before the index of words is asked: more only where some of few have the words. */
const lookedThrough = [100, 1000] as const;

/** That each of these folded words begins a word of a folded text. */
export const holdsWords = (searchText: PgColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`' ' || ${searchText} like ${`% ${word.replace(/[\\%_]/g, '\\$&')}%`}`));

/** The same, as the index of words is asked. */
export const holdsWordsByIndex = (searchText: PgColumn, words: readonly string[]): SQL =>
  sql`to_tsvector('simple'::regconfig, ${searchText}) @@ to_tsquery('simple', ${words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ')})`;

/** Finds common words: they are soon met when one goes along the list. */
function foundOnTheWay(list: SearchedList, words: readonly string[], many: number): SQL {
  const { table, id, searchText, places, where, order, limit } = list;
  return sql`select ${id} from (
    select ${places}, ${searchText} from ${table} where ${where} order by ${order} limit ${many}
  ) as ${table} where ${holdsWords(searchText, words)} order by ${order} limit ${limit}`;
}

/** Finds rare words by their index. Without `materialized` the list itself would be read to its end. */
function foundByIndex(list: SearchedList, words: readonly string[]): SQL {
  const { table, id, searchText, places, where, order, limit } = list;
  return sql`with ${table} as materialized (
    select ${places} from ${table} where ${where} and ${holdsWordsByIndex(searchText, words)}
  ) select ${id} from ${table} order by ${order} limit ${limit}`;
}

/** The ids of the rows that hold each folded word, at the beginning of one of theirs, in the order of the list. */
export async function idsByWords(db: Database, list: SearchedList, words: readonly string[]): Promise<string[]> {
  const idsFrom = async (query: SQL) => (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);
  for (const many of lookedThrough) {
    const met = await idsFrom(foundOnTheWay(list, words, many));
    if (met.length === list.limit) return met;
    if (met.length === 0) break;
  }
  return idsFrom(foundByIndex(list, words));
}
