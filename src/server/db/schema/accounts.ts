import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    title: text().notNull(),
    surname: text().notNull(),
    otherName: text().notNull(),
    affiliation: text().notNull(),
    country: text().notNull(),
    marketingCommunications: boolean().notNull().default(false),
    isAdmin: boolean().notNull().default(false),
    emailVerifiedAt: instant(),
    disabledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    cookieHash: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    uniqueIndex('sessions_cookie').on(table.cookieHash),
    index('sessions_user').on(table.userId),
  ],
);

/** What a registration says of a person; it waits with its link until that link is followed. */
export type RegisteredFields = Pick<
  typeof users.$inferSelect,
  'passwordHash' | 'title' | 'surname' | 'otherName' | 'affiliation' | 'country' | 'marketingCommunications'
>;

export const emailLinks = pgTable(
  'email_links',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verify-email'] }).notNull(),
    tokenHash: text().notNull(),
    registration: jsonb().$type<RegisteredFields>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    spentAt: instant(),
  },
  (table) => [uniqueIndex('email_links_token').on(table.tokenHash), index('email_links_user').on(table.userId)],
);
