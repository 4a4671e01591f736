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

const isHeld = (name: string) => sql`
  select 1 from pg_locks
  where locktype = 'advisory' and granted
    and (classid::bigint << 32 | objid::bigint) = hashtextextended(${name}, 7)`;

/** Waits until a request works on an upload: then it has the bytes that were sent to it. */
export async function uploadIsWorkedOn(
  product: { readonly parts: { readonly db: Database } },
  { ownerId, location }: { readonly ownerId: string; readonly location: string },
): Promise<void> {
  const name = `upload:${ownerId}/${location.split('/').at(-1)}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await product.parts.db.execute(isHeld(name))).rows.length > 0) return;
    await wait(25);
  }
  throw new Error('Nobody works on the upload');
}
