import type { Context } from '../../context.ts';
import { takeSlot, type PlacedFile } from './file-store.ts';

/** Keeps the slots that a submission has given to its files; what took them before steps back. */
export async function takeSlots(tx: Context, files: readonly PlacedFile[]): Promise<void> {
  for (const { id, uploadId, slot } of files)
    if (uploadId !== null) await takeSlot(tx.db, id, { uploadId, slot, at: tx.now() });
}
