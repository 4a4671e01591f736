import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { articles } from './publications.ts';

/** The DOIs that public articles cite; a withdrawn article cites none. */
export const articleCitations = pgTable(
  'article_citations',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** In lower case. */
    doi: text().notNull(),
    /** Of the article that cites, so that the newest are found first. */
    publishedOn: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.doi] }),
    index('article_citations_of').on(
      table.doi,
      table.publishedOn.desc().nullsFirst(),
      table.articleId.desc().nullsFirst(),
    ),
  ],
);

/** The articles that have references without a DOI that are still to be looked for at Crossref. */
export const referenceLookups = pgTable(
  'reference_lookups',
  {
    articleId: uuid()
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** When the next step is due. */
    dueAt: instant().notNull(),
    /** How often Crossref could not be asked. */
    tries: integer().notNull().default(0),
  },
  (table) => [index('reference_lookups_due').on(table.dueAt)],
);
