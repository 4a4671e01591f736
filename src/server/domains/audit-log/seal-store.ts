import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { records } from '../../db/schema/index.ts';
import type { SealedEntry } from './chain-fault.ts';
import { chainStart, type ChainEnd, type WrittenEntry } from './entry-hash.ts';

/** The key of the advisory lock under which one process at a time seals. */
const sealLock = 7_233_118;

const { id, at, actor, action, subjectId, details, isCounted, position, previous, hash } = records;

/** Every column that is hashed, as the database writes it. */
const written = {
  id,
  at: sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  actor,
  action,
  subjectId,
  details: sql<string>`${details}::text`,
  isCounted,
};

/** Locks sealing until the transaction ends; false if another process has the lock. */
export async function holdSealing(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${sealLock}) as held`);
  return rows[0]?.held === true;
}

/** The last sealed entry; the start of the chain while there is none. */
export async function findChainEnd(db: Database): Promise<ChainEnd> {
  const [last] = await db
    .select({ position, hash })
    .from(records)
    .where(isNotNull(position))
    .orderBy(desc(position))
    .limit(1);
  return last?.position && last.hash !== null ? { position: last.position, hash: last.hash } : chainStart;
}

/** How an entry of the chain is sealed; null where there is none in this place. */
export async function findSeal(db: Database, place: number): Promise<ChainEnd | null> {
  if (place === 0) return chainStart;
  const [found] = await db.select({ hash }).from(records).where(eq(position, place));
  return found?.hash ? { position: place, hash: found.hash } : null;
}

/** Entries behind an id that can be sealed, held until the transaction ends; those that are counted wait until their time is over. */
export async function holdUnsealed(
  db: Database,
  { after, countedUntil, limit }: { readonly after: string; readonly countedUntil: Date; readonly limit: number },
): Promise<WrittenEntry[]> {
  return db
    .select(written)
    .from(records)
    .where(
      sql`${isNull(position)} and ${id} > ${after} and (not ${isCounted} or ${at} < ${countedUntil.toISOString()}::timestamptz)`,
    )
    .orderBy(asc(id))
    .limit(limit)
    .for('update');
}

/** Stores with each entry its position in the chain. */
export async function seal(
  db: Database,
  entries: readonly (Pick<SealedEntry, 'id' | 'previous'> & ChainEnd)[],
): Promise<void> {
  const column = <K extends keyof SealedEntry>(name: K & ('id' | 'previous' | 'hash' | 'position')) =>
    sql.param(entries.map((entry) => entry[name]));
  await db.execute(sql`
    update ${records} set position = seals.position, previous = seals.previous, hash = seals.hash
    from unnest(${column('id')}::uuid[], ${column('position')}::bigint[], ${column('previous')}::text[], ${column('hash')}::text[])
      as seals (id, position, previous, hash)
    where ${id} = seals.id`);
}

/** Sealed entries behind a place, in the order of the chain. */
export async function listSealed(db: Database, after: number, limit: number): Promise<SealedEntry[]> {
  return db
    .select({
      ...written,
      position: sql<number>`${position}`.mapWith(Number),
      previous: sql<string>`${previous}`,
      hash: sql<string>`${hash}`,
    })
    .from(records)
    .where(sql`${position} > ${after}`)
    .orderBy(asc(position))
    .limit(limit);
}

/** How many entries wait to be sealed. */
export async function countUnsealed(db: Database): Promise<number> {
  return db.$count(records, isNull(position));
}
