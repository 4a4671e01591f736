import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The texts of the site that administrators have changed. */
export const siteTexts = pgTable('site_texts', {
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

/** What a letter says, as an administrator wrote it. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  readonly actionLabel: string;
}

/** The letters of the product whose words administrators have changed. */
export const letterTemplates = pgTable('letter_templates', {
  name: text().primaryKey(),
  /** Null: as it was delivered. */
  words: jsonb().$type<LetterWords>(),
  version: integer().notNull(),
  changedAt: instant().notNull(),
});
