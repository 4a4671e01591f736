import { sql, type SQL } from 'drizzle-orm';
import { mostCounted } from '../../../../contracts/constants.ts';
import type { Database } from '../../../db/database.ts';
import { handledBy, isOnDesks, manuscripts, noEditor } from '../../../db/schema/index.ts';
import { holdsWords, holdsWordsByIndex, idsAlongOrByIndex } from '../../../db/word-search.ts';
import { partSize, type Place } from '../manuscripts/list-cursor.ts';
import { rangesOf, type DeskWish, type EditedJournal, type Range } from './desk-ranges.ts';

/** An order, and what comes after a place in it. */
interface Order {
  readonly order: SQL;
  readonly follows: (place: Place) => SQL;
}

/** What else narrows a list; it may depend on the order in which its rows are read. */
type Narrowing = (by: Order) => SQL;

/** A part of the desk: its content, its order, and how to read one page by index. */
export interface DeskList extends Order {
  readonly holds: SQL;
  /** `isCounted`: in whatever order they come. */
  readonly from: (limit: number, more: Narrowing, isCounted?: boolean) => SQL;
}

const { id, journalId, sectionId, turn, state, dueAt, updatedAt, searchText } = manuscripts;
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const idsOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;
const columns = sql`${id}, ${dueAt}, ${updatedAt}, ${searchText}`;
/** What else decides whether a manuscript is in a list. */
const facts = sql`${journalId}, ${sectionId}, ${state}, ${turn}, ${manuscripts.handlingEditorId}, ${manuscripts.deletedAt}, ${manuscripts.reviewModel}`;

/** Ranges as a table. */
const tableOf = (ranges: readonly Range[]): SQL => {
  const all = (of: (range: Range) => string | null, type: string) =>
    sql`${sql.param(ranges.map(of))}::${sql.raw(type)}[]`;
  return sql`unnest(${all((one) => one.journalId, 'uuid')}, ${all((one) => one.state, 'text')}, ${all((one) => one.turn ?? null, 'text')}, ${all((one) => one.editor ?? null, 'uuid')}) as range (journal_id, state, turn, editor)`;
};

/** Ranges of one kind, which one index serves; each kind has the same columns. */
interface Kind {
  readonly ranges: readonly Range[];
  readonly isIn: SQL;
}

/** What a row of a range has in common with it. Only what each range says is compared, so that an index is used; a section says its journal. */
function kindsOf(ranges: readonly Range[], section: string | undefined): Kind[] {
  const isThere = section === undefined ? sql`${journalId} = range.journal_id` : sql`${sectionId} = ${section}::uuid`;
  const withTurn = sql` and ${turn} = range.turn`;
  const withEditor = sql` and ${handledBy} = range.editor`;
  const kinds = [true, false].flatMap((hasEditor) =>
    [true, false].map((hasTurn) => ({
      ranges: ranges.filter(
        (range) => (range.editor !== undefined) === hasEditor && (range.turn !== undefined) === hasTurn,
      ),
      isIn: sql`${isThere} and ${state} = range.state${hasTurn ? withTurn : sql``}${hasEditor ? withEditor : sql``}`,
    })),
  );
  return kinds.filter((kind) => kind.ranges.length > 0);
}

const nothing = sql`select ${columns} from ${manuscripts} where false`;
const eitherOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

/** Reads up to the limit from each range by index, because the first rows of all are among them. */
function alongEach(kinds: readonly Kind[], where: SQL, limit: number, order: SQL): SQL {
  const queries = kinds.map(
    ({ ranges, isIn }) => sql`select listed.* from ${tableOf(ranges)}, lateral (
      select ${columns} from ${manuscripts} where ${isOnDesks} and ${isIn} and ${where} ${order} limit ${limit}
    ) as listed`,
  );
  return queries.length === 0 ? nothing : sql.join(queries, sql` union all `);
}

const isInRanges = (kinds: readonly Kind[]): SQL =>
  eitherOf(kinds.map(({ ranges, isIn }) => sql`exists (select from ${tableOf(ranges)} where ${isIn})`));

const byDate: Order = {
  order: sql`${dueAt}, ${id}`,
  follows: (place) => sql`(${dueAt}, ${id}) > (${instant(place.at)}, ${place.id}::uuid)`,
};
/** Tasks without a date come where their last change puts them. */
const byTask: Order = {
  order: sql`coalesce(${dueAt}, ${updatedAt}), ${id}`,
  follows: (place) => sql`(coalesce(${dueAt}, ${updatedAt}), ${id}) > (${instant(place.at)}, ${place.id}::uuid)`,
};
/** The latest change first. */
const byChange: Order = {
  order: sql`${updatedAt} desc, ${id} desc`,
  follows: (place) => sql`(${updatedAt}, ${id}) < (${instant(place.at)}, ${place.id}::uuid)`,
};

/** The few manuscripts that ask a person for something, where they are in this list. */
function requestsIn(journals: readonly EditedJournal[], requests: readonly string[], wish: DeskWish): SQL {
  const { userId, editor, section, states } = wish;
  const editors = [userId, noEditor].filter((one) => (editor ?? one) === one);
  const isWished = states ? sql`${state} = any(${sql.param([...states])}::text[])` : sql`true`;
  const isThere = section === undefined ? sql`true` : sql`${sectionId} = ${section}::uuid`;
  return sql`${id} = any(${idsOf(requests)}) and ${isWished} and ${isThere} and ${journalId} = any(${idsOf(journals.map((one) => one.id))}) and ${handledBy} = any(${idsOf(editors)})`;
}

const orderOf = (part: DeskWish['part']): Order => {
  if (part === 'decided' || part === 'all') return byChange;
  return part === 'needs-me' ? byTask : byDate;
};

