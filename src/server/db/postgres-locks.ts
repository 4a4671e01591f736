import { setTimeout as wait } from 'node:timers/promises';
import type { SharedLocks } from '../ports/resumable/shared-locks.ts';
import { permanentConnection } from './permanent-connection.ts';

const channel = 'colophon_lock_wanted';
const patience = 10_000;
const pause = 100;

/** A number for PostgreSQL's advisory locks, in a range of ours. */
const key = `hashtextextended($1, 7)`;

/**
 * Advisory locks of one connection per process: they end with the process, however it ends, and no upload on a slow line takes
 * a connection from the pool.
 */
export async function postgresLocks(
  databaseUrl: string,
  onLost: (error: Error | undefined) => void,
): Promise<SharedLocks> {
  /** Who holds what in this process: PostgreSQL would give a connection its own lock twice. */
  const holders = new Map<string, () => void>();
  const connection = await permanentConnection(databaseUrl, {
    name: 'colophon locks',
    prepare: (client) => client.query(`listen ${channel}`),
    onNotification: (name) => holders.get(name)?.(),
    onConnected: () => undefined,
    onLost: (error) => {
      for (const onWanted of holders.values()) onWanted();
      onLost(error);
    },
  });

  async function isTaken(name: string): Promise<boolean> {
    const [row] = await connection.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`, [name]);
    return row?.taken === true;
  }

  async function tryLock(name: string, onWanted: () => void): Promise<boolean> {
    const holder = holders.get(name);
    holder?.();
    if (holder || !connection.isConnected()) return false;
    holders.set(name, onWanted);
    // A connection that is lost meanwhile is made again, and then it is tried again.
    if (await isTaken(name).catch(() => false)) return true;
    holders.delete(name);
    await connection.query('select pg_notify($1, $2)', [channel, name]).catch(() => undefined);
    return false;
  }

  async function release(name: string): Promise<void> {
    // With a lost connection the lock is gone already.
    await connection.query(`select pg_advisory_unlock(${key})`, [name]).catch(() => undefined);
    holders.delete(name);
  }

  return {
    async take(name, onWanted, givenUp) {
      for (const until = Date.now() + patience; Date.now() < until && !givenUp.aborted; await wait(pause))
        if (await tryLock(name, onWanted)) return { release: () => release(name) };
      return null;
    },
    close: connection.close,
  };
}
