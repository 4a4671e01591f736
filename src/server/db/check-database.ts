import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** As many migrations as this version of the product knows. */
export const knownMigrations = readMigrationFiles({ migrationsFolder }).length;

/** Throws unless the database answers and has every migration that this version knows. */
export async function checkDatabase(db: Database): Promise<void> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  const applied = rows[0]?.applied ?? 0;
  if (applied < knownMigrations) throw new Error(`${applied} of ${knownMigrations} migrations have been applied`);
}
