import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { manuscriptContents, manuscripts } from './manuscripts.ts';

/** Every version as submitted, with its decision. */
export const manuscriptVersions = pgTable(
  'manuscript_versions',
  {
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id),
    version: integer().notNull(),
    ...manuscriptContents(),
    submittedAt: instant().notNull(),
    outcome: text({ enum: ['accepted', 'rejected', 'returned', 'revision-requested'] }),
    decidedAt: instant(),
    rejectionText: text(),
    rejectionFileIds: uuid().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.manuscriptId, table.version] }),
    index('manuscript_versions_first')
      .on(table.submittedAt, table.manuscriptId)
      .where(sql`${table.version} = 1`),
    index('manuscript_versions_outcomes')
      .on(table.manuscriptId, table.decidedAt, table.outcome)
      .where(sql`${table.decidedAt} is not null`),
    index('manuscript_versions_decided')
      .on(table.decidedAt, table.manuscriptId, table.outcome)
      .where(sql`${table.decidedAt} is not null`),
  ],
);

/** The last number given in each year under each abbreviation, in lower case; only `next_manuscript_number` counts on. */
export const manuscriptNumbers = pgTable(
  'manuscript_numbers',
  {
    abbreviation: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.abbreviation, table.year] })],
);
