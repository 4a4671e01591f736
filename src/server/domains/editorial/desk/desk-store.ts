import { sql, type SQL } from 'drizzle-orm';
import { mostCounted } from '../../../../contracts/constants.ts';
import type { Database } from '../../../db/database.ts';
import { handledBy, isOnDesks, manuscripts, noEditor } from '../../../db/schema/index.ts';
import { foundAmong, holdsWordsByIndex, idsAlongOrByIndex } from '../../../db/word-search.ts';
import { partSize, type Place } from '../manuscripts/list-cursor.ts';
import { rangesOf, type DeskWish, type EditedJournal, type Range } from './desk-ranges.ts';

/** An order, and what comes after a place in it. */
interface Order {
  readonly order: SQL;
  readonly follows: (place: Place) => SQL;
}

/** An order of indexes, with what an index has of the places: so rows need not be read. */
interface Along extends Order {
  readonly places: SQL;
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
/** What lists are ordered by. */
const places = sql`${id}, ${dueAt}, ${updatedAt}`;
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
  /** What a row of a range has in common with it. */
  readonly isIn: SQL;
  /** The same columns, of a row and of a range. */
  readonly inRow: SQL;
  readonly ofRange: SQL;
}

/** Only what each range says is compared, so that an index is used; a section says its journal. */
function kindOf(ranges: readonly Range[], section: string | undefined): Kind {
  const [one] = ranges;
  const pairs = [
    ...(section === undefined
      ? [[sql`${journalId}`, sql`range.journal_id`]]
      : [[sql`${sectionId}`, sql`${section}::uuid`]]),
    [sql`${state}`, sql`range.state`],
    ...(one?.turn === undefined ? [] : [[sql`${turn}`, sql`range.turn`]]),
    ...(one?.editor === undefined ? [] : [[handledBy, sql`range.editor`]]),
  ] as const;
  return {
    ranges,
    isIn: sql.join(
      pairs.map(([ofRow, ofRange]) => sql`${ofRow} = ${ofRange}`),
      sql` and `,
    ),
    inRow: sql.join(
      pairs.map(([ofRow]) => ofRow),
      sql`, `,
    ),
    ofRange: sql.join(
      pairs.map(([, ofRange]) => ofRange),
      sql`, `,
    ),
  };
}

const kindsOf = (ranges: readonly Range[], section: string | undefined): Kind[] =>
  [true, false]
    .flatMap((hasEditor) => [true, false].map((hasTurn) => ({ hasEditor, hasTurn })))
    .map(({ hasEditor, hasTurn }) =>
      ranges.filter((range) => (range.editor !== undefined) === hasEditor && (range.turn !== undefined) === hasTurn),
    )
    .filter((kind) => kind.length > 0)
    .map((kind) => kindOf(kind, section));

const nothing = sql`select ${places} from ${manuscripts} where false`;
const eitherOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

/** Reads up to the limit from each range by index alone, because the first rows of all are among them. */
function alongEach(kinds: readonly Kind[], along: Along, where: SQL, limit: number, isCounted: boolean): SQL {
  const order = isCounted ? sql`` : sql`order by ${along.order}`;
  const queries = kinds.map(
    ({ ranges, isIn }) => sql`select listed.* from ${tableOf(ranges)}, lateral (
      select ${along.places} from ${manuscripts} where ${isOnDesks} and ${isIn} and ${where} ${order} limit ${limit}
    ) as listed`,
  );
  return queries.length === 0 ? nothing : sql.join(queries, sql` union all `);
}

/** By one look into a table for each row, however many ranges there are. */
const isInRanges = (kinds: readonly Kind[]): SQL =>
  eitherOf(kinds.map(({ ranges, inRow, ofRange }) => sql`(${inRow}) in (select ${ofRange} from ${tableOf(ranges)})`));

const byDate: Along = {
  places: sql`${id}, ${dueAt}, ${dueAt} as updated_at`,
  order: sql`${dueAt}, ${id}`,
  follows: (place) => sql`(${dueAt}, ${id}) > (${instant(place.at)}, ${place.id}::uuid)`,
};
/** Tasks without a date come where their last change puts them. */
const byTask: Order = {
  order: sql`coalesce(${dueAt}, ${updatedAt}), ${id}`,
  follows: (place) => sql`(coalesce(${dueAt}, ${updatedAt}), ${id}) > (${instant(place.at)}, ${place.id}::uuid)`,
};
/** The latest change first. */
const byChange: Along = {
  places: sql`${id}, null::timestamptz as due_at, ${updatedAt}`,
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
  const fromRanges: DeskList['from'] = (limit, more, isCounted = false) =>
    alongEach(kinds, along, sql`${where} and ${more(along)}`, limit, isCounted);
  const holds = sql`${isOnDesks} and ${where} and ${isInRanges(kinds)}`;
  if (part !== 'needs-me' || known.requests.length === 0) return { ...order, holds, from: fromRanges };
  const isRequest = sql`${isOnDesks} and ${requestsIn(journals, known.requests, wish)} and ${own}`;
  return {
    ...order,
    holds: sql`(${holds} or ${isRequest})`,
    from: (limit, more, isCounted) =>
      sql`${fromRanges(limit, more, isCounted)} union all select ${places} from ${manuscripts} where ${isRequest} and (${isInRanges(kinds)}) is not true and ${more(byTask)}`,
  };
}

const idsFrom = async (db: Database, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);

const first = (list: DeskList, rows: SQL, where: SQL, limit: number): SQL =>
  sql`select ${id} from (${rows}) as ${manuscripts} where ${where} order by ${list.order} limit ${limit}`;

/** Finds common words: they are soon met when one goes along the list. */
function foundOnTheWay(list: DeskList, more: Narrowing, words: readonly string[], many: number): SQL {
  const rows = sql`select ${places} from (${list.from(many, more)}) as ${manuscripts} order by ${list.order} limit ${many}`;
  return foundAmong(
    sql`select texts.id, texts.search_text, row_number() over (order by ${list.order}) as place
      from (${rows}) as ${manuscripts} join ${manuscripts} texts on texts.id = ${id}`,
    { table: manuscripts, id, searchText },
    words,
  );
}

/** Finds rare words by their index. Without `materialized` the list itself would be read to its end, and each text parsed. */
const foundByIndex = (list: DeskList, more: Narrowing, words: readonly string[], limit: number): SQL =>
  sql`with ${manuscripts} as materialized (
    select ${places}, ${facts} from ${manuscripts} where ${isOnDesks} and ${holdsWordsByIndex(searchText, words)}
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
    lookedThrough: [100, 500],
    along: (many) => foundOnTheWay(list, more, words, many),
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
