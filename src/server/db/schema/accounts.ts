import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { journalRoles } from '../../../contracts/constants.ts';
import { journals } from './publications.ts';

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
    /** When the link of an email unsubscribed the person; null if they have chosen since. */
    newsEndedByLinkAt: instant(),
    isAdmin: boolean().notNull().default(false),
    emailVerifiedAt: instant(),
    disabledAt: instant(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_by_name')
      .on(sql`lower(${table.surname})`, sql`lower(${table.otherName})`, table.id)
      .where(sql`${table.deletedAt} is null`),
    // What administrators find people by, whichever part of a word they type.
    index('users_words').using(
      'gin',
      sql`person_words(${table.surname}, ${table.otherName}, ${table.email}, ${table.affiliation}) gin_trgm_ops`,
    ),
    index('users_by_mailbox').on(sql`mailbox_of(${table.email})`),
  ],
);

/**
 * The earlier mailboxes of an account, which stay reserved for it; database triggers write them, and they are deleted
 * with the account.
 */
export const formerMailboxes = pgTable(
  'former_mailboxes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mailbox: text().notNull(),
    /** When the account left it first, by the clock of the database; null: before this was noted. */
    leftAt: instant().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mailbox] }),
    index('former_mailboxes_by_mailbox').on(table.mailbox),
  ],
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
    /** What the browser said of itself, so that a person recognises the place. */
    userAgent: text().notNull().default(''),
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

export const linkPurposes = ['verify-email', 'reset-password', 'change-email', 'cancel-email-change'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export const emailLinks = pgTable(
  'email_links',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    tokenHash: text().notNull(),
    /** What a registration says; null for links of other purposes. */
    registration: jsonb().$type<RegisteredFields>(),
    /** The address that the link gives the account; null if none. */
    email: text(),
    createdAt: instant().notNull(),
    /** The link is not valid before; null: at once. */
    opensAt: instant(),
    expiresAt: instant().notNull(),
    spentAt: instant(),
  },
  (table) => [uniqueIndex('email_links_token').on(table.tokenHash), index('email_links_user').on(table.userId)],
);

/** How often a limited call was made of late; in the shape that the limiter's library reads and writes. */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

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
