import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reviewForms } from '../../db/schema/index.ts';

export type FormVersion = typeof reviewForms.$inferSelect;

/** The versions of a journal’s review form, the newest first. */
export async function listForms(db: Database, journalId: string): Promise<FormVersion[]> {
  return db.select().from(reviewForms).where(eq(reviewForms.journalId, journalId)).orderBy(desc(reviewForms.version));
}

/** The current version of a journal’s review form; null before its first. */
export async function findCurrentForm(db: Database, journalId: string): Promise<FormVersion | null> {
  const [current] = await db
    .select()
    .from(reviewForms)
    .where(eq(reviewForms.journalId, journalId))
    .orderBy(desc(reviewForms.version))
    .limit(1);
  return current ?? null;
}

/** A version of a review form by its id. */
export async function findForm(db: Database, id: string): Promise<FormVersion | null> {
  const [found] = await db.select().from(reviewForms).where(eq(reviewForms.id, id));
  return found ?? null;
}

/** Saves a version and returns it. */
export async function insertForm(db: Database, form: typeof reviewForms.$inferInsert): Promise<FormVersion> {
  const [added] = await db.insert(reviewForms).values(form).returning();
  if (!added) throw new Error('A review form was not kept');
  return added;
}
