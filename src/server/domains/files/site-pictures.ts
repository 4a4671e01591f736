import type { FileList } from '../../../contracts/files.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { listIssueFiles } from './file-store.ts';
import { presentFile } from './present-file.ts';
import { receiveCover } from './receive-cover.ts';
import type { IncomingFile, ReceivedDocument } from './receive-document.ts';
import { receiveUpload } from './receive-upload.ts';

/** A picture has no slot; anything but one is refused. */
function onlyOne({ length }: readonly ReceivedDocument[]): [] {
  if (length !== 1) throw invalidInput('s3Files', 'Please choose one picture.');
  return [];
}

/** Stores a picture of the site under an upload id, judged as covers are; answers with the newest one there. */
export async function storeSitePicture(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  await receiveUpload(ctx, uploadId, incoming, { receive: (file) => receiveCover(ctx, file), slotsFor: onlyOne });
  const uploads = (await listIssueFiles(ctx.db, uploadId))
    .filter(({ purpose }) => purpose === 'cover')
    .map(presentFile);
  return { files: uploads.map(({ url }) => url), uploads };
}
