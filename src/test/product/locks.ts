import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Waits until so many statements in the product's database wait for locks; fails after five seconds. */
export async function waitingForLock(
  product: { readonly parts: { readonly db: Database } },
  statements = 1,
): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await product.parts.db.execute(waiting)).rows.length >= statements) return;
    await wait(25);
  }
  throw new Error('Nothing waits for a lock');
}
