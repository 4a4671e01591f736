import { integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReviewQuestion } from '../../../contracts/review-form-values.ts';
import { id, instant } from './columns.ts';
import { journals } from './publications.ts';

/** The versions of the journals’ review forms; none is ever changed. */
export const reviewForms = pgTable(
  'review_forms',
  {
    id: id(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    version: integer().notNull(),
    questions: jsonb().$type<ReviewQuestion[]>().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('review_forms_version').on(table.journalId, table.version)],
);
