import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { abstractOrigins, type Reference, type RichText } from '../../../contracts/article-parts.ts';
import type { PublicAuthor } from '../../../contracts/articles.ts';
import { noticeKinds } from '../../../contracts/notices.ts';
import type { PrintDesign } from '../../../contracts/print-design.ts';
import { id, instant } from './columns.ts';
import { files } from './files.ts';
import { articles, type TextHeading } from './publications.ts';

/** Each notice about a published article, with the previous state of corrected fields; other kinds change nothing. */
export const articleCorrections = pgTable(
  'article_corrections',
  {
    id: id(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Counted from 1 within the article, so that the later of two simultaneous changes learns of the other. */
    number: integer().notNull(),
    kind: text({ enum: noticeKinds }).notNull().default('correction'),
    correctedOn: text().notNull(),
    notice: text().notNull(),
    title: jsonb().$type<RichText>(),
    abstractText: text(),
    /** Null in corrections from before it was stored. */
    abstractHtml: text(),
    abstractOrigin: text({ enum: abstractOrigins }),
    keywords: jsonb().$type<RichText[]>(),
    /** Without the addresses that only the publisher may see. */
    authors: jsonb().$type<PublicAuthor[]>(),
    pdfFileId: uuid().references(() => files.id),
    /** The text with its headings and references: all three or none. */
    bodyHtml: text(),
    headings: jsonb().$type<TextHeading[]>(),
    references: jsonb().$type<Reference[]>(),
    printDesign: jsonb().$type<PrintDesign>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('article_corrections_of').on(table.articleId, table.number),
    index('article_corrections_pdf')
      .on(table.pdfFileId)
      .where(sql`${table.pdfFileId} is not null`),
  ],
);
