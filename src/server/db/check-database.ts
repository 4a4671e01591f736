import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { knownMigrations } from './known-migrations.ts';

const known = knownMigrations().map(({ at }) => at);

/** As many migrations as this version of the product knows. */
export const migrationCount = known.length;

/** Throws unless the database answers and has every migration that this version knows; a newer one may have more. */
export async function checkDatabase(db: Database): Promise<void> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations where created_at = any(${sql.param(known)}::bigint[])`,
  );
  const applied = rows[0]?.applied ?? 0;
  if (applied < migrationCount) throw new Error(`${applied} of ${migrationCount} migrations have been applied`);
}
