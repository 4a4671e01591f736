import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { journalRoles } from '../../../contracts/constants.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { journals } from './publications.ts';

/** What people are to journals beside author and reader. */
export const journalRoleHolders = pgTable(
  'journal_role_holders',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    journalId: uuid()
      .notNull()
      .references(() => journals.id, { onDelete: 'cascade' }),
    role: text({ enum: journalRoles }).notNull(),
    givenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.journalId, table.role] })],
);
