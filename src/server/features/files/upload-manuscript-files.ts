import { fileSlots, manuscriptSlot } from '../../../contracts/constants.ts';
import type { FileList } from '../../../contracts/files.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { listUpload } from './list-upload.ts';
import { receiveDocument, type IncomingFile } from './receive-document.ts';
import { receiveUpload } from './receive-upload.ts';

/** Without a slot named, the files are taken in the order of the three slots; a lone file is the manuscript. */
function slotsFor(count: number, slot: number | undefined): number[] {
  if (count === 0) throw invalidInput('s3Files', 'Please choose a file.');
  if (slot !== undefined && count > 1) throw invalidInput('slot', 'One file goes into one slot.');
  if (slot !== undefined) return [slot];
  return count === 1 ? [manuscriptSlot] : [...fileSlots.keys()].slice(0, count);
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
