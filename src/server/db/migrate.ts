import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as t from '../../messages/cli.ts';
import { StartError } from '../errors.ts';
import { knownMigrations } from './known-migrations.ts';
import { noteBreaks, readMigrationState, type MigrationState } from './migration-state.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** The key of the advisory lock under which one process at a time migrates. */
const migrationLock = 7_233_117;

/**
 * A migration that waits for a table lock blocks every later query: it gives up soon and tries again. In milliseconds.
 */
const patience = { lock: 3000, tries: 20, pause: 500 };

interface Migrating {
  /** Another folder of migrations than the product's. */
  readonly folder?: string;
  readonly patience?: typeof patience;
}

/** A lock timeout or a deadlock: nothing was changed, so the migration can be tried again. */
const inTheWay = new Set<unknown>(['55P03', '40P01']);

/** The code of PostgreSQL behind an error. */
const codeOf = (error: unknown): unknown => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? cause.code : null;
};

/** Applies all pending migrations in one transaction: all or none. */
async function apply(client: pg.Client, folder: string, { lock, tries, pause }: typeof patience): Promise<void> {
  await client.query(`set lock_timeout = ${lock}`);
  for (let tried = 1; ; tried += 1) {
    try {
      return await applyMigrations(drizzle(client), { migrationsFolder: folder });
    } catch (error) {
      if (codeOf(error) === '42501') throw new StartError(t.noTableRights());
      if (!inTheWay.has(codeOf(error))) throw error;
      if (tried === tries) throw new StartError(t.databaseLocked({ tries }));
      await wait(pause);
    }
  }
}

function refuse({ breaks, unknown, passedOver }: MigrationState): void {
  if (breaks !== null) throw new StartError(t.databaseNewer({ count: unknown, breaks }));
  if (passedOver.length > 0)
    throw new StartError(t.migrationsSkipped({ names: passedOver.map(({ name }) => name).join(', ') }));
}

/** Without the password. */
function addressOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${hostname || 'a socket'}${port === '' ? '' : `:${port}`}`;
}

function whyNot(error: unknown): string {
  if (error instanceof pg.DatabaseError) return t.databaseRefuses({ reason: error.message });
  return error instanceof Error && 'code' in error
    ? t.databaseSilentCode({ code: String(error.code) })
    : t.databaseSilent();
}

/** Runs on its own connection without timeouts, whatever the role or the address sets. */
async function unbounded<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // What fails is told by the statement that waits for it.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new StartError(t.databaseClosed({ address: addressOf(databaseUrl), reason: whyNot(error) }));
  });
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The names of the migrations to apply, without applying them; throws for a database that this program cannot work
 * with.
 */
export async function pendingMigrations(databaseUrl: string): Promise<string[]> {
  const state = await unbounded(databaseUrl, (client) => readMigrationState(client, knownMigrations()));
  refuse(state);
  return state.pending.map(({ name }) => name);
}

/**
 * Migrates the database to the newest migration, or to the last of another folder; safe when several processes call it
 * at once. Returns the applied migrations. Leaves a newer database alone if its version supports this one, else
 * throws.
 */
export async function migrate(databaseUrl: string, migrating: Migrating = {}): Promise<string[]> {
  const folder = migrating.folder ?? migrationsFolder;
  const known = knownMigrations(folder);
  return unbounded(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const state = await readMigrationState(client, known);
    refuse(state);
    if (state.pending.length > 0) await apply(client, folder, migrating.patience ?? patience);
    await noteBreaks(client, known);
    return state.pending.map(({ name }) => name);
  });
}
