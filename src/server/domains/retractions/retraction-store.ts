import { asc, inArray } from 'drizzle-orm';
import type { RetractedWork } from '../../../contracts/retracted-works.ts';
import type { Database } from '../../db/database.ts';
import { retractedWorks } from '../../db/schema/index.ts';

/** The works of the list with these DOIs, in lower case. */
export const findRetracted = async (db: Database, dois: readonly string[]): Promise<RetractedWork[]> =>
  dois.length === 0
    ? []
    : db
        .select()
        .from(retractedWorks)
        .where(inArray(retractedWorks.doi, [...dois]))
        .orderBy(asc(retractedWorks.title));

/** Whether a list has been imported. */
export const hasRetractions = async (db: Database): Promise<boolean> =>
  (await db.select({ doi: retractedWorks.doi }).from(retractedWorks).limit(1)).length > 0;

const worksPerStatement = 1000;

/** Replaces the list. */
export async function replaceRetractions(db: Database, works: readonly RetractedWork[]): Promise<void> {
  await db.delete(retractedWorks);
  for (let start = 0; start < works.length; start += worksPerStatement)
    await db.insert(retractedWorks).values(works.slice(start, start + worksPerStatement));
}
