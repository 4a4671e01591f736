import { asc, inArray, sql } from 'drizzle-orm';
import type { RetractedWork } from '../../../contracts/retracted-works.ts';
import type { Database } from '../../db/database.ts';
import { retractedTitles, retractedWorks } from '../../db/schema/index.ts';

export type TitleRow = typeof retractedTitles.$inferSelect;

/** The works of the list with these DOIs, in lower case. */
export const listRetracted = async (db: Database, dois: readonly string[]): Promise<RetractedWork[]> =>
  dois.length === 0
    ? []
    : db
        .select()
        .from(retractedWorks)
        .where(inArray(retractedWorks.doi, [...dois]))
        .orderBy(asc(retractedWorks.title));

/** The works of the list whose titles begin so. */
export const listTitlesBegun = (db: Database, beginnings: readonly string[]): Promise<TitleRow[]> =>
  db
    .select()
    .from(retractedTitles)
    .where(sql`${retractedTitles.beginning} = any(${sql.param([...beginnings])}::text[])`);

/** Whether a list has been imported. */
export const hasRetractions = async (db: Database): Promise<boolean> =>
  (await db.select({ id: retractedTitles.id }).from(retractedTitles).limit(1)).length > 0 ||
  (await db.select({ doi: retractedWorks.doi }).from(retractedWorks).limit(1)).length > 0;

/** A notice about a work, as the list has it. */
export interface Notice extends Omit<RetractedWork, 'nature'> {
  readonly nature: RetractedWork['nature'] | 'reinstated';
  /** Of the title, in the form in which it is looked for; null for a short one. */
  readonly beginning: string | null;
  readonly words: string | null;
  readonly year: string;
}

const columns = sql.raw(
  'doi text, title text, nature text, "noticedOn" text, "noticeDoi" text, beginning text, words text, year text',
);

/** Makes room for the notices of a list, in the transaction that imports it. */
export async function openNotices(db: Database): Promise<void> {
  await db.execute(
    sql`create temporary table notices (number bigint generated always as identity, ${columns}) on commit drop`,
  );
}

export async function addNotices(db: Database, notices: readonly Notice[]): Promise<void> {
  await db.execute(sql`
    insert into notices (doi, title, nature, "noticedOn", "noticeDoi", beginning, words, year)
    select * from json_to_recordset(${JSON.stringify(notices)}::json) as given (${columns})`);
}

/** Replaces the list by the notices: of several about a work the latest counts. Answers how many works are listed. */
export async function replaceByNotices(db: Database): Promise<number> {
  await db.delete(retractedWorks);
  await db.delete(retractedTitles);
  await db.execute(sql`
    insert into ${retractedWorks} (doi, title, nature, noticed_on, notice_doi)
    select doi, title, nature, "noticedOn", "noticeDoi" from (
      select distinct on (doi) * from notices where doi is not null order by doi, "noticedOn" desc, number desc
    ) latest where nature <> 'reinstated'`);
  await db.execute(sql`
    insert into ${retractedTitles} (beginning, words, year, doi, title, nature, noticed_on, notice_doi)
    select beginning, words, year, doi, title, nature, "noticedOn", "noticeDoi" from (
      select distinct on (work) * from (select *, coalesce(doi, words || ' ' || year) as work from notices) told
      where work is not null order by work, "noticedOn" desc, number desc
    ) latest where nature <> 'reinstated' and words is not null and year <> ''`);
  const { rows } = await db.execute<{ works: number }>(sql`
    select (select count(*)::int from ${retractedWorks}) + (select count(*)::int from ${retractedTitles} where doi is null) as works`);
  return rows[0]?.works ?? 0;
}
