import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/index.ts';

/** Locks files until the transaction ends, so that no one takes them into use; those locked elsewhere are left out. */
export async function lockUnheldFiles(db: Database, ids: readonly string[]): Promise<string[]> {
  const locked = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .for('update', { skipLocked: true });
  return locked.map(({ id }) => id);
}

/** Removes the rows of files; answers with where their bytes lie. */
export async function deleteFiles(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const deleted = await db
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning({ storageKey: files.storageKey });
  return deleted.map(({ storageKey }) => storageKey);
}

/** Those of these storage keys that a file has. */
export async function findKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const known = await db
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  return new Set(known.map(({ storageKey }) => storageKey));
}

/** Holds files until the transaction ends, so that they are not cleared meanwhile; answers with those that are there. */
export async function holdFiles(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const held = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(files.id)
    .for('key share');
  return held.map(({ id }) => id);
}

/** Prints of articles from before then; among these only, where ids are given. */
export async function findOldPrints(
  db: Database,
  before: Date,
  { among, limit }: { among?: readonly string[]; limit: number },
): Promise<string[]> {
  const old = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(eq(files.purpose, 'printed-article'), lt(files.createdAt, before), among && inArray(files.id, [...among])),
    )
    .limit(limit);
  return old.map(({ id }) => id);
}
