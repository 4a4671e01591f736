import { and, count, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Statements } from '../../../../contracts/statements.ts';
import type { NamedClass } from '../../../../contracts/journal-setup-values.ts';
import { journals, manuscriptClasses, manuscripts, users } from '../../../db/schema/index.ts';
import type { Person } from '../../accounts/index.ts';
import { openToOffice } from '../../conflicts/index.ts';
import { undecidedStates } from './manuscript-lifecycle.ts';
import type { Database } from '../../../db/database.ts';

const names = sql`(
  select string_agg(concat_ws(' ', author ->> 'authorGivenName', author ->> 'authorLastName'), ' ')
  from jsonb_array_elements(${manuscripts.authors}) author
)`;

const formerly = sql`(select string_agg(former ->> 'number', ' ') from jsonb_array_elements(${manuscripts.formerNumbers}) former)`;

/** All its numbers, title, names of the authors and of who submitted it, folded as everything is that is searched. */
const searchText = sql`search_fold(concat_ws(
  ' ', ${manuscripts.number}, ${formerly}, 'A000' || right(${manuscripts.id}::text, 6), ${manuscripts.title}, ${names}, ${users.otherName}, ${users.surname}
))`;

async function index(db: Database, which: SQL): Promise<void> {
  await db
    .update(manuscripts)
    .set({ searchText })
    .from(users)
    .where(sql`${users.id} = ${manuscripts.submittingUserId} and ${which}`);
}

/** Updates a manuscript's search entries. */
export const indexManuscript = (db: Database, id: string): Promise<void> => index(db, eq(manuscripts.id, id));

/** The same for all that a person submitted, after a change of the person's name. */
export const indexManuscriptsOf = (db: Database, userId: string): Promise<void> =>
  index(db, eq(manuscripts.submittingUserId, userId));

export type ManuscriptRow = typeof manuscripts.$inferSelect;
/** What a change of a manuscript writes. */
export type ManuscriptChange = PgUpdateSetSource<typeof manuscripts>;
export type NewManuscript = typeof manuscripts.$inferInsert & { id: string; statements: Statements };

/** A manuscript with its journal and the person who submitted it. */
export interface FoundManuscript {
  readonly manuscript: ManuscriptRow;
  readonly journal: typeof journals.$inferSelect;
  readonly author: Pick<typeof users.$inferSelect, 'title' | 'surname' | 'otherName' | 'email' | 'deletedAt'>;
  readonly section: NamedClass | null;
  readonly articleType: NamedClass | null;
}

const sections = alias(manuscriptClasses, 'section');
const articleTypes = alias(manuscriptClasses, 'article_type');

/** Rows that are read together with a manuscript. */
const allColumns = getTableColumns(manuscripts);
const beside = {
  journal: journals,
  author: {
    title: users.title,
    surname: users.surname,
    otherName: users.otherName,
    email: users.email,
    deletedAt: users.deletedAt,
  },
  section: { id: sections.id, name: sections.name },
  articleType: { id: articleTypes.id, name: articleTypes.name },
};

/** Selects these columns of manuscripts, with what is read together with them. */
export const selectBeside = <Columns extends Partial<typeof allColumns>>(db: Database, columns: Columns) =>
  db
    .select({ manuscript: columns, ...beside })
    .from(manuscripts)
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .innerJoin(users, eq(users.id, manuscripts.submittingUserId))
    .leftJoin(sections, eq(sections.id, manuscripts.sectionId))
    .leftJoin(articleTypes, eq(articleTypes.id, manuscripts.articleTypeId));

export const selectFound = (db: Database) => selectBeside(db, allColumns);

/** A manuscript by its id, deleted or not. */
export async function findManuscript(db: Database, id: string): Promise<FoundManuscript | null> {
  const [row] = await selectFound(db).where(eq(manuscripts.id, id));
  return row ?? null;
}

/** A manuscript as just written. */
export async function readManuscriptAgain(db: Database, id: string): Promise<FoundManuscript> {
  const found = await findManuscript(db, id);
  if (!found) throw new Error(`Manuscript ${id} was written and is not there`);
  return found;
}

/** A manuscript by its id, locked until the transaction ends, so that changes follow one another. */
export async function lockManuscript(db: Database, id: string): Promise<FoundManuscript | null> {
  const [row] = await selectFound(db).where(eq(manuscripts.id, id)).for('no key update', { of: manuscripts });
  return row ?? null;
}

/** The manuscript that was submitted with an upload, deleted or not. */
export async function findManuscriptOfUpload(db: Database, uploadId: string): Promise<FoundManuscript | null> {
  const [row] = await selectFound(db).where(eq(manuscripts.uploadId, uploadId));
  return row ?? null;
}

/** Every manuscript of a person that is not deleted, oldest first. */
export async function listManuscriptsOf(db: Database, userId: string): Promise<FoundManuscript[]> {
  return selectFound(db)
    .where(and(eq(manuscripts.submittingUserId, userId), isNull(manuscripts.deletedAt)))
    .orderBy(manuscripts.id);
}

/** Manuscripts that wait for a person's verification, regular and special, oldest first. */
export async function listWaitingManuscripts(db: Database, person: Person, limit: number): Promise<FoundManuscript[]> {
  const waitingOf = (special: boolean) =>
    selectFound(db)
      .where(
        and(
          eq(manuscripts.specialReview, special),
          eq(manuscripts.turn, 'administrator'),
          isNull(manuscripts.deletedAt),
          openToOffice(person),
        ),
      )
      .orderBy(manuscripts.waitingSince, manuscripts.id)
      .limit(limit);
  // Each along its own part of the index.
  const waiting = [...(await waitingOf(false)), ...(await waitingOf(true))];
  const since = ({ manuscript }: FoundManuscript) => manuscript.waitingSince.getTime();
  return waiting.toSorted((one, other) => since(one) - since(other)).slice(0, limit);
}

/** Adds a manuscript with the journal's next number in a year, for which simultaneous submissions wait. */
export async function insertManuscript(db: Database, manuscript: NewManuscript, year: number): Promise<void> {
  const number = sql`next_manuscript_number(${manuscript.journalId}, ${year}::integer)`;
  await db.insert(manuscripts).values({ ...manuscript, number });
}

/** The change by which a manuscript gets the number of another journal; the one it had is kept with its round. */
export const renumbered = ({ number, round, formerNumbers }: ManuscriptRow, journalId: string, year: number) => ({
  number: sql`next_manuscript_number(${journalId}, ${year}::integer)`,
  formerNumbers: [...formerNumbers, { number, untilRound: round }],
});

/** Changes a manuscript that the transaction has locked; returns its row. */
export async function updateManuscript(db: Database, id: string, change: ManuscriptChange): Promise<ManuscriptRow> {
  const [changed] = await db.update(manuscripts).set(change).where(eq(manuscripts.id, id)).returning();
  if (!changed) throw new Error(`Manuscript ${id} was changed and is not there`);
  return changed;
}

/** Hides a manuscript, or brings it back. */
export async function setDeleted(
  db: Database,
  id: string,
  change: Pick<ManuscriptRow, 'deletedAt' | 'deletedBy' | 'updatedAt'>,
): Promise<void> {
  await db.update(manuscripts).set(change).where(eq(manuscripts.id, id));
}

/** How many of a person's manuscripts are still to be decided or to become an article. */
export async function countWaitingManuscripts(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(manuscripts)
    .where(
      and(
        eq(manuscripts.submittingUserId, userId),
        inArray(manuscripts.state, [...undecidedStates]),
        isNull(manuscripts.deletedAt),
      ),
    );
  return row?.waiting ?? 0;
}
