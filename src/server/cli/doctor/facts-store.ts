import type pg from 'pg';
import * as t from '../../../messages/doctor.ts';
import { openDatabase } from '../../db/database.ts';
import { knownMigrations } from '../../db/known-migrations.ts';
import { readMigrationState, type MigrationState } from '../../db/migration-state.ts';
import { openDemoAccounts } from '../../demo/refuse-demo-accounts.ts';
import { installationName, readSecret } from '../../domains/files/index.ts';
import { checkAuditLogPart, findChainEnd } from '../../domains/audit-log/index.ts';
import { readLateJobs } from '../../jobs/read-jobs.ts';
import { listDelivered } from '../../domains/site-content/index.ts';
import { CannotLook } from './cannot-look.ts';
import { readReplica, type ReplicaFacts } from './replica-store.ts';

/** How a database server says that it is. */
export interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  readonly locale: string;
  /** Of the extensions that the product uses, those that can be had. */
  readonly extensions: readonly string[];
  readonly mayCreate: boolean;
  /** Tables that do not belong to this program. */
  readonly foreignTables: number;
  readonly isReplica: boolean;
  /** How many connections it takes from programs, and how many others than ours hold now. */
  readonly connections: number;
  readonly heldByOthers: number;
  /** Settings that lose committed data when the computer crashes. */
  readonly unsafe: readonly string[];
  /** How far its clock is ahead of ours, in seconds. */
  readonly ahead: number;
}

/** What the checks ask the database; each throws `CannotLook` while it does not answer. */
export interface Facts {
  /** Throws what went wrong, in the words of the system. */
  connect(): Promise<void>;
  server(): Promise<ServerFacts>;
  migrations(): Promise<MigrationState>;
  /** The end of the record: how many entries were compared, and what the first is that does not fit. */
  record(): Promise<{ readonly compared: number; readonly fault: number | null }>;
  emails(): Promise<{ readonly givenUp: number; readonly late: number }>;
  /** Work that should have been begun a quarter of an hour ago. */
  lateJobs(): Promise<{ readonly count: number; readonly names: readonly string[] }>;
  administrators(): Promise<number>;
  /** The addresses of the demo's accounts that are open to everybody who has read its password. */
  demoAccounts(): Promise<readonly string[]>;
  /** The texts that still name the default publisher and people. */
  deliveredTexts(): Promise<readonly string[]>;
  /** How a replica compares with the database. */
  replica(url: string): Promise<ReplicaFacts>;
  /** The age in days of the last complete backup by our own command; null: none is recorded. */
  daysSinceBackup(): Promise<number | null>;
  /** What the product calls this installation. */
  installation(): Promise<string>;
  /** What our store of files is marked with. */
  storeMark(): Promise<string>;
  close(): Promise<void>;
}

const serverFacts = `
  select current_setting('server_version_num')::int as version, pg_encoding_to_char(d.encoding) as encoding,
    d.datcollate as locale,
    array(select name::text from pg_available_extensions where name in ('unaccent', 'pg_trgm') order by name) as extensions,
    has_database_privilege(d.oid, 'create') and has_schema_privilege('public', 'create') as "mayCreate",
    (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
      and not pg_has_role(relowner, 'usage')) as "foreignTables",
    pg_is_in_recovery() as "isReplica",
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true), '0')::int as connections,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend'
      and (datname is distinct from d.datname or usename is distinct from current_user)) as "heldByOthers",
    array(select name || ' = ' || setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')
      and setting = 'off' order by name) as unsafe,
    extract(epoch from clock_timestamp())::float8 as clock
  from pg_database as d where d.datname = current_database()`;

const lastBackup = `
  select (extract(epoch from clock_timestamp() - max(at)) / 86400)::float8 as days from audit_log where action = 'backup-made'`;

const auditLogPart = 2000;

/** Queries a database that may be unavailable; null: there is none, for the given reason. */
export function openFacts(url: string | null, whyNone: string): Facts {
  const bounds = { statement_timeout: 4000, lock_timeout: 2000 };
  const database = url === null ? null : openDatabase(url, () => undefined, { bounds });
  async function connect(): Promise<void> {
    if (database === null) throw new CannotLook(whyNone);
    await database.pool.query('select 1');
  }
  const reached = async () => {
    await (connected ??= connect()).catch((error: unknown) => {
      throw error instanceof CannotLook ? error : new CannotLook(t.databaseSilent());
    });
    if (database === null) throw new CannotLook(whyNone);
    return database;
  };
  let connected: Promise<void> | null = null;
  const only = async <Row extends pg.QueryResultRow>(query: string): Promise<Row> => {
    const [row] = (await (await reached()).pool.query<Row>(query)).rows;
    if (!row) throw new Error('The database gave no answer');
    return row;
  };
  return {
    connect: () => (connected ??= connect()),
    async server() {
      await reached();
      const asked = Date.now();
      const { clock, ...facts } = await only<Omit<ServerFacts, 'ahead'> & { clock: number }>(serverFacts);
      return { ...facts, ahead: clock - (asked + Date.now()) / 2000 };
    },
    migrations: async () => readMigrationState((await reached()).pool, knownMigrations()),
    async record() {
      const { db } = await reached();
      const { position } = await findChainEnd(db);
      const after = Math.max(0, position - auditLogPart);
      const { checked, fault } = await checkAuditLogPart({ db }, { after, most: auditLogPart });
      return { compared: checked - after, fault: fault?.position ?? null };
    },
    emails: () =>
      only(`select count(*) filter (where state = 'failed' and state_at > now() - interval '7 days')::int as "givenUp",
        count(*) filter (where state = 'queued' and created_at < now() - interval '3 hours')::int as late from emails
        where state in ('failed', 'queued')`),
    async lateJobs() {
      const { pool } = await reached();
      return readLateJobs((text, values) => pool.query(text, values), 15 * 60_000);
    },
    administrators: async () =>
      (
        await only<{ count: number }>(
          `select count(*)::int as count from users where is_admin and disabled_at is null and email_verified_at is not null`,
        )
      ).count,
    demoAccounts: async () => openDemoAccounts({ db: (await reached()).db }),
    deliveredTexts: async () => listDelivered((await reached()).db),
    replica: async (replicaUrl) => readReplica((await reached()).pool, replicaUrl),
    daysSinceBackup: async () => (await only<{ days: number | null }>(lastBackup)).days,
    installation: async () => installationName((await reached()).db),
    storeMark: async () => (await readSecret((await reached()).db, 'installation')).toString('base64url'),
    close: async () => database?.close(),
  };
}
