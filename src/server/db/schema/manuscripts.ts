import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ManuscriptAuthor } from '../../../contracts/manuscripts.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { uploads } from './files.ts';
import { journals } from './publications.ts';

export const manuscriptStates = ['submitted', 'rejected', 'published'] as const;
export type ManuscriptState = (typeof manuscriptStates)[number];

/** Shares its id with the article that it becomes. */
export const manuscripts = pgTable(
  'manuscripts',
  {
    id: id(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    submittingUserId: uuid()
      .notNull()
      .references(() => users.id),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    /** The files as submitted; a later upload under the same id changes nothing here. */
    fileIds: uuid().array().notNull(),
    title: text().notNull(),
    abstract: text().notNull(),
    keywords: jsonb().$type<string[]>().notNull(),
    authors: jsonb().$type<ManuscriptAuthor[]>().notNull(),
    state: text({ enum: manuscriptStates }).notNull(),
    specialReview: boolean().notNull(),
    volume: integer().notNull(),
    issue: integer().notNull(),
    publicPdfName: text(),
    rejectionText: text(),
    submittedAt: instant().notNull(),
    decidedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('manuscripts_upload').on(table.uploadId),
    index('manuscripts_of_user').on(table.submittingUserId, table.id),
    index('manuscripts_waiting').on(table.state, table.specialReview, table.id),
  ],
);

/** Who did what, and when; rows are only ever added. */
export const records = pgTable(
  'records',
  {
    id: id(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subjectId: uuid().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('records_of_subject').on(table.subjectId, table.id)],
);
