import type { FileList } from '../../../contracts/files.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findUploadOwner, listUploadFiles } from './file-store.ts';
import { presentFile } from './present-file.ts';

/** The current files of an upload, for its owner and administrators. */
export async function listUpload(ctx: Context, uploadId: string): Promise<FileList> {
  const actor = signedIn(ctx);
  const ownerId = await findUploadOwner(ctx.db, uploadId);
  if (ownerId === null || (ownerId !== actor.userId && !actor.isAdmin)) throw notFound('This upload');
  const uploads = (await listUploadFiles(ctx.db, uploadId)).map(presentFile);
  return { files: uploads.map((file) => file.url), uploads };
}
