import type { Database } from '../../../db/database.ts';
import { usageSearches, usageSums } from '../../../db/schema/index.ts';

export type EarlierUsage = typeof usageSums.$inferInsert;

const rowsAtOnce = 1000;

/** Adds usage from an earlier system; does nothing if there are counts already. */
export async function addEarlierUsage(
  db: Database,
  usage: readonly EarlierUsage[],
  searches: readonly (typeof usageSearches.$inferInsert)[],
): Promise<void> {
  if ((await db.$count(usageSums)) > 0) return;
  for (let place = 0; place < usage.length; place += rowsAtOnce)
    await db
      .insert(usageSums)
      .values(usage.slice(place, place + rowsAtOnce))
      .onConflictDoNothing();
  if (searches.length > 0)
    await db
      .insert(usageSearches)
      .values([...searches])
      .onConflictDoNothing();
}
