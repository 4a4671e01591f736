import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

/** Waits until somebody waits for a lock in the database; ten seconds at most, so that a test goes on and says what is wrong. */
export async function untilLockWaits(db: Database): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(20)) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if ((rows[0]?.waiting ?? 0) > 0) return;
  }
}
