import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { forgetDocuments, keepDocuments, type IncomingFile, type ReceivedDocument } from './receive-document.ts';
import { refuseBeyondQuota } from './quota.ts';
import { storageFault, storeBytes } from './store-bytes.ts';
import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { FilePurpose } from '../../db/schema/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import { kindOfMediaType } from './judging/judge-document.ts';
import { claimUpload, insertFile } from './file-store.ts';

interface Made {
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Readable;
}

/**
 * Saves a generated file under a person's upload id, as if they had uploaded it; returns its id. A document must pass
 * the usual checks: null if it does not, and nothing is saved.
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

interface UploadRules {
  /** Judges a file and stores its bytes. */
  readonly receive: (file: IncomingFile) => Promise<ReceivedDocument>;
  /** The slots of the received files in order; throws if files are missing or do not fit together. */
  readonly slotsFor: (received: readonly ReceivedDocument[]) => readonly (number | null)[];
}

/** Stores the files of an upload id, which belongs to its first user; stores none if one is rejected. */
export async function receiveUpload(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
  { receive, slotsFor }: UploadRules,
): Promise<void> {
  const { userId } = signedIn(ctx);
  const ownerId = await claimUpload(ctx.db, uploadId, userId, ctx.now());
  if (ownerId !== userId) throw notFound('upload');
  await refuseBeyondQuota(ctx, { uploadId, ownerId });
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) received.push(await receive(file));
    await keepDocuments(ctx, received, { uploadId, ownerId, slots: slotsFor(received) });
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'previous');
  }
}
