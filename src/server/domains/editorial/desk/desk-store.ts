import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { mostCounted, parties, type Party } from '../../../../contracts/constants.ts';
import type { Database } from '../../../db/database.ts';
import { manuscripts, revisionExtensions } from '../../../db/schema/index.ts';
import { holdsWords, holdsWordsByIndex, idsAlongOrByIndex } from '../../../db/word-search.ts';
import type { Person } from '../../accounts/index.ts';
import { partSize, type Place } from '../manuscripts/list-cursor.ts';
import { withoutConflictsOf } from '../../conflicts/index.ts';
import { cameBack } from '../invitations/invitation-store.ts';

/** A journal that a person edits, with the turns that are theirs. */
export interface EditedJournal {
  readonly id: string;
  readonly abbreviation: string;
  readonly turns: readonly Party[];
}

/** Where a part of the desk is read: along the index of each journal’s turns. */
interface Stretch {
  readonly journalId: string;
  readonly turn: Party;
}

/** A part of the desk: its content, its order, and how to read one page by index. */
export interface DeskList {
  readonly holds: SQL;
  /** `isCounted`: in whatever order they come. */
  readonly from: (limit: number, more: SQL, isCounted?: boolean) => SQL;
  readonly order: SQL;
  readonly follows: (place: Place) => SQL;
}

const { id, journalId, turn, state, dueAt, updatedAt, deletedAt, reviewModel, searchText } = manuscripts;
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const onDesks = sql`${deletedAt} is null and ${reviewModel} = 'double-anonymous'`;
const columns = sql`${id}, ${dueAt}, ${updatedAt}, ${searchText}`;
const asking = sql`select manuscript_id from revision_extensions where state = 'waiting'`;
const returned = sql`select manuscript_id from (${cameBack}) as came_back`;
/** The manuscripts whose authors have a pending request for more time, or of which an invitation came back. */
const isAsked = sql`(${state} = 'revision-requested' and ${id} in (${asking}) or ${id} in (${returned}))`;

const journalsIn = (journals: readonly EditedJournal[]): SQL =>
  sql`${sql.param(journals.map((one) => one.id))}::uuid[]`;

function stretchesOf(journals: readonly EditedJournal[], turnsOf: (journal: EditedJournal) => readonly Party[]): SQL {
  const all: Stretch[] = journals.flatMap((journal) =>
    turnsOf(journal).map((one) => ({ journalId: journal.id, turn: one })),
  );
  return sql`unnest(${sql.param(all.map((one) => one.journalId))}::uuid[], ${sql.param(all.map((one) => one.turn))}::text[])`;
}

const byDate = {
  order: sql`${dueAt}, ${id}`,
  follows: (place: Place) => sql`(${dueAt}, ${id}) > (${instant(place.at)}, ${place.id}::uuid)`,
};

/** Reads up to the limit from each range by index, because the first rows of all are among them. */
const alongEach = (stretches: SQL, where: SQL, limit: number, order: SQL = sql`order by ${byDate.order}`): SQL =>
  sql`select listed.* from ${stretches} as stretch (journal_id, turn), lateral (
      select ${columns} from ${manuscripts}
      where ${onDesks} and ${journalId} = stretch.journal_id and ${turn} = stretch.turn and ${where}
      ${order} limit ${limit}
    ) as listed`;

/**
 * A person's tasks: manuscripts with their turn, authors' requests and invitations that came back; the earliest due
 * first. The few requests are looked up one by one, because a join would scan every manuscript.
 */
export function needsList(journals: readonly EditedJournal[], person: Person): DeskList {
  const stretches = stretchesOf(journals, (journal) => journal.turns);
  const where = sql`${dueAt} is not null and ${withoutConflictsOf(person)}`;
  const ofJournals = sql`${journalId} = any(${journalsIn(journals)})`;
  return {
    ...byDate,
    holds: sql`${onDesks} and ${where} and ((${journalId}, ${turn}) in (select * from ${stretches}) or ${ofJournals} and ${isAsked})`,
    from: (
      limit,
      more,
      isCounted,
    ) => sql`${alongEach(stretches, sql`${where} and ${more}`, limit, isCounted ? sql`` : undefined)}
      union all select listed.* from (${asking} union ${returned}) as asked, lateral (
        select ${columns} from ${manuscripts} where ${id} = asked.manuscript_id and ${onDesks} and ${isAsked}
          and (${journalId}, ${turn}) not in (select * from ${stretches}) and ${ofJournals} and ${where} and ${more} limit 1
      ) as listed`,
  };
}

