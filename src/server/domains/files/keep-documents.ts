import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { claimUpload, insertFile } from './file-store.ts';
import { refuseBeyondQuota } from './quota.ts';
import type { ReceivedDocument } from './receive-document.ts';

interface Place {
  readonly uploadId: string;
  readonly ownerId: string;
  /** A slot for each document, in their order; null where none is named. */
  readonly slots: readonly (number | null)[];
}

export const bytesOf = (received: readonly ReceivedDocument[]): number =>
  received.reduce((sum, { size }) => sum + size, 0);

/** Writes the rows of received documents, all or none; what took their slots before steps back. */
export async function keepDocuments(
  ctx: Context,
  received: readonly ReceivedDocument[],
  { uploadId, ownerId, slots }: Place,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // The janitor may have taken an upload id that had no files while the bytes came.
    if ((await claimUpload(tx.db, uploadId, ownerId, tx.now())) !== ownerId) throw notFound('This upload');
    await refuseBeyondQuota(tx, { uploadId, ownerId }, bytesOf(received));
    const kept = [];
    for (const [index, file] of received.entries())
      kept.push(await insertFile(tx.db, { ...file, uploadId, ownerId, slot: slots[index] ?? null }));
    if (kept.some(({ hasReplaced }) => hasReplaced)) await tx.jobs.enqueue(tx.db, 'clear-replaced', { uploadId });
  });
}

/** Removes the bytes of documents that are not kept after all. */
export async function forgetDocuments(ctx: Context, received: readonly ReceivedDocument[]): Promise<void> {
  await Promise.all(received.map((file) => ctx.storage.remove(file.storageKey)));
}
