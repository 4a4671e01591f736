import { count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { undeliverableAddresses } from '../../../db/schema/index.ts';

export type UndeliverableRow = typeof undeliverableAddresses.$inferSelect;

/** Marks an address that letters came back from; the first mark stays. */
export async function markUndeliverable(
  db: Database,
  { address, ...mark }: typeof undeliverableAddresses.$inferInsert,
): Promise<void> {
  await db
    .insert(undeliverableAddresses)
    .values({ ...mark, address: address.toLowerCase() })
    .onConflictDoNothing();
}

/** Takes the mark off an address, and answers with it; null when it had none. */
export async function clearUndeliverable(db: Database, address: string): Promise<UndeliverableRow | null> {
  const [cleared] = await db
    .delete(undeliverableAddresses)
    .where(eq(undeliverableAddresses.address, address.toLowerCase()))
    .returning();
  return cleared ?? null;
}

/** Of these addresses those that letters come back from, each with its mark, by the address in lower case. */
export async function findUndeliverable(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, UndeliverableRow>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(undeliverableAddresses)
    .where(
      inArray(
        undeliverableAddresses.address,
        addresses.map((address) => address.toLowerCase()),
      ),
    );
  return new Map(rows.map((row) => [row.address, row]));
}

/** The addresses that letters come back from, the latest first. */
export async function listUndeliverable(db: Database, page: { limit: number; offset: number }) {
  return db
    .select()
    .from(undeliverableAddresses)
    .orderBy(desc(undeliverableAddresses.since), undeliverableAddresses.address)
    .limit(page.limit)
    .offset(page.offset);
}

/** How many addresses letters come back from. */
export async function countUndeliverable(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(undeliverableAddresses);
  return row?.total ?? 0;
}
