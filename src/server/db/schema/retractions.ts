import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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

/** The same works by their titles, for citations without a DOI; short titles, which mislead, are left out. */
export const retractedTitles = pgTable(
  'retracted_titles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The first words of the title, by which it is found in a text. */
    beginning: text().notNull(),
    /** The whole title in the same form. */
    words: text().notNull(),
    /** In which the work was published. */
    year: text().notNull(),
    doi: text(),
    title: text().notNull(),
    nature: text({ enum: retractionNatures }).notNull(),
    noticedOn: text().notNull(),
    noticeDoi: text(),
  },
  (table) => [index('retracted_titles_beginning').on(table.beginning)],
);
