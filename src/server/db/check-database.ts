import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Throws unless the database answers and its migrations have run. */
export async function checkDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1 from drizzle.__drizzle_migrations limit 1`);
}
