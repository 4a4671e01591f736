import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, notExists, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, uploads } from '../../db/schema/index.ts';

export type FileRow = typeof files.$inferSelect;
/** A file that has its slot. */
export type PlacedFile = FileRow & { readonly slot: number };
export type NewFile = typeof files.$inferInsert;

/** Takes an upload id for its first user; answers with whom it belongs to. */
export async function claimUpload(db: Database, uploadId: string, userId: string, at: Date): Promise<string> {
  await db.insert(uploads).values({ id: uploadId, ownerId: userId, createdAt: at }).onConflictDoNothing();
  // Within a transaction it is held, so that it is not cleared while it has no files yet.
  const found = db.select({ ownerId: uploads.ownerId }).from(uploads).where(eq(uploads.id, uploadId));
  const [upload] = await found.for('update');
  if (!upload) throw new Error(`Upload ${uploadId} was not taken`);
  return upload.ownerId;
}

/** The owner of an upload id; null while it is unused. */
export async function findUploadOwner(db: Database, uploadId: string): Promise<string | null> {
  const [upload] = await db.select({ ownerId: uploads.ownerId }).from(uploads).where(eq(uploads.id, uploadId));
  return upload?.ownerId ?? null;
}

/** How many bytes a person has uploaded since then, in all and under one upload id; serialised within a transaction. */
export async function sumOfFiles(
  db: Database,
  { ownerId, uploadId }: { readonly ownerId: string; readonly uploadId: string | null },
  since: Date,
): Promise<{ account: number; upload: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${ownerId}`}, 0))`);
  const ofUpload = uploadId === null ? sql`false` : eq(files.uploadId, uploadId);
  const [sums] = await db
    .select({
      account: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number),
      upload: sql`coalesce(sum(${files.size}) filter (where ${ofUpload}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.createdAt, since)));
  return sums ?? { account: 0, upload: 0 };
}

/** Files of an upload whose slots others have taken. */
export async function listReplacedFiles(db: Database, uploadId: string): Promise<string[]> {
  const replaced = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.uploadId, uploadId), isNotNull(files.replacedAt)));
  return replaced.map(({ id }) => id);
}

/** Adds a file; one that took the same slot before steps back. Says whether there was one. */
export async function insertFile(db: Database, file: NewFile): Promise<{ hasReplaced: boolean }> {
  const { uploadId, slot, createdAt: at } = file;
  const hasSlot = typeof uploadId === 'string' && typeof slot === 'number';
  const hasReplaced = hasSlot && (await emptySlot(db, { uploadId, slot, at }));
  await db.insert(files).values(file);
  return { hasReplaced };
}

/** Adds a file unless there is one of its id; says whether it did. */
export async function insertFileOnce(db: Database, file: NewFile): Promise<boolean> {
  const added = await db.insert(files).values(file).onConflictDoNothing().returning({ id: files.id });
  return added.length > 0;
}

/** Replaces the files that an article has for a purpose. */
export async function replaceFilesOfArticle(
  db: Database,
  { articleId, purpose }: { readonly articleId: string; readonly purpose: FileRow['purpose'] },
  rows: readonly NewFile[],
): Promise<void> {
  await db.delete(files).where(and(eq(files.articleId, articleId), eq(files.purpose, purpose)));
  if (rows.length > 0) await db.insert(files).values(rows.map((row) => ({ ...row, articleId })));
}

/** Adds pictures of a text in production, which has the id of its manuscript. */
export async function insertProductionPictures(
  db: Database,
  manuscriptId: string,
  rows: readonly NewFile[],
): Promise<void> {
  if (rows.length > 0) await db.insert(files).values(rows.map((row) => ({ ...row, articleId: manuscriptId })));
}

/** Makes the pictures that a text shows those of its article, and deletes those that no stored revision shows; the hourly cleanup removes their bytes. */
export async function publishPictures(
  db: Database,
  articleId: string,
  { shown, stored }: { readonly shown: readonly string[]; readonly stored: readonly string[] },
): Promise<void> {
  const itsPictures = and(eq(files.articleId, articleId), eq(files.purpose, 'production-picture'));
  if (shown.length > 0)
    await db
      .update(files)
      .set({ purpose: 'article-picture' })
      .where(and(itsPictures, inArray(files.id, [...shown])));
  await db.delete(files).where(and(itsPictures, notInArray(files.id, [...stored])));
}

/** Deletes the pictures of texts that are not published. */
export const deleteProductionPictures = (db: Database, articleId: string): Promise<void> =>
  publishPictures(db, articleId, { shown: [], stored: [] });

interface Slot {
  readonly uploadId: string;
  readonly slot: number;
  readonly at: Date;
}

/** Whether a file was in the slot. */
async function emptySlot(db: Database, { uploadId, slot, at }: Slot): Promise<boolean> {
  // Of many at once, each must see the one before.
  await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, uploadId)).for('update');
  const replaced = await db
    .update(files)
    .set({ replacedAt: at })
    .where(and(eq(files.uploadId, uploadId), eq(files.slot, slot), isNull(files.replacedAt)))
    .returning({ id: files.id });
  return replaced.length > 0;
}

/** Puts a file without a slot into one; leaves other files alone. */
export async function takeSlot(db: Database, fileId: string, place: Slot): Promise<void> {
  const isUnplaced = and(eq(files.id, fileId), isNull(files.slot));
  const [unplaced] = await db.select({ id: files.id }).from(files).where(isUnplaced);
  if (!unplaced) return;
  await emptySlot(db, place);
  await db.update(files).set({ slot: place.slot }).where(isUnplaced);
}

/** A file by its id. */
export async function findFile(db: Database, fileId: string): Promise<FileRow | null> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  return file ?? null;
}

/** Files by id, in no set order. */
export async function findFiles(db: Database, fileIds: readonly string[]): Promise<FileRow[]> {
  return fileIds.length === 0
    ? []
    : db
        .select()
        .from(files)
        .where(inArray(files.id, [...fileIds]));
}

/** The files of the rejections of an upload's manuscript, in the order in which they came. */
export async function listRejectionFiles(db: Database, uploadId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.uploadId, uploadId), eq(files.purpose, 'rejection')))
    .orderBy(files.id);
}

/** The current files of an upload that its owner put there, by slot; those without one last, as they came. */
export async function listUploadFiles(db: Database, uploadId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.uploadId, uploadId), eq(files.purpose, 'manuscript'), isNull(files.replacedAt)))
    .orderBy(files.slot, files.id);
}

/** The newest cover and the newest document of a full issue that lie under an upload id, the cover first. */
export async function listIssueFiles(db: Database, uploadId: string): Promise<FileRow[]> {
  return db
    .selectDistinctOn([files.purpose])
    .from(files)
    .where(and(eq(files.uploadId, uploadId), inArray(files.purpose, ['cover', 'issue-document'])))
    .orderBy(files.purpose, desc(files.id));
}

/** Deletes up to `limit` unused uploads without files from before a time; returns how many. In a transaction. */
export async function deleteEmptyUploads(
  db: Database,
  before: Date,
  { limit, isUnused }: { readonly limit: number; readonly isUnused: SQL | undefined },
): Promise<number> {
  const isEmpty = and(notExists(db.select().from(files).where(eq(files.uploadId, uploads.id))), isUnused);
  const locked = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.createdAt, before), isEmpty))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (locked.length === 0) return 0;
  const ids = locked.map(({ id }) => id);
  // Checked again: something may have come in before the lock.
  const deleted = await db
    .delete(uploads)
    .where(and(inArray(uploads.id, ids), isEmpty))
    .returning({ id: uploads.id });
  return deleted.length;
}
