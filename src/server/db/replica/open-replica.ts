import type pg from 'pg';
import { openDatabase, type Database } from '../database.ts';
import { followPrimary, type FollowerState } from './follow-primary.ts';

export type ReplicaState = FollowerState | 'none';

/** A copy of the database that public reading may ask. */
export interface Replica {
  /** The copy, while it holds everything that this process knows to be public; else null. */
  readonly reading: () => Database | null;
  readonly state: () => ReplicaState;
  /** Call after a public change: the replica is not used until it has it. */
  readonly renew: () => void;
  /** A query on the replica failed; the caller uses the primary instead. */
  readonly failed: (error: unknown) => void;
  readonly figures: () => Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

interface ReplicaLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

interface Opening {
  readonly log: ReplicaLog;
  /** So many connections at the most. */
  readonly most: number;
  /** Whether the replica is behind a connection pooler. */
  readonly isPooled: boolean;
}

/** Shorter timeouts than for the primary, which can answer instead. */
const impatience = { connectionTimeoutMillis: 1000, query_timeout: 3000 };

interface Position {
  readonly system: string;
  readonly end: string;
}

const endOfLog = `
  select system_identifier::text as system, pg_current_wal_insert_lsn()::text as end from pg_control_system()`;
const replayed = `
  select system_identifier::text as system, pg_is_in_recovery() as follows,
    coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as replayed
  from pg_control_system()`;

async function endOf(primary: pg.Pool): Promise<Position> {
  const [position] = (await primary.query<Position>(endOfLog)).rows;
  if (position === undefined) throw new Error('The primary does not say where its log ends');
  return position;
}

async function hasReplayed(replica: pg.Pool, { system, end }: Position): Promise<boolean> {
  const { rows } = await replica.query<{ system: string; follows: boolean; replayed: boolean }>(replayed, [end]);
  const [found] = rows;
  // One that has become a primary itself goes its own way, and one of another database has other content.
  if (found?.system !== system || !found.follows) throw new Error('The server is no replica of this database');
  return found.replayed;
}

/** Opens a replica and tracks its progress; while it is unavailable or behind, the primary is used. */
export function openReplica(url: string, primary: pg.Pool, { log, most, isPooled }: Opening): Replica {
  const { db, pool, close } = openDatabase(url, () => following.renew(), { bounds: impatience, most, isPooled });
  const counts = { reads: 0, failed: 0 };
  const following = followPrimary<Position>({
    endOfLog: () => endOf(primary),
    hasReplayed: (position) => hasReplayed(pool, position),
    onTrouble: (state, err) => log.warn({ err }, `The replica is ${state}: public reading asks the primary`),
    onRecovered: () => log.info({}, 'The replica has caught up: public reading asks it again'),
  });
  return {
    reading() {
      if (following.state() !== 'used') return null;
      counts.reads += 1;
      return db;
    },
    state: following.state,
    renew: () => following.renew(),
    failed(err) {
      counts.failed += 1;
      log.warn({ err }, 'The replica could not answer: the primary is asked');
      following.renew();
    },
    figures: () => ({ ...counts, used: following.state() === 'used' ? 1 : 0 }),
    async close() {
      await following.close();
      await close();
    },
  };
}

/** Without a replica, the primary is used. */
export const noReplica: Replica = {
  reading: () => null,
  state: () => 'none',
  renew: () => undefined,
  failed: () => undefined,
  figures: () => ({}),
  close: () => Promise.resolve(),
};
