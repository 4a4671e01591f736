import type { FileList } from '../../../contracts/files.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { listUpload } from './list-upload.ts';
import { receiveDocument, type IncomingFile } from './receive-document.ts';
import { receiveUpload } from './receive-upload.ts';

/** Files whose slot the client does not name get one when the manuscript is submitted (decision 39). */
function slotsFor(count: number, slot: number | undefined): (number | null)[] {
  if (count === 0) throw invalidInput('s3Files', 'Please choose a file.');
  if (slot !== undefined && count > 1) throw invalidInput('slot', 'One file goes into one slot.');
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
