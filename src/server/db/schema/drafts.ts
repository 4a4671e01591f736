import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DraftContent } from '../../../contracts/drafts.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { uploads } from './files.ts';

/** A submission that is being prepared; its upload id becomes the manuscript's. */
export const drafts = pgTable(
  'drafts',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    /** Counts the saves; one that started from an older one is refused (decision 35). */
    version: integer().notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [index('drafts_of_user').on(table.ownerId, table.savedAt)],
);