/** What is known of a person before their lists are read: it is the same for each of them. */
export interface KnownOfPerson {
  /** The manuscripts over which they have a conflict of interest. */
  readonly conflicts: readonly string[];
  /** The manuscripts that ask them for something, in whatever turn. */
  readonly requests: readonly string[];
}

/**
 * A part of the desk. Open ones have a date, and the earliest comes first; others are ordered by their last change.
 * What authors, mail servers and late reviewers ask for, and texts to publish, are tasks, too, in every turn.
 */
export function deskList(journals: readonly EditedJournal[], known: KnownOfPerson, wish: DeskWish): DeskList {
  const { part } = wish;
  const kinds = kindsOf(rangesOf(journals, wish), wish.section);
  const [order, along] = [orderOf(part), part === 'decided' || part === 'all' ? byChange : byDate];
  const own = known.conflicts.length === 0 ? sql`true` : sql`${id} <> all(${idsOf(known.conflicts)})`;
  const inTime = along === byDate ? sql`${dueAt} is not null and ${own}` : own;
  const where = part === 'waiting' ? sql`${id} <> all(${idsOf(known.requests)}) and ${inTime}` : inTime;
  const fromRanges: DeskList['from'] = (limit, more, isCounted) =>
    alongEach(kinds, sql`${where} and ${more(along)}`, limit, isCounted ? sql`` : sql`order by ${along.order}`);
  const holds = sql`${isOnDesks} and ${where} and ${isInRanges(kinds)}`;
  if (part !== 'needs-me' || known.requests.length === 0) return { ...order, holds, from: fromRanges };
  const isRequest = sql`${isOnDesks} and ${requestsIn(journals, known.requests, wish)} and ${own}`;
  return {
    ...order,
    holds: sql`(${holds} or ${isRequest})`,
    from: (limit, more, isCounted) =>
      sql`${fromRanges(limit, more, isCounted)} union all select ${columns} from ${manuscripts} where ${isRequest} and not ${isInRanges(kinds)} and ${more(byTask)}`,
  };
}

const idsFrom = async (db: Database, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);

const first = (list: DeskList, rows: SQL, where: SQL, limit: number): SQL =>
  sql`select ${id} from (${rows}) as ${manuscripts} where ${where} order by ${list.order} limit ${limit}`;

/** Finds common words: they are soon met when one goes along the list. */
function foundOnTheWay(list: DeskList, more: Narrowing, words: readonly string[], many: number, limit: number): SQL {
  const beginning = sql`select * from (${list.from(many, more)}) as ${manuscripts} order by ${list.order} limit ${many}`;
  return first(list, beginning, holdsWords(searchText, words) ?? sql`true`, limit);
}

/** Finds rare words by their index. Without `materialized` the list itself would be read to its end, and each text parsed. */
const foundByIndex = (list: DeskList, more: Narrowing, words: readonly string[], limit: number): SQL =>
  sql`with ${manuscripts} as materialized (
    select ${columns}, ${facts} from ${manuscripts} where ${isOnDesks} and ${holdsWordsByIndex(searchText, words)}
  ) select ${id} from ${manuscripts} where ${list.holds} and ${more(list)} order by ${list.order} limit ${limit}`;

/** The ids of one part of a list, in its order, and one more where it goes on. */
export async function listDesk(
  db: Database,
  list: DeskList,
  { after, words, limit = partSize + 1 }: { after: Place | null; words: readonly string[] | null; limit?: number },
): Promise<string[]> {
  const more: Narrowing = (by) => (after === null ? sql`true` : by.follows(after));
  if (words === null) return idsFrom(db, first(list, list.from(limit, more), sql`true`, limit));
  if (words.length === 0) return [];
  return idsAlongOrByIndex(db, {
    // Of each range.
    lookedThrough: [50, 300],
    along: (many) => foundOnTheWay(list, more, words, many, limit),
    byIndex: foundByIndex(list, more, words, limit),
    limit,
  });
}

/** How many manuscripts need a person now, and how many of them are overdue; a thousand are enough to say. */
export async function countNeeds(
  db: Database,
  list: DeskList,
  now: Date,
): Promise<{ needsMe: number; overdue: number }> {
  const counted = (more: SQL) =>
    sql`(select count(*)::int from (select from (${list.from(mostCounted, () => more, true)}) as listed limit ${mostCounted}) as counted)`;
  const { rows } = await db.execute<{ needsMe: number; overdue: number }>(
    sql`select ${counted(sql`true`)} as "needsMe", ${counted(sql`${dueAt} < ${instant(now)}`)} as overdue`,
  );
  return rows[0] ?? { needsMe: 0, overdue: 0 };
}

type JournalWithRole = Omit<EditedJournal, 'turns'> & { readonly isChief: boolean };

/** The journals that a person edits: by role, or all of them for an administrator. */
export async function listEditedJournals(
  db: Database,
  { userId, isAdmin }: { readonly userId: string; readonly isAdmin: boolean },
): Promise<JournalWithRole[]> {
  const { rows } = await db.execute<JournalWithRole>(sql`
    select journals.id::text as id, abbreviation, ${isAdmin} or coalesce(bool_or(role = 'editor-in-chief'), false) as "isChief",
      array(
        select distinct other.user_id::text from journal_role_holders other
        where other.journal_id = journals.id and other.role in ('editor', 'editor-in-chief')
      ) as "editorIds"
    from journals left join journal_role_holders holder
      on holder.journal_id = journals.id and holder.user_id = ${userId} and role in ('editor', 'editor-in-chief')
    where ${isAdmin} or holder.user_id is not null
    group by journals.id order by journals.id`);
  return rows;
}
