import { customType, index, pgTable, primaryKey, text, uuid, integer, unique } from 'drizzle-orm/pg-core';
import { articles, journals } from './publications.ts';
import { sql } from 'drizzle-orm';
import { instant } from './columns.ts';

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

/**
 * Numbers of articles of the site (no journal) and of each journal: in total, by year and by month of publication. The
 * trigger `count_article` maintains them, so that no page counts a million rows.
 */
export const articleCounts = pgTable(
  'article_counts',
  {
    journalId: uuid(),
    level: text({ enum: ['all', 'year', 'month'] }).notNull(),
    /** `2011`, `2011-05`; a year if the month is unknown; empty for the total. */
    period: text().notNull(),
    /** The withdrawn among them. */
    published: integer().notNull(),
    withdrawn: integer().notNull(),
    /** When one of them last changed. */
    changedAt: instant().notNull(),
  },
  (table) => [
    unique('article_counts_of').on(table.journalId, table.level, table.period).nullsNotDistinct(),
    index('article_counts_level').on(table.level, table.period),
    // Only the site's rows, which every search needs: a few hundred among those of all journals.
    index('article_counts_of_house')
      .on(table.level, table.period)
      .where(sql`${table.journalId} is null`),
  ],
);

/** PostgreSQL's own form of a text for searching; only the database reads and writes it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The search index of articles; `index_article` (in the migrations) writes a row from the article. It includes the
 * columns that results are counted and sorted by, so that counting reads no other table.
 */
export const articleSearch = pgTable(
  'article_search',
  {
    articleId: uuid()
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    publishedOn: text().notNull(),
    year: text().notNull(),
    /** Title (A), keywords, authors, numbers (B) and abstract (C): short, for ranking. */
    head: tsvector().notNull(),
    /** All of it with the full text (D), its journal, year and month (`j=…`, `y=…`, `m=…`), for finding. */
    words: tsvector().notNull(),
  },
  (table) => [
    // Without a pending list, a search is as fast after an import as before.
    index('article_search_words').using('gin', table.words).with({ fastupdate: false }),
    // The topics of articles, to find people who wrote about the same; a full text mentions too much else.
    index('article_search_head').using('gin', table.head).with({ fastupdate: false }),
    // Of all articles that have a word, those that have it in their title are the nearest, however old.
    index('article_search_titles')
      .using('gin', sql`title_marks(${table.head}, ${table.journalId}, ${table.publishedOn})`)
      .with({ fastupdate: false }),
    index('article_search_newest').on(table.publishedOn.desc().nullsFirst(), table.articleId.desc().nullsFirst()),
    index('article_search_newest_of_journal').on(
      table.journalId,
      table.publishedOn.desc().nullsFirst(),
      table.articleId.desc().nullsFirst(),
    ),
  ],
);

/** The articles of each lower-case keyword, to find the newest of each directly; written with `article_search`. */
export const articleKeywords = pgTable(
  'article_keywords',
  {
    articleId: uuid()
      .notNull()
      .references(() => articleSearch.articleId, { onDelete: 'cascade' }),
    keyword: text().notNull(),
    publishedOn: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.keyword] }),
    index('article_keywords_newest').on(
      table.keyword,
      table.publishedOn.desc().nullsFirst(),
      table.articleId.desc().nullsFirst(),
    ),
  ],
);

/** The words that articles are written in, as typed but without accents: what a mistyped word is compared with. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_near').using('gin', table.word.op('gin_trgm_ops')),
  index('search_words_begun').on(table.word.op('text_pattern_ops')),
]);
