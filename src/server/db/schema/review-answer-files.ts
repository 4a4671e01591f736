import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { files } from './files.ts';
import { reviewReports } from './reviews.ts';

/** The files that answer questions of a review form. */
export const reviewAnswerFiles = pgTable(
  'review_answer_files',
  {
    invitationId: uuid()
      .notNull()
      .references(() => reviewReports.invitationId, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    /** As it was uploaded, and its copy without properties, which is what others get. */
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    copyId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.questionId] }),
    index('review_answer_files_file').on(table.fileId),
    index('review_answer_files_copy').on(table.copyId),
  ],
);
