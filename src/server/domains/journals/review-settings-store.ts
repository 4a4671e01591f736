import { asc, eq, sql } from 'drizzle-orm';
import type { ReviewSettings } from '../../../contracts/review-settings-values.ts';
import type { Database } from '../../db/database.ts';
import { journals } from '../../db/schema/index.ts';

const columns = {
  journalId: journals.id,
  journalTitle: journals.title,
  journalAbbreviation: journals.abbreviation,
  reviewModel: journals.reviewModel,
  reportsNeeded: journals.reportsNeeded,
  invitationDays: journals.invitationDays,
  reviewDays: journals.reviewDays,
  revisionDays: journals.revisionDays,
  editorDays: journals.editorDays,
  newManuscriptsTo: journals.newManuscriptsTo,
  showsStatistics: journals.showsStatistics,
  publishesReviews: journals.publishesReviews,
  hasProduction: journals.hasProduction,
};

/** How every journal reviews, by title. */
export async function listSettings(db: Database): Promise<ReviewSettings[]> {
  return db
    .select(columns)
    .from(journals)
    .orderBy(asc(sql`lower(${journals.title})`), asc(journals.id));
}

/** How a journal reviews, locked until the transaction ends. */
export async function lockSettings(db: Database, journalId: string): Promise<ReviewSettings | null> {
  const [found] = await db.select(columns).from(journals).where(eq(journals.id, journalId)).for('update');
  return found ?? null;
}

/** What of it can be changed. */
export type ChangedSettings = Omit<ReviewSettings, 'journalId' | 'journalTitle' | 'journalAbbreviation'>;

/** Changes how a journal reviews. */
export async function updateSettings(db: Database, journalId: string, settings: ChangedSettings): Promise<void> {
  await db
    .update(journals)
    .set({ ...settings, version: sql`${journals.version} + 1` })
    .where(eq(journals.id, journalId));
}
