import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { wholeShare } from './connection-share.ts';
import * as schema from './schema/index.ts';

/**
 * Takes connections that are lost while they are used out of the pool at once. Nobody else does: the pool listens to those that
 * nobody uses, and the query builder never gives one back on which a transaction could not even begin. Each would be a place
 * less for ever, and the error of a line that nobody listens to would end the process.
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
    // The pool is about to make the function that gives it back; whoever waits for the connection goes on after this. Who waited
    // too long has given it back by then.
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

/** How long a connection may be kept, in milliseconds; nothing of it is bounded where it is not given. */
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
 * Of what people wait for: who holds a lock for longer, or has forgotten a transaction, holds nobody else up. The address of the
 * database overrules them (`?lock_timeout=2000`).
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
  /** A pooler gives each transaction another connection, which does not know what was prepared on the last. */
  readonly isPooled?: boolean;
}

const keepers = new WeakSet<Database>();

/** Whether what was prepared under a name is known the next time: not through a pooler, and no longer than a transaction in one. */
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

/** Lets the statements of the surrounding transaction take their time: nobody waits for what they do. */
export async function takeTime(db: Database): Promise<void> {
  await db.execute(sql`
    select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`);
}
