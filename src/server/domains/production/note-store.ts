import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { proofNotes, users, type ProofNoteRow } from '../../db/schema/index.ts';

/** The notes on the proofs of a manuscript with their writers, the oldest first. */
export async function listNotes(db: Database, manuscriptId: string) {
  return db
    .select({ note: proofNotes, title: users.title, otherName: users.otherName, surname: users.surname })
    .from(proofNotes)
    .innerJoin(users, eq(users.id, proofNotes.writtenBy))
    .where(eq(proofNotes.manuscriptId, manuscriptId))
    .orderBy(asc(proofNotes.writtenAt), asc(proofNotes.id));
}

export async function insertNote(db: Database, note: typeof proofNotes.$inferInsert): Promise<void> {
  await db.insert(proofNotes).values(note);
}

export async function findNote(db: Database, manuscriptId: string, noteId: string): Promise<ProofNoteRow | null> {
  const [note] = await db
    .select()
    .from(proofNotes)
    .where(and(eq(proofNotes.id, noteId), eq(proofNotes.manuscriptId, manuscriptId)));
  return note ?? null;
}

export async function updateNote(
  db: Database,
  noteId: string,
  change: Partial<Pick<ProofNoteRow, 'state' | 'answer' | 'settledBy' | 'settledAt'>>,
): Promise<void> {
  await db.update(proofNotes).set(change).where(eq(proofNotes.id, noteId));
}

export async function deleteNote(db: Database, noteId: string): Promise<void> {
  await db.delete(proofNotes).where(eq(proofNotes.id, noteId));
}
