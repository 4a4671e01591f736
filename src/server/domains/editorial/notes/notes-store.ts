import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { editorNotes } from '../../../db/schema/index.ts';

/** The notes about a manuscript, the newest first. */
export async function listNotes(db: Database, manuscriptId: string) {
  return db.select().from(editorNotes).where(eq(editorNotes.manuscriptId, manuscriptId)).orderBy(desc(editorNotes.id));
}

/** Saves a note. */
export async function insertNote(db: Database, note: typeof editorNotes.$inferInsert): Promise<void> {
  await db.insert(editorNotes).values(note);
}
