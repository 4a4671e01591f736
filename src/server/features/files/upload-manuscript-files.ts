import { fileSlots, manuscriptSlot } from '../../../contracts/constants.ts';
import type { FileList } from '../../../contracts/files.ts';
import { signedIn, type Context } from '../../context.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { claimUpload } from './file-store.ts';
import { forgetDocuments, keepDocuments } from './keep-documents.ts';
import { listUpload } from './list-upload.ts';
import { receiveDocument, type IncomingFile, type ReceivedDocument } from './receive-document.ts';
import { storageFault } from './storage-fault.ts';

/** Without a slot named, the files are taken in the order of the three slots; a lone file is the manuscript. */
function slotsFor(count: number, slot: number | undefined): number[] {
  if (count === 0) throw invalidInput('s3Files', 'Please choose a file.');
  if (slot !== undefined && count > 1) throw invalidInput('slot', 'One file goes into one slot.');
  if (slot !== undefined) return [slot];
  return count === 1 ? [manuscriptSlot] : [...fileSlots.keys()].slice(0, count);
}

/** Stores the files of an upload id, which belongs to whoever used it first; a refusal leaves none of them behind. */
export async function uploadManuscriptFiles(
  ctx: Context,
  uploadId: string,
  slot: number | undefined,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  const { userId } = signedIn(ctx);
  const ownerId = await claimUpload(ctx.db, uploadId, userId, ctx.now());
  if (ownerId !== userId) throw notFound('This upload');
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) received.push(await receiveDocument(ctx, file));
    await keepDocuments(ctx, received, { uploadId, ownerId, slots: slotsFor(received.length, slot) });
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'Nothing of this upload was kept; files that were there before still are.');
  }
  return listUpload(ctx, uploadId);
}
