import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { mostCounted, reviewModels, type ReviewModel } from '../../../../contracts/constants.ts';
import { noStatements } from '../../../../contracts/statements.ts';
import type { Database } from '../../../db/database.ts';
import { manuscripts, type ManuscriptState } from '../../../db/schema/index.ts';
import { idsByWords } from '../../../db/word-search.ts';
import { partSize, type Place } from './list-cursor.ts';
import type { Person } from '../../accounts/index.ts';
import { authorsTasks } from './manuscript-lifecycle.ts';
import { openToOffice } from '../../conflicts/index.ts';
import { selectBeside, selectFound, type FoundManuscript } from './manuscript-store.ts';

type LongText = 'abstract' | 'keywords' | 'authors' | 'confirmedStatements' | 'searchText';

/** A manuscript in a list: its long texts are not read. */
export type ListedManuscript = Omit<FoundManuscript, 'manuscript'> & {
  readonly manuscript: Omit<FoundManuscript['manuscript'], LongText>;
};

/** Which manuscripts a list holds, and in which order; each is read along one index. */
export interface List {
  readonly holds: SQL;
  readonly order: SQL;
  readonly follows: (place: Place) => SQL;
}

const {
  submittingUserId,
  submittedAt,
  id,
  state,
  reviewModel,
  turn,
  specialReview,
  waitingSince,
  deletedAt,
  purgedAt,
  searchText,
} = manuscripts;
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const isThere = sql`${deletedAt} is null`;

/** A person's manuscripts, newest first. */
export const listOfPerson = (userId: string, only?: readonly ManuscriptState[]): List => ({
  holds: sql`${isThere} and ${submittingUserId} = ${userId}${only ? sql` and ${inArray(state, [...only])}` : sql``}`,
  order: sql`${submittedAt} desc, ${id} desc`,
  follows: (place) => sql`(${submittedAt}, ${id}) < (${instant(place.at)}, ${place.id}::uuid)`,
});

/** As `needsAuthor` tells it. */
const needsItsAuthor = sql`(${turn} is not distinct from 'author' and (${sql.join(
  reviewModels.map((model) => sql`${reviewModel} = ${model} and ${inArray(state, [...authorsTasks[model]])}`),
  sql` or `,
)}))`;

/** A person's manuscripts, those that need them first, then the newest. */
export const ownList = (userId: string, only?: readonly ManuscriptState[]): List => ({
  ...listOfPerson(userId, only),
  order: sql`${needsItsAuthor} desc, ${submittedAt} desc, ${id} desc`,
  follows: (place) =>
    sql`(${needsItsAuthor}, ${submittedAt}, ${id}) < (${place.isFirst ?? false}::boolean, ${instant(place.at)}, ${place.id}::uuid)`,
});

/** A person's manuscripts in a state in which they wait for their author, in journals that review in this way. */
export const listForAuthor = (userId: string, model: ReviewModel, only: ManuscriptState): List => {
  const list = listOfPerson(userId, [only]);
  return { ...list, holds: sql`${list.holds} and ${reviewModel} = ${model} and ${turn} = 'author'` };
};

/** The manuscripts that wait for verification by a person, regular or special, oldest first. */
export const waitingList = (person: Person, special: boolean): List => ({
  holds: sql`${isThere} and ${turn} = 'administrator' and ${specialReview} = ${special} and ${openToOffice(person)}`,
  order: sql`${waitingSince}, ${id}`,
  follows: (place) => sql`(${waitingSince}, ${id}) > (${instant(place.at)}, ${place.id}::uuid)`,
});

/** The deleted manuscripts that a person can bring back, the last deleted first. */
export const deletedList = (person: Person, since: Date): List => ({
  holds: sql`${deletedAt} is not null and ${deletedAt} > ${instant(since)} and ${purgedAt} is null and ${openToOffice(person)}`,
  order: sql`${deletedAt} desc, ${id} desc`,
  follows: (place) => sql`(${deletedAt}, ${id}) < (${instant(place.at)}, ${place.id}::uuid)`,
});

/** What lists are ordered by. */
const places = sql`${id}, ${submittedAt}, ${waitingSince}, ${deletedAt}, ${turn}, ${state}, ${reviewModel}`;

/** The ids of one part of a list, in its order, and one more where it goes on. */
export async function listIds(
  db: Database,
  list: List,
  { after, words }: { after: Place | null; words: readonly string[] | null },
): Promise<string[]> {
  const where = after === null ? list.holds : sql`${list.holds} and ${list.follows(after)}`;
  const limit = partSize + 1;
  if (words !== null)
    return words.length === 0
      ? []
      : idsByWords(db, { table: manuscripts, id, searchText, places, where, order: list.order, limit }, words);
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id} from ${manuscripts} where ${where} order by ${list.order} limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

function entryColumns() {
  const {
    abstract: _abstract,
    keywords: _keywords,
    authors: _authors,
    confirmedStatements: _confirmed,
    searchText: _text,
    ...short
  } = getTableColumns(manuscripts);
  return short;
}

/** Manuscripts by id for a list, in the order of the ids. */
export async function readEntries(db: Database, ids: readonly string[]): Promise<ListedManuscript[]> {
  if (ids.length === 0) return [];
  const rows = await selectBeside(db, entryColumns()).where(inArray(manuscripts.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.manuscript.id, row]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}

/** A person's last manuscript that states something. */
export async function findLastStated(db: Database, userId: string) {
  const { title, statements } = manuscripts;
  const { holds, order } = listOfPerson(userId);
  const [last] = await db
    .select({ title, statements })
    .from(manuscripts)
    .where(sql`${holds} and ${statements} <> ${JSON.stringify(noStatements)}::jsonb`)
    .orderBy(order)
    .limit(1);
  return last ?? null;
}

/** How many manuscripts a list holds; a thousand are enough to say. */
export async function countList(db: Database, list: List): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${manuscripts} where ${list.holds} limit ${mostCounted}) counted`,
  );
  return rows[0]?.total ?? 0;
}

/** What a person submitted, newest first; an editor or administrator sees what their role allows. */
export function listSubmissions(db: Database, userId: string, office: Person | null): Promise<FoundManuscript[]> {
  const { holds, order } = listOfPerson(userId);
  return selectFound(db)
    .where(office === null ? holds : sql`${holds} and ${openToOffice(office)}`)
    .orderBy(order)
    .limit(mostCounted);
}
