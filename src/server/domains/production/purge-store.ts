import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productionRevisions, productions, productionTaskRows, proofNotes } from '../../db/schema/index.ts';
import { deleteProductionPictures } from '../files/index.ts';

/** Deletes the productions of manuscripts with their texts, notes and unpublished pictures; the hourly cleanup removes the bytes. */
export async function purgeProductions(db: Database, manuscriptIds: readonly string[]): Promise<void> {
  const ids = [...manuscriptIds];
  for (const table of [proofNotes, productionRevisions, productionTaskRows, productions])
    await db.delete(table).where(inArray(table.manuscriptId, ids));
  for (const id of ids) await deleteProductionPictures(db, id);
}
