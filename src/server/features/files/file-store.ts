import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
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

/** Whom an upload id belongs to; null while nobody has used it. */
export async function findUploadOwner(db: Database, uploadId: string): Promise<string | null> {
  const [upload] = await db.select({ ownerId: uploads.ownerId }).from(uploads).where(eq(uploads.id, uploadId));
  return upload?.ownerId ?? null;
}

/** Adds a file; one that took the same slot before steps back. */
export async function insertFile(db: Database, file: NewFile): Promise<void> {
  if (file.uploadId && file.slot !== null && file.slot !== undefined)
    await emptySlot(db, { uploadId: file.uploadId, slot: file.slot, at: file.createdAt });
  await db.insert(files).values(file);
}

interface Slot {
  readonly uploadId: string;
  readonly slot: number;
  readonly at: Date;
}

async function emptySlot(db: Database, { uploadId, slot, at }: Slot): Promise<void> {
  // Of many at once, each must see the one before.
  await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, uploadId)).for('update');
  await db
    .update(files)
    .set({ replacedAt: at })
    .where(and(eq(files.uploadId, uploadId), eq(files.slot, slot), isNull(files.replacedAt)));
}

/** Puts a file that has no slot yet into one; does nothing to a file that has. */
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
