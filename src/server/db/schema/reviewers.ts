import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { mutableReminders } from '../../../contracts/reviewers.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { articles } from './publications.ts';

/** A reviewer's own profile; without one there is no row. */
export const reviewerProfiles = pgTable(
  'reviewer_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    interests: text().notNull(),
    mostOpenReviews: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('reviewer_profiles_interests').using('gin', sql`to_tsvector('english'::regconfig, ${table.interests})`),
  ],
);

/**
 * Who has published what: the authors of articles with names normalised for comparison. The trigger `keep_authorships`
 * (in the migrations) maintains it, so that no code path can forget it.
 */
export const authorships = pgTable(
  'authorships',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Surname and first initial, folded: `munoz r`. */
    nameKey: text().notNull(),
    /** All of the name, folded. */
    fullName: text().notNull(),
    email: text(),
    orcid: text(),
    publishedOn: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.position] }),
    index('authorships_name').on(table.nameKey),
    index('authorships_email').on(table.email),
    index('authorships_orcid').on(table.orcid),
  ],
);

/** The names of accounts in the same form, also maintained by a trigger. */
export const accountNames = pgTable(
  'account_names',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    nameKey: text().notNull(),
    fullName: text().notNull(),
  },
  (table) => [index('account_names_key').on(table.nameKey)],
);

/** Reminders that went out: each once, whatever runs twice. */
export const sentReminders = pgTable('sent_reminders', { key: text().primaryKey(), sentAt: instant().notNull() });

/** Reminders that a person does not want. */
export const mutedReminders = pgTable(
  'muted_reminders',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: mutableReminders }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
