import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * How many articles there are, of the house (no journal) and of each journal: in all, by year and by month of publication.
 * The database counts with each change (`count_article`), so that no page counts a million rows.
 */
export const articleCounts = pgTable(
  'article_counts',
  {
    journalId: uuid(),
    level: text({ enum: ['all', 'year', 'month'] }).notNull(),
    /** `2011`, `2011-05`; of a month where only the year is known, the year; of all, nothing. */
    period: text().notNull(),
    /** The withdrawn among them. */
    published: integer().notNull(),
    withdrawn: integer().notNull(),
    /** When one of them last changed. */
    changedAt: instant().notNull(),
  },
  (table) => [
    unique('article_counts_of').on(table.journalId, table.level, table.period).nullsNotDistinct(),
    index('article_counts_level').on(table.level, table.period),
    // Those of the house alone, which every search goes back by: a few hundred among those of all journals.
    index('article_counts_of_house')
      .on(table.level, table.period)
      .where(sql`${table.journalId} is null`),
  ],
);
