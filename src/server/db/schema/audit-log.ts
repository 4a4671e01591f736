import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * The audit log: rows are only added, and the database refuses every other change. Soon afterwards a row is sealed: it
 * gets its place in the chain, the hash of the previous row, and its own.
 */
export const records = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subjectId: uuid().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Whether its details are counts that grow until the minute is over. */
    isCounted: boolean().notNull().default(false),
    /** From 1, without gaps; null until the row is sealed. */
    position: bigint({ mode: 'number' }),
    /** The hash of the row before it in the chain. */
    previous: text(),
    hash: text(),
  },
  (table) => [
    index('audit_log_of_subject').on(table.subjectId, table.id),
    index('audit_log_newest').on(table.at, table.id),
    index('audit_log_of_actor').on(table.actor, table.at, table.id),
    index('audit_log_of_action').on(table.action, table.at, table.id),
    uniqueIndex('audit_log_position').on(table.position),
    index('audit_log_unsealed')
      .on(table.id)
      .where(sql`${table.position} is null`),
    check('audit_log_sealed_whole', sql`num_nonnulls(${table.position}, ${table.previous}, ${table.hash}) in (0, 3)`),
  ],
);
