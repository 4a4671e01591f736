import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { manuscripts } from './manuscripts.ts';

/** Editors who recused themselves: a permanent conflict of interest, like authorship. The audit log holds the reason. */
export const editorRecusals = pgTable(
  'editor_recusals',
  {
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    recusedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.manuscriptId, table.userId] }),
    index('editor_recusals_of_person').on(table.userId, table.manuscriptId),
  ],
);

/**
 * Everyone who is or was named as an author of a manuscript, by mailbox: excluded from its review even if later
 * removed from the list. A database trigger adds rows; the purge removes them.
 */
export const manuscriptWriters = pgTable(
  'manuscript_writers',
  {
    mailbox: text().notNull(),
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.mailbox, table.manuscriptId] }),
    index('manuscript_writers_of_manuscript').on(table.manuscriptId),
  ],
);
