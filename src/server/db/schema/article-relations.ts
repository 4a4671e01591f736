import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { articles } from './publications.ts';

/** What an imported article says of other articles, such as the one that it retracts. */
export const articleRelations = pgTable(
  'article_relations',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Counted from 1 within the article. */
    number: integer().notNull(),
    /** As JATS names it, such as `retracted-article`. */
    type: text().notNull(),
    /** In lower case. */
    doi: text(),
    url: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.number] }), index('article_relations_doi').on(table.doi)],
);
