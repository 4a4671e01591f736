import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { wholeShare } from './connection-share.ts';
import * as schema from './schema/index.ts';

/**
 * Removes connections that are lost during use from the pool at once. The pool only listens to idle connections, and
 * the query builder never returns one on which a transaction failed to begin: each would occupy a place forever, and
 * its unhandled error would end the process.
 */
function freeLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  const lettingGo = new WeakMap<pg.PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const hold = { isOn: true };
    const lost = (error: Error) => {
      onLost(error);
      client.release(error);
    };
    const ended = () => client.release(true);
    client.on('error', lost).on('end', ended);
    lettingGo.set(client, () => {
      hold.isOn = false;
      client.off('error', lost).off('end', ended);
    });
    // The pool makes its release function next, and the waiting caller continues after this. A caller that waited too
    // long has released it by then.
    queueMicrotask(() => {
      if (!hold.isOn) return;
      const giveBack = client.release.bind(client);
      client.release = (error) => {
        if (hold.isOn) giveBack(error);
      };
    });
  });
  pool.on('release', (_error, client) => lettingGo.get(client)?.());
}

/** What stores query through: the pool, or the transaction that a use case opened. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** How long a connection may be used, in milliseconds; omitted bounds do not apply. */
interface Bounds {
  readonly lock_timeout?: number;
  readonly statement_timeout?: number;
  readonly idle_in_transaction_session_timeout?: number;
}

/** How long we wait for the database itself, in milliseconds. */
interface Patience {
  readonly connectionTimeoutMillis?: number;
  readonly query_timeout?: number;
}

/**
 * Limits for requests that people wait for, so that a long lock or a forgotten transaction does not block them.
 * Parameters in the database address override them (`?lock_timeout=2000`).
 */
export const peoplesPatience: Bounds = {
  lock_timeout: 5000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

interface Opening {
  readonly bounds?: Bounds & Patience;
  /** How many connections at the most. */
  readonly most?: number;
  /** A pooler gives each transaction another connection, which does not have the statements prepared on the last. */
  readonly isPooled?: boolean;
}

const keepers = new WeakSet<Database>();

/** Whether prepared statements persist: not through a pooler, and only within a transaction there. */
export const keepsPrepared = (db: Database): boolean => keepers.has(db);

/** Opens the pool; a lost connection is reported, never fatal. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { bounds = {}, most = wholeShare.pool, isPooled = false }: Opening = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: 5000,
    application_name: 'colophon',
    ...bounds,
  });
  pool.on('error', onError);
  freeLostConnections(pool, onError);
  const db: Database = drizzle(pool, { schema, casing: 'snake_case' });
  if (!isPooled) keepers.add(db);
  return { db, pool, close: () => pool.end() };
}

/** Lifts the timeouts for the surrounding transaction, which no person waits for. */
export async function takeTime(db: Database): Promise<void> {
  await db.execute(sql`
    select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`);
}
