import type { ProductionText } from '../../../contracts/production-values.ts';
import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import type { FoundManuscript } from '../editorial/index.ts';
import { insertProductionPictures, storeArticlePictures, type ArticlePicture } from '../files/index.ts';
import { countOpenNotesOf, lockProduction, updateProduction } from './production-store.ts';
import { finishTasks } from './task-store.ts';
import { startedMail, tellManagers } from './production-mails.ts';
import { isBegun } from './revision-store.ts';
import { writeText } from './save-text.ts';

interface ReadText extends ProductionText {
  readonly pictures: readonly ArticlePicture[];
  /** Whether the manuscript was a Word file, whose whole text is read. */
  readonly hasText: boolean;
  /** Why there is none all the same: editors write it then. */
  readonly fault: string | null;
}

/** Saves the text that was read from a manuscript as its first revision, unless someone has worked on it, and tells the production editors. */
export async function keepReadText(ctx: Context, found: FoundManuscript, read: ReadText): Promise<void> {
  const { id } = found.manuscript;
  const rows = await storeArticlePictures(ctx, read.pictures, 'production-picture');
  await inTransaction(ctx, async (tx) => {
    const row = await lockProduction(tx.db, id);
    if (row?.publishedAt !== null || (await isBegun(tx.db, row))) return;
    await insertProductionPictures(tx.db, id, rows);
    await writeText(tx, row, read, { userId: null, origin: t.originManuscript() });
    await updateProduction(tx.db, id, {
      readAt: tx.now(),
      fault: read.fault,
      hasText: read.hasText,
    });
    if (row.readAt === null) await tellManagers(tx, found, startedMail);
  });
}

/** Marks a production as published. In the transaction that publishes the article. */
export async function publishRow(tx: Context, manuscriptId: string, revision: number): Promise<void> {
  const now = tx.now();
  await finishTasks(tx.db, manuscriptId, now);
  await updateProduction(tx.db, manuscriptId, { publishedAt: now, front: null });
  const openNotes = await countOpenNotesOf(tx.db, manuscriptId);
  await addAuditEntry(tx, 'production-published', manuscriptId, { revision, openNotes });
}
