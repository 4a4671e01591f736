import { and, count, desc, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { undeliverableAddresses, users } from '../../../db/schema/index.ts';
import { marksOpenTo, type EmailReader } from '../email-store.ts';

export type UndeliverableRow = typeof undeliverableAddresses.$inferSelect;

/** An address that an email came back from. */
interface Mark extends Omit<UndeliverableRow, 'emailId'> {
  readonly emailId: string;
}

/** Marks an address that letters came back from; the first mark stays, and is no manuscript’s own once a letter about none told the same. */
export async function markUndeliverable(db: Database, { address, ...mark }: Mark): Promise<void> {
  const marking = db.insert(undeliverableAddresses).values({ ...mark, address: address.toLowerCase() });
  await (mark.manuscriptId === null
    ? marking.onConflictDoUpdate({ target: undeliverableAddresses.address, set: { manuscriptId: null } })
    : marking.onConflictDoNothing());
}

/** Whether an account is erased: its farewell may still be on its way. */
export async function isErased(db: Database, userId: string): Promise<boolean> {
  const erased = and(eq(users.id, userId), isNotNull(users.deletedAt));
  return (await db.$count(users, erased)) > 0;
}

/** Takes the mark off an address, and answers with it; null when it had none. */
export async function clearUndeliverable(db: Database, address: string): Promise<UndeliverableRow | null> {
  const [cleared] = await db
    .delete(undeliverableAddresses)
    .where(eq(undeliverableAddresses.address, address.toLowerCase()))
    .returning();
  return cleared ?? null;
}

/** Whether a person may see the mark of an address. */
export async function isMarkOpenTo(db: Database, reader: EmailReader, address: string): Promise<boolean> {
  const marked = eq(undeliverableAddresses.address, address.toLowerCase());
  const found = await db
    .select({ address: undeliverableAddresses.address })
    .from(undeliverableAddresses)
    .where(and(marked, marksOpenTo(reader)));
  return found.length > 0;
}

/** Takes the marks off that letters about these manuscripts led to, of addresses that are no account's. */
export async function clearMarksOf(db: Database, manuscriptIds: readonly string[]): Promise<void> {
  const ofAccount = db.select({ id: users.id }).from(users).where(eq(users.email, undeliverableAddresses.address));
  await db
    .delete(undeliverableAddresses)
    .where(and(inArray(undeliverableAddresses.manuscriptId, [...manuscriptIds]), notExists(ofAccount)));
}

/** Of these addresses those that emails come back from, each with its mark, by the address in lower case. */
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

/** The bouncing addresses a person may see, latest first. */
export async function listUndeliverable(
  db: Database,
  reader: EmailReader,
  page: { readonly limit: number; readonly offset: number },
) {
  return db
    .select()
    .from(undeliverableAddresses)
    .where(marksOpenTo(reader))
    .orderBy(desc(undeliverableAddresses.since), undeliverableAddresses.address)
    .limit(page.limit)
    .offset(page.offset);
}

/** The number of bouncing addresses a person may see. */
export async function countUndeliverable(db: Database, reader: EmailReader): Promise<number> {
  const [row] = await db.select({ total: count() }).from(undeliverableAddresses).where(marksOpenTo(reader));
  return row?.total ?? 0;
}
