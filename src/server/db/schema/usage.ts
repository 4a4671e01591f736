import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accessTypes, usageKinds } from '../../../contracts/usage-values.ts';
import { users } from './accounts.ts';
import { id, instant } from './columns.ts';
import { articles, journals } from './publications.ts';

/** Recent events, one for each click; deleted once they are in the totals. */
export const usageEvents = pgTable(
  'usage_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    kind: text({ enum: usageKinds }).notNull(),
    /** Null for a search, which belongs to no article. */
    articleId: uuid().references(() => articles.id, { onDelete: 'cascade' }),
    /** Null for a search. */
    accessType: text({ enum: accessTypes }),
    /** An identifier valid for one day and not traceable to a person: its key is deleted. */
    visitor: text().notNull(),
  },
  (table) => [index('usage_events_at').on(table.at)],
);

/** The uses of an article in a day (`2026-11-22`), and once that is over in its month (`2026-11`); UTC. */
export const usageSums = pgTable(
  'usage_sums',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    period: text().notNull(),
    accessType: text({ enum: accessTypes }).notNull(),
    investigations: integer().notNull(),
    uniqueInvestigations: integer().notNull(),
    requests: integer().notNull(),
    uniqueRequests: integer().notNull(),
    denials: integer().notNull(),
    /** Of the investigations, those of the article's page; what readers are shown. */
    views: integer().notNull(),
    /** Of the requests, those of the PDF. */
    downloads: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.period, table.accessType] }),
    index('usage_sums_period').on(table.period),
    // The days that are not in the monthly totals yet: a small part of all.
    index('usage_sums_days')
      .on(table.period)
      .where(sql`length(${table.period}) = 10`),
  ],
);

/**
 * The same uses by the article's current journal and by month, so that no query adds up all articles. The trigger
 * `keep_usage_months` maintains them.
 */
export const usageMonths = pgTable(
  'usage_months',
  {
    month: text().notNull(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    /** How many of the totals above it sums up; if none, there is no row. */
    sums: bigint({ mode: 'number' }).notNull(),
    investigations: bigint({ mode: 'number' }).notNull(),
    uniqueInvestigations: bigint({ mode: 'number' }).notNull(),
    requests: bigint({ mode: 'number' }).notNull(),
    uniqueRequests: bigint({ mode: 'number' }).notNull(),
    denials: bigint({ mode: 'number' }).notNull(),
    views: bigint({ mode: 'number' }).notNull(),
    downloads: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.journalId] })],
);

/** Searches of the platform by day and by month, as above. */
export const usageSearches = pgTable('usage_searches', {
  period: text().primaryKey(),
  searches: integer().notNull(),
});

/** The keys that usage reports are fetched with by machines. */
export const usageKeys = pgTable(
  'usage_keys',
  {
    id: id(),
    name: text().notNull(),
    /** The key itself is shown once and not stored. */
    keyHash: text().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [uniqueIndex('usage_keys_hash').on(table.keyHash)],
);