/** Manuscripts that are not this editor's turn. Rejected ones are the author's turn and have no date. */
export function waitingList(journals: readonly EditedJournal[], person: Person): DeskList {
  const stretches = stretchesOf(journals, ({ turns }) => parties.filter((party) => !turns.includes(party)));
  const where = sql`${dueAt} is not null and not (${isAsked}) and ${withoutConflictsOf(person)}`;
  return {
    ...byDate,
    holds: sql`${onDesks} and ${where} and (${journalId}, ${turn}) in (select * from ${stretches})`,
    from: (limit, more) => alongEach(stretches, sql`${where} and ${more}`, limit),
  };
}

/** Closed manuscripts, the latest first. */
export function decidedList(journals: readonly EditedJournal[], person: Person): DeskList {
  const order = sql`${updatedAt} desc, ${id} desc`;
  const where = sql`${onDesks} and ${state} in ('rejected', 'withdrawn', 'published') and ${withoutConflictsOf(person)}`;
  return {
    order,
    holds: sql`${where} and ${journalId} = any(${journalsIn(journals)})`,
    follows: (place) => sql`(${updatedAt}, ${id}) < (${instant(place.at)}, ${place.id}::uuid)`,
    from: (limit, more) => sql`select listed.* from unnest(${journalsIn(journals)}) as stretch (journal_id), lateral (
      select ${columns} from ${manuscripts} where ${where} and ${journalId} = stretch.journal_id and ${more}
      order by ${order} limit ${limit}
    ) as listed`,
  };
}

const idsFrom = async (db: Database, query: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map((row) => row.id);

const first = (list: DeskList, rows: SQL, where: SQL): SQL =>
  sql`select ${id} from (${rows}) as ${manuscripts} where ${where} order by ${list.order} limit ${partSize + 1}`;

/** Finds common words: they are soon met when one goes along the list. */
function foundOnTheWay(list: DeskList, more: SQL, words: readonly string[], many: number): SQL {
  const beginning = sql`select * from (${list.from(many, more)}) as ${manuscripts} order by ${list.order} limit ${many}`;
  return first(list, beginning, holdsWords(searchText, words) ?? sql`true`);
}

/** Finds rare words by their index. Without `materialized` the list itself would be read to its end. */
const foundByIndex = (list: DeskList, more: SQL, words: readonly string[]): SQL =>
  sql`with ${manuscripts} as materialized (
    select ${columns} from ${manuscripts} where ${holdsWordsByIndex(searchText, words)} and ${list.holds} and ${more}
  ) select ${id} from ${manuscripts} order by ${list.order} limit ${partSize + 1}`;

/** The ids of one part of a list, in its order, and one more where it goes on. */
export async function listDesk(
  db: Database,
  list: DeskList,
  { after, words }: { after: Place | null; words: readonly string[] | null },
): Promise<string[]> {
  const more = after === null ? sql`true` : list.follows(after);
  if (words === null) return idsFrom(db, first(list, list.from(partSize + 1, more), sql`true`));
  if (words.length === 0) return [];
  return idsAlongOrByIndex(db, {
    // Of each journal and turn.
    lookedThrough: [50, 300],
    along: (many) => foundOnTheWay(list, more, words, many),
    byIndex: foundByIndex(list, more, words),
    limit: partSize + 1,
  });
}

/** How many manuscripts need a person now, and how many of them are overdue; a thousand are enough to say. */
export async function countNeeds(
  db: Database,
  list: DeskList,
  now: Date,
): Promise<{ needsMe: number; overdue: number }> {
  const counted = (more: SQL) =>
    sql`(select count(*)::int from (select from (${list.from(mostCounted, more, true)}) as listed limit ${mostCounted}) as counted)`;
  const { rows } = await db.execute<{ needsMe: number; overdue: number }>(
    sql`select ${counted(sql`true`)} as "needsMe", ${counted(sql`${dueAt} < ${instant(now)}`)} as overdue`,
  );
  return rows[0] ?? { needsMe: 0, overdue: 0 };
}

/** The journals that a person edits: by role, or all of them for an administrator. */
export async function listEditedJournals(
  db: Database,
  { userId, isAdmin }: { readonly userId: string; readonly isAdmin: boolean },
): Promise<{ id: string; abbreviation: string; isChief: boolean }[]> {
  const { rows } = await db.execute<{ id: string; abbreviation: string; isChief: boolean }>(sql`
    select journals.id::text as id, abbreviation, ${isAdmin} or coalesce(bool_or(role = 'editor-in-chief'), false) as "isChief"
    from journals left join journal_role_holders holder
      on holder.journal_id = journals.id and holder.user_id = ${userId} and role in ('editor', 'editor-in-chief')
    where ${isAdmin} or holder.user_id is not null
    group by journals.id order by journals.id`);
  return rows;
}

/** Those of these manuscripts whose authors wait for more time. */
export async function listWaitingExtensions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: revisionExtensions.manuscriptId })
    .from(revisionExtensions)
    .where(and(inArray(revisionExtensions.manuscriptId, [...ids]), eq(revisionExtensions.state, 'waiting')));
  return new Set(rows.map((row) => row.id));
}
