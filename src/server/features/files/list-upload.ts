import { fileHref } from '../../../contracts/pages.ts';
import type { FileList, StoredFile } from '../../../contracts/files.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findUploadOwner, listUploadFiles, type FileRow } from './file-store.ts';

/** A file as those see it who may read it. */
export function presentFile(file: FileRow): StoredFile {
  const { id, slot, name, mediaType, size } = file;
  return { id, url: fileHref(id), slot, name, mediaType, size };
}

/** The current files of an upload, for its owner and administrators. */
export async function listUpload(ctx: Context, uploadId: string): Promise<FileList> {
  const actor = signedIn(ctx);
  const ownerId = await findUploadOwner(ctx.db, uploadId);
  if (ownerId === null || (ownerId !== actor.userId && !actor.isAdmin)) throw notFound('This upload');
  const uploads = (await listUploadFiles(ctx.db, uploadId)).map(presentFile);
  return { files: uploads.map((file) => file.url), uploads };
}
