import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** What stores query through: the pool, or the transaction that a use case opened. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Opens the pool; a lost connection is reported, never fatal. */
export function openDatabase(url: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'colophon',
  });
  pool.on('error', onError);
  const db: Database = drizzle(pool, { schema, casing: 'snake_case' });
  return { db, pool, close: () => pool.end() };
}
