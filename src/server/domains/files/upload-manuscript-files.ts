import * as t from '../../../messages/file-responses.ts';
import { type Context, signedIn } from '../../context.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { receiveDocument, type IncomingFile } from './receive-document.ts';
import { receiveUpload } from './receive-upload.ts';
import type { FileList } from '../../../contracts/files.ts';
import { findUploadOwner, listUploadFiles, takeSlot, type PlacedFile } from './file-store.ts';
import { presentFile } from './download-file.ts';

/** Saves the slots that a submission gave its files, and frees them from earlier files. */
export async function takeSlots(tx: Context, files: readonly PlacedFile[]): Promise<void> {
  for (const { id, uploadId, slot } of files)
    if (uploadId !== null) await takeSlot(tx.db, id, { uploadId, slot, at: tx.now() });
}

/** The current files of an upload, for its owner and administrators. */
export async function listUpload(ctx: Context, uploadId: string): Promise<FileList> {
  const actor = signedIn(ctx);
  const ownerId = await findUploadOwner(ctx.db, uploadId);
  if (ownerId === null || (ownerId !== actor.userId && !actor.isAdmin)) throw notFound('upload');
  const uploads = (await listUploadFiles(ctx.db, uploadId)).map(presentFile);
  return { files: uploads.map((file) => file.url), uploads };
}

/** Files whose slot the client does not name get one when the manuscript is submitted (decision 39). */
function slotsFor(count: number, slot: number | undefined): (number | null)[] {
  if (count === 0) throw invalidInput('s3Files', t.chooseFile());
  if (slot !== undefined && count > 1) throw invalidInput('slot', t.oneFilePerSlot());
  if (slot !== undefined) return [slot];
  return Array.from({ length: count }, () => null);
}

/** Stores files of a manuscript under an upload id; answers with all that lie there. */
export async function uploadManuscriptFiles(
  ctx: Context,
  uploadId: string,
  slot: number | undefined,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  await receiveUpload(ctx, uploadId, incoming, {
    receive: (file) => receiveDocument(ctx, file),
    slotsFor: (received) => slotsFor(received.length, slot),
  });
  return listUpload(ctx, uploadId);
}
