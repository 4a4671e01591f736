import { pgTable, text } from 'drizzle-orm/pg-core';
import { retractionNatures } from '../../../contracts/retracted-works.ts';

/** Works that were retracted, or about which a journal has raised concern, as the last imported list has them. */
export const retractedWorks = pgTable('retracted_works', {
  /** In lower case. */
  doi: text().primaryKey(),
  title: text().notNull(),
  nature: text({ enum: retractionNatures }).notNull(),
  /** The day of the notice, as 2026-11-29. */
  noticedOn: text().notNull(),
  noticeDoi: text(),
});
