import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { usageKeys } from '../../../db/schema/index.ts';

/** Every key, those that hold first. */
export async function listKeys(db: Database) {
  const { id, name, createdAt, lastUsedAt, revokedAt } = usageKeys;
  return db
    .select({ id, name, createdAt, lastUsedAt, revokedAt })
    .from(usageKeys)
    .orderBy(asc(isNull(revokedAt)), asc(id));
}

export async function insertKey(db: Database, key: typeof usageKeys.$inferInsert): Promise<string> {
  const [made] = await db.insert(usageKeys).values(key).returning({ id: usageKeys.id });
  if (!made) throw new Error('The key was not kept');
  return made.id;
}

/** Revokes a key; false if there is no valid one. */
export async function markKeyRevoked(db: Database, id: string, revokedAt: Date): Promise<boolean> {
  const ended = await db
    .update(usageKeys)
    .set({ revokedAt })
    .where(and(eq(usageKeys.id, id), isNull(usageKeys.revokedAt)))
    .returning({ id: usageKeys.id });
  return ended.length === 1;
}

export async function hasKey(db: Database, id: string): Promise<boolean> {
  return (await db.$count(usageKeys, eq(usageKeys.id, id))) > 0;
}

/** Notes that a key is used, and answers with its id; null when it does not hold. */
export async function noteKeyUse(db: Database, keyHash: string, lastUsedAt: Date): Promise<string | null> {
  const [used] = await db
    .update(usageKeys)
    .set({ lastUsedAt })
    .where(and(eq(usageKeys.keyHash, keyHash), isNull(usageKeys.revokedAt)))
    .returning({ id: usageKeys.id });
  return used?.id ?? null;
}
