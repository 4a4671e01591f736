import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const journal = path.resolve(import.meta.dirname, '../../../migrations/meta/_journal.json');

/** As many migrations as this version of the product knows. */
function knownMigrations(): number {
  // The journal is written by drizzle-kit.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  return entries.length;
}

/** Throws unless the database answers and has every migration that this version knows. */
export async function checkDatabase(db: Database): Promise<void> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  const applied = rows[0]?.applied ?? 0;
  if (applied < knownMigrations()) throw new Error(`${applied} of ${knownMigrations()} migrations have been applied`);
}
