import pg from 'pg';

/** How a replica compares with the database that it should follow. */
export interface ReplicaFacts {
  /** Whether it is a copy of this database, and not of another one. */
  readonly isOfThis: boolean;
  readonly isReplica: boolean;
  /**
   * How much of the primary's log it has not replayed, in bytes, and the age of its last change; 0 if none is left.
   */
  readonly bytesBehind: number;
  readonly secondsBehind: number;
}

const whereLogEnds = `
  select system_identifier::text as system,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as end
  from pg_control_system()`;
const current = `
  select system_identifier::text = $1 as "isOfThis", pg_is_in_recovery() as "isReplica",
    greatest(0, coalesce(pg_wal_lsn_diff($2::pg_lsn, pg_last_wal_replay_lsn()), 0))::float8 as "bytesBehind",
    greatest(0, coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0))::float8 as age
  from pg_control_system()`;

/** Queries how far a replica is behind its primary. */
export async function readReplica(primary: pg.Pool, replicaUrl: string): Promise<ReplicaFacts> {
  const client = new pg.Client({
    connectionString: replicaUrl,
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    application_name: 'colophon doctor',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const [log] = (await primary.query<{ system: string; end: string }>(whereLogEnds)).rows;
    const { rows } = await client.query<Omit<ReplicaFacts, 'secondsBehind'> & { age: number }>(current, [
      log?.system,
      log?.end,
    ]);
    const [found] = rows;
    if (!found) throw new Error('The replica gave no answer');
    const { age, ...facts } = found;
    return { ...facts, secondsBehind: facts.bytesBehind > 0 ? age : 0 };
  } finally {
    await client.end().catch(() => undefined);
  }
}
