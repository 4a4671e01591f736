import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { JournalRole } from '../../../../contracts/constants.ts';
import type { Database } from '../../../db/database.ts';
import { editorRecusals, journalRoleHolders, users } from '../../../db/schema/index.ts';

/** The roles that handle manuscripts. */
const editing: readonly JournalRole[] = ['editor', 'editor-in-chief'];

const isActive = and(isNull(users.deletedAt), isNull(users.disabledAt));
const isEditing = inArray(journalRoleHolders.role, [...editing]);

/**
 * An editor of a journal whose role stays until the transaction ends; null for others. To be asked before a manuscript
 * is locked: who takes the role waits, and then releases what was assigned meanwhile.
 */
export async function holdEditor(db: Database, journalId: string, userId: string) {
  const { email, title, otherName, surname } = users;
  const [held] = await db
    .select({ userId: users.id, email, title, otherName, surname })
    .from(journalRoleHolders)
    .innerJoin(users, eq(users.id, journalRoleHolders.userId))
    .where(and(eq(journalRoleHolders.journalId, journalId), eq(users.id, userId), isEditing, isActive))
    .limit(1)
    .for('key share', { of: journalRoleHolders });
  return held ?? null;
}

/** The editors of these journals who can sign in, each with those journals, by surname. */
export async function listEditorsOf(db: Database, journalIds: readonly string[]) {
  if (journalIds.length === 0) return [];
  const { title, otherName, surname } = users;
  return db
    .select({
      userId: users.id,
      title,
      otherName,
      surname,
      journalIds: sql<string[]>`array_agg(distinct ${journalRoleHolders.journalId}::text)`,
    })
    .from(journalRoleHolders)
    .innerJoin(users, eq(users.id, journalRoleHolders.userId))
    .where(and(inArray(journalRoleHolders.journalId, [...journalIds]), isEditing, isActive))
    .groupBy(users.id)
    .orderBy(surname, otherName, users.id);
}

/** Notes that an editor recused themselves. */
export async function insertRecusal(db: Database, recusal: typeof editorRecusals.$inferInsert): Promise<void> {
  await db.insert(editorRecusals).values(recusal);
}

/** Whether a person recused themselves from a manuscript. */
export async function isRecused(db: Database, manuscriptId: string, userId: string): Promise<boolean> {
  const isTheirs = and(eq(editorRecusals.manuscriptId, manuscriptId), eq(editorRecusals.userId, userId));
  return (await db.$count(editorRecusals, isTheirs)) > 0;
}
