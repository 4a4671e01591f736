import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { buildStates, type LeftOut } from '../../../contracts/issue-builds.ts';
import { id, instant } from './columns.ts';
import { files } from './files.ts';
import { journals } from './publications.ts';

/** Issue documents built from articles: the request, the progress and the result. */
export const issueBuilds = pgTable(
  'issue_builds',
  {
    id: id(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    volume: text().notNull(),
    number: text().notNull(),
    /** In their order in the issue. */
    articleIds: jsonb().$type<string[]>().notNull(),
    leftOut: jsonb().$type<LeftOut[]>().notNull(),
    preface: text().notNull(),
    /** The picture that was sent for the cover; without one it is drawn. */
    pictureFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    state: text({ enum: buildStates }).notNull(),
    /** How many articles have been put in. */
    done: integer().notNull().default(0),
    /** Why the build failed, shown to the person who requested it. */
    failure: text(),
    pages: integer(),
    coverFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    documentFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull(),
    /** When something was last heard of the work. */
    heardAt: instant().notNull(),
    /** When the person who requested it dismissed it. */
    forgottenAt: instant(),
  },
  (table) => [
    index('issue_builds_of_person').on(table.createdBy, table.createdAt),
    index('issue_builds_document').on(table.documentFileId),
  ],
);
