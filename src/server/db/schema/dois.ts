import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { doiStates } from '../../../contracts/dois.ts';
import { instant } from './columns.ts';

/** The DOIs that the publisher assigned, each permanently to one article, with their state at the registrar. */
export const doiRegistrations = pgTable(
  'doi_registrations',
  {
    /** In lower case. It outlives whatever becomes of its article, so that it is given once. */
    doi: text().primaryKey(),
    articleId: uuid().notNull(),
    /** The published review that it names; null for the article itself. */
    openReviewId: uuid(),
    state: text({ enum: doiStates }).notNull(),
    /** Counts the requested deposits: an answer to an earlier one settles nothing. */
    revision: integer().notNull().default(1),
    /** The file of the last deposit, by which the registrar is asked. */
    fileName: text(),
    submittedAt: instant(),
    registeredAt: instant(),
    tries: integer().notNull().default(0),
    lastError: text(),
    /** When the next step is due. */
    nextTryAt: instant().notNull(),
    stateAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('doi_registrations_article')
      .on(table.articleId)
      .where(sql`${table.openReviewId} is null`),
    index('doi_registrations_of_article').on(table.articleId),
    uniqueIndex('doi_registrations_review').on(table.openReviewId),
    index('doi_registrations_due')
      .on(table.nextTryAt)
      .where(sql`${table.state} in ('waiting', 'submitted')`),
    index('doi_registrations_open')
      .on(table.createdAt, table.articleId)
      .where(sql`${table.state} <> 'registered'`),
  ],
);
