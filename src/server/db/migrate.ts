import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migrations-folder.ts';

/** The key of the advisory lock under which one process at a time migrates. */
const migrationLock = 7_233_117;

/**
 * Brings the database to the newest migration, or to the last of another folder of them; several processes may call it at
 * once.
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
