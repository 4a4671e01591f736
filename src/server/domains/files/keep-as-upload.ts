import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { FilePurpose } from '../../db/schema/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import { kindOfMediaType } from './judging/document-types.ts';
import { claimUpload, insertFile } from './file-store.ts';
import { storeBytes } from './store-bytes.ts';

interface Made {
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Readable;
}

/**
 * Keeps what the house has made for a person under an upload id of theirs, as if they had sent it; answers with its id. A
 * document has to pass like any other: null when it does not, and nothing of it is kept.
 */
export async function keepAsUpload(
  ctx: Context,
  { uploadId, ownerId }: { uploadId: string; ownerId: string },
  { purpose, name, mediaType, bytes }: Made,
): Promise<string | null> {
  const stored = await storeBytes(ctx.storage, bytes);
  if (purpose !== 'cover') {
    const read = (range: { start: number; end: number }) => ctx.storage.read(stored.storageKey, range);
    if ((await ctx.inspection.inspect(kindOfMediaType(mediaType), { size: stored.size, read })) !== null) {
      await ctx.storage.remove(stored.storageKey);
      return null;
    }
  }
  const id = v7();
  await inTransaction(ctx, async (tx) => {
    await claimUpload(tx.db, uploadId, ownerId, tx.now());
    await insertFile(tx.db, { id, purpose, name, mediaType, ...stored, uploadId, ownerId, createdAt: tx.now() });
  });
  return id;
}
