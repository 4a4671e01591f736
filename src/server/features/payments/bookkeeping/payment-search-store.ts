import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { userTitles, type OrderState } from '../../../../contracts/constants.ts';
import { Id } from '../../../../contracts/values.ts';
import type { Database } from '../../../db/database.ts';
import { orders, paymentDocuments, users } from '../../../db/schema/index.ts';

const payer = {
  id: users.id,
  title: users.title,
  otherName: users.otherName,
  surname: users.surname,
  email: users.email,
  deletedAt: users.deletedAt,
};

export interface PaymentFilter {
  readonly q?: string | undefined;
  readonly state?: OrderState | undefined;
  /** The id of the last order of the part before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

const mostWords = 8;
const documentNumber = /^(INV|CN)-\d{4}-\d{6}$/i;
const isName = (typed: string) => documentNumber.test(typed) || Id.safeParse(typed).success;

/** Titles stand before the names in the list, and are no part of them. */
const isTitle = (typed: string) =>
  userTitles.some((title) => title.toLowerCase() === typed.replace(/\.$/, '').toLowerCase());

/** The order that a number of a document or of an order names. */
function isNamed(db: Database, name: string): SQL | undefined {
  if (!documentNumber.test(name)) return eq(orders.id, name);
  const ofDocument = db
    .select({ id: paymentDocuments.orderId })
    .from(paymentDocuments)
    .where(eq(paymentDocuments.number, name.toUpperCase()));
  return inArray(orders.id, ofDocument);
}

/** What was typed, as the words that payments are found by. */
async function foldedWords(db: Database, typed: readonly string[]): Promise<string[]> {
  if (typed.length === 0) return [];
  const text = typed.join(' ').replaceAll('@', ' ');
  const { rows } = await db.execute<{ folded: string }>(sql`select search_fold(${text}::text) as folded`);
  const words = rows[0]?.folded.split(' ').filter((word) => word !== '') ?? [];
  return words.slice(0, mostWords);
}

/** How many orders from the beginning of the list are looked through before the index of words is asked. */
const lookedThrough = 1000;

const { id, searchText } = orders;
const idsFrom = async (db: Database, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);

/** Finds common words: they are soon met when one goes along the list. */
function foundOnTheWay(where: SQL | undefined, words: readonly string[], limit: number): SQL {
  const begins = words.map((word) => sql`' ' || ${searchText} like ${`% ${word}%`}`);
  return sql`select ${id} from (
    select ${id}, ${searchText} from ${orders} where ${where ?? sql`true`} order by ${id} desc limit ${lookedThrough}
  ) as ${orders} where ${and(...begins)} order by ${id} desc limit ${limit}`;
}

/** Finds rare words by their index. Without `materialized` the list itself would be read to its end. */
function foundByIndex(where: SQL | undefined, words: readonly string[], limit: number): SQL {
  const beginnings = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
  return sql`with ${orders} as materialized (
    select ${id} from ${orders}
    where ${where ?? sql`true`} and to_tsvector('simple'::regconfig, ${searchText}) @@ to_tsquery('simple', ${beginnings})
  ) select ${id} from ${orders} order by ${id} desc limit ${limit}`;
}

/** The ids of orders that hold each word, at the beginning of one of theirs, the newest first. */
async function idsByWords(db: Database, where: SQL | undefined, words: readonly string[], limit: number) {
  const met = await idsFrom(db, foundOnTheWay(where, words, limit));
  return met.length === limit ? met : idsFrom(db, foundByIndex(where, words, limit));
}

/**
 * Orders of everybody with their payers, the newest first. Each word that is searched for begins a word of what was bought,
 * of the payer's name or of their address, or it is the number of a document or an order.
 */
export async function listHousePayments(db: Database, { q = '', state, before, limit }: PaymentFilter) {
  const typed = q.split(/\s+/).filter((word) => word !== '');
  const names = typed.filter(isName).slice(0, mostWords);
  const where = and(
    state === undefined ? undefined : eq(orders.state, state),
    before === undefined ? undefined : lt(orders.id, before),
    ...names.map((name) => isNamed(db, name)),
  );
  const rest = typed.filter((word) => !isName(word) && !isTitle(word));
  const words = await foldedWords(db, rest);
  // What nothing can be found by finds nothing.
  const isUnfindable = rest.length > 0 || (typed.length > 0 && names.length === 0);
  if (words.length === 0 && isUnfindable) return [];
  const found = words.length === 0 ? where : inArray(orders.id, await idsByWords(db, where, words, limit));
  return db
    .select({ order: orders, payer })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(found)
    .orderBy(desc(orders.id))
    .limit(limit);
}
