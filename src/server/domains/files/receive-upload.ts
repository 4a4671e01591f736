import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { claimUpload } from './file-store.ts';
import { forgetDocuments, keepDocuments } from './keep-documents.ts';
import { refuseBeyondQuota } from './quota.ts';
import type { IncomingFile, ReceivedDocument } from './receive-document.ts';
import { storageFault } from './storage-fault.ts';

interface UploadRules {
  /** Judges a file and stores its bytes. */
  readonly receive: (file: IncomingFile) => Promise<ReceivedDocument>;
  /** The slots of what has come, in its order; throws when too little has come, or what does not go together. */
  readonly slotsFor: (received: readonly ReceivedDocument[]) => readonly (number | null)[];
}

/** Stores the files of an upload id, which belongs to whoever used it first; a refusal leaves none of them behind. */
export async function receiveUpload(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
  { receive, slotsFor }: UploadRules,
): Promise<void> {
  const { userId } = signedIn(ctx);
  const ownerId = await claimUpload(ctx.db, uploadId, userId, ctx.now());
  if (ownerId !== userId) throw notFound('This upload');
  await refuseBeyondQuota(ctx, { uploadId, ownerId });
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) received.push(await receive(file));
    await keepDocuments(ctx, received, { uploadId, ownerId, slots: slotsFor(received) });
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'Nothing of this upload was kept; files that were there before still are.');
  }
}
