import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { journals } from './publications.ts';

/** The texts of the site that administrators have changed. */
export const siteContent = pgTable('site_content', {
  name: text().primaryKey(),
  /** Null: as it was delivered. */
  content: jsonb().$type<Record<string, unknown>>(),
  /** The pictures that the text shows. */
  pictureIds: uuid()
    .array()
    .notNull()
    .default(sql`'{}'`),
  version: integer().notNull(),
  changedAt: instant().notNull(),
});

/** The text of an email as an administrator wrote it. */
export interface EmailWords {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly actionLabel: string;
}

/** The email templates that administrators have changed. */
export const emailTemplates = pgTable('email_templates', {
  name: text().primaryKey(),
  /** Null: as it was delivered. */
  words: jsonb().$type<EmailWords>(),
  version: integer().notNull(),
  changedAt: instant().notNull(),
});

/** The email templates that administrators have changed for one journal. */
export const journalEmailTemplates = pgTable(
  'journal_email_templates',
  {
    journalId: uuid()
      .notNull()
      .references(() => journals.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null: as for the other journals. */
    words: jsonb().$type<EmailWords>(),
    version: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.journalId, table.name] })],
);
