import { desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { journals, emails, manuscripts, orders, paymentFindings, records, users } from '../../../db/schema/index.ts';
import { foldedWords, holdsWordsByIndex } from '../../../db/word-search.ts';
import { isCalled } from '../../accounts/index.ts';
import type { Place } from '../../editorial/index.ts';
import { tasksCalled } from './said-of.ts';

const { id, at, actor, action, subjectId, details, position } = records;

/** An entry as it is read for administrators. */
export type EntryRow = Pick<
  typeof records.$inferSelect,
  'id' | 'at' | 'actor' | 'action' | 'subjectId' | 'details' | 'position'
>;

/** Entries by actors of this name: an account by id or words, other actors by their label. */
export function doneBy(words: string, personId: string | null): SQL {
  if (personId !== null) return sql`${actor} = ${`user:${personId}`}`;
  const called = isCalled(words) ?? sql`true`;
  const start = `${words
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
  const tasks = tasksCalled(words).map((task) => `system:${task}`);
  return sql`(${actor} in (select 'user:' || ${users.id}::text from ${users} where ${called}) or ${actor} like ${start}
    or ${actor} = any(${sql.param(tasks)}::text[]))`;
}

/** Entries about something of this id, or with these words in its name. */
export async function about(db: Database, words: string, ownId: string | null): Promise<SQL> {
  if (ownId !== null) return sql`${subjectId} = ${ownId}`;
  const folded = await foldedWords(db, words);
  const inTitle = folded.length === 0 ? sql`false` : holdsWordsByIndex(manuscripts.searchText, folded);
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`${subjectId} in (
    select ${manuscripts.id} from ${manuscripts} where ${inTitle}
    union all select ${users.id} from ${users} where ${isCalled(words) ?? sql`true`}
    union all select ${journals.id} from ${journals} where lower(${journals.title}) like ${pattern} or lower(${journals.abbreviation}) like ${pattern}
    union all select ${orders.id} from ${orders} where ${folded.length === 0 ? sql`false` : holdsWordsByIndex(orders.searchText, folded)}
  )`;
}

/** Entries of any of these kinds. */
export const ofActions = (names: readonly string[]): SQL => inArray(action, [...names]);

/** Entries of one kind. */
export const ofAction = (name: string): SQL => sql`${action} = ${name}`;

/** Entries from one moment until before another. */
export const between = (from: Date | null, until: Date | null): SQL =>
  sql`(${from === null ? sql`true` : sql`${at} >= ${from.toISOString()}::timestamptz`} and ${until === null ? sql`true` : sql`${at} < ${until.toISOString()}::timestamptz`})`;

/**
 * The entries that a person with conflicts over these manuscripts may read: about them, their payments and their
 * emails only the person's own steps.
 */
export function openTo(userId: string, ownManuscripts: readonly string[]): SQL {
  if (ownManuscripts.length === 0) return sql`true`;
  const own = sql`${sql.param([...ownManuscripts])}::uuid[]`;
  const ofOrders = sql`select ${orders.id} from ${orders} where ${orders.manuscriptId} = any(${own})`;
  const ofFindings = sql`select ${paymentFindings.id} from ${paymentFindings} where ${paymentFindings.orderId} in (${ofOrders})`;
  const ofLetters = sql`select ${emails.id} from ${emails} where ${emails.manuscriptId} = any(${own})`;
  return sql`(${actor} = ${`user:${userId}`} or not (
    ${subjectId} = any(${own}) or ${subjectId} in (${ofOrders}) or ${subjectId} in (${ofFindings}) or ${subjectId} in (${ofLetters})))`;
}

/** Entries that fit, the newest first. */
export async function listEntries(
  db: Database,
  conditions: readonly SQL[],
  { after, limit }: { readonly after: Place | null; readonly limit: number },
): Promise<EntryRow[]> {
  const follows =
    after === null ? sql`true` : sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ id, at, actor, action, subjectId, details, position })
    .from(records)
    .where(sql.join([follows, ...conditions], sql` and `))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** One entry, where it fits. */
export async function findEntry(db: Database, entryId: string, condition: SQL): Promise<EntryRow | null> {
  const [row] = await db
    .select({ id, at, actor, action, subjectId, details, position })
    .from(records)
    .where(sql`${inArray(id, [entryId])} and ${condition}`);
  return row ?? null;
}
