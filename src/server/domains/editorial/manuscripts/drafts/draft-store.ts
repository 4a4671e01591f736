import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { DraftContent } from '../../../../../contracts/drafts.ts';
import type { Database } from '../../../../db/database.ts';
import { drafts, uploads } from '../../../../db/schema/index.ts';

export type DraftRow = typeof drafts.$inferSelect;

const ofOwner = (uploadId: string, ownerId: string) => and(eq(drafts.uploadId, uploadId), eq(drafts.ownerId, ownerId));

/** A person's drafts, the last saved first, with only title and step of their content. */
export async function listDrafts(db: Database, ownerId: string) {
  return db
    .select({
      uploadId: drafts.uploadId,
      version: drafts.version,
      savedAt: drafts.savedAt,
      title: sql<string>`coalesce(${drafts.content} ->> 'articleTitle', '')`,
      step: sql<number>`coalesce((${drafts.content} ->> 'step')::int, 0)`,
    })
    .from(drafts)
    .where(eq(drafts.ownerId, ownerId))
    .orderBy(desc(drafts.savedAt), desc(drafts.uploadId));
}

/** Every draft of a person with its content. */
export async function listWholeDrafts(db: Database, ownerId: string): Promise<DraftRow[]> {
  return db.select().from(drafts).where(eq(drafts.ownerId, ownerId)).orderBy(desc(drafts.savedAt));
}

/** One draft of a person. */
export async function findDraft(db: Database, uploadId: string, ownerId: string): Promise<DraftRow | null> {
  const [draft] = await db.select().from(drafts).where(ofOwner(uploadId, ownerId));
  return draft ?? null;
}

/** How many drafts a person has. */
export async function countDrafts(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(drafts).where(eq(drafts.ownerId, ownerId));
  return row?.total ?? 0;
}

/** Adds a draft; false when there is one already. */
export async function insertDraft(db: Database, draft: typeof drafts.$inferInsert): Promise<boolean> {
  const added = await db.insert(drafts).values(draft).onConflictDoNothing().returning({ id: drafts.uploadId });
  return added.length > 0;
}

/** Saves what a draft holds now; false when it is no longer at the version that was seen. */
export async function updateDraft(
  db: Database,
  seen: { uploadId: string; ownerId: string; version: number },
  change: { content: DraftContent; savedAt: Date },
): Promise<boolean> {
  const saved = await db
    .update(drafts)
    .set({ ...change, version: seen.version + 1 })
    .where(and(ofOwner(seen.uploadId, seen.ownerId), eq(drafts.version, seen.version)))
    .returning({ id: drafts.uploadId });
  return saved.length > 0;
}

/** Deletes a draft; false if there was none. */
export async function deleteDraft(db: Database, uploadId: string, ownerId: string): Promise<boolean> {
  const gone = await db.delete(drafts).where(ofOwner(uploadId, ownerId)).returning({ id: drafts.uploadId });
  return gone.length > 0;
}

/** Takes every draft of a person away. */
export async function deleteDraftsOf(db: Database, ownerId: string): Promise<void> {
  await db.delete(drafts).where(eq(drafts.ownerId, ownerId));
}

/** Locks an upload id until the transaction ends: a draft is saved before its submission, or not at all. */
export async function lockUpload(db: Database, uploadId: string): Promise<void> {
  await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, uploadId)).for('update');
}
