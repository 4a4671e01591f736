import pg from 'pg';
import * as t from '../../messages/cli.ts';
import { StartError } from '../errors.ts';

/** The connections that one process may open beside its three permanent ones: locks, announcements, announced jobs. */
export interface ConnectionShare {
  readonly pool: number;
  readonly queue: number;
}

/** What a process takes where there is room. */
export const wholeShare: ConnectionShare = { pool: 10, queue: 4 };
const leastShare: ConnectionShare = { pool: 4, queue: 2 };
const current = 3;
/** For commands, backups and people who inspect the database. */
const spare = 15;

const sizeOf = ({ pool, queue }: ConnectionShare) => pool + queue + current;

/** So many connections a process makes at the most. */
export const connectionsOfProcess = sizeOf(wholeShare);

/** So many connections a server of our own lets in for this many processes. */
export const connectionsFor = (workers: number) => workers * sizeOf(wholeShare) + spare;

/** How many connections PostgreSQL has for us. */
async function readRoom(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ room: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         - coalesce(current_setting('reserved_connections', true), '0')::int as room`,
    );
    return rows[0]?.room ?? 0;
  } finally {
    await client.end();
  }
}

/** The share of each of so many processes in so many connections; null where there are too few. */
export function shareOf(room: number, workers: number): ConnectionShare | null {
  const each = Math.floor((room - spare) / workers);
  if (each >= sizeOf(wholeShare)) return wholeShare;
  if (each < sizeOf(leastShare)) return null;
  return { queue: leastShare.queue, pool: Math.min(wholeShare.pool, each - leastShare.queue - current) };
}

/** So many processes find room in so many connections; one always tries. */
export const mostWorkersIn = (room: number): number => Math.max(1, Math.floor((room - spare) / sizeOf(leastShare)));

/**
 * Divides the database's connections among the processes: throws if the requested number of processes does not fit;
 * without a request, runs as many as fit.
 */
export async function shareConnections(databaseUrl: string, workers: number, areAskedFor: boolean) {
  const room = await readRoom(databaseUrl);
  const most = mostWorkersIn(room);
  if (areAskedFor && workers > most) {
    const wanted = workers * sizeOf(leastShare) + spare;
    throw new StartError(t.tooManyWorkers({ workers, room, most, needed: wanted }));
  }
  const fitting = Math.min(workers, most);
  return { workers: fitting, share: shareOf(room, fitting) ?? leastShare };
}
