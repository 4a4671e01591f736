import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { appeals } from '../../../db/schema/index.ts';

/** The appeal about a manuscript. */
export async function findAppeal(db: Database, manuscriptId: string) {
  const [row] = await db.select().from(appeals).where(eq(appeals.manuscriptId, manuscriptId));
  return row ?? null;
}

/** Saves the appeal about a manuscript, which is locked. */
export async function insertAppeal(db: Database, appeal: typeof appeals.$inferInsert): Promise<void> {
  await db.insert(appeals).values(appeal);
}
