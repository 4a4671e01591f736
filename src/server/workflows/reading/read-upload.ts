import type { FileList, UnshownPictures } from '../../../contracts/files.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { countUnshownPictures, findFile, listUpload } from '../../domains/files/index.ts';
import { isHiddenUpload } from '../../domains/editorial/index.ts';

/** The current files of an upload, for its owner and administrators; those of a deleted manuscript for administrators alone. */
export async function readUpload(ctx: Context, awsId: string): Promise<FileList> {
  if (await isHiddenUpload(ctx, awsId)) throw notFound('This upload');
  return listUpload(ctx, awsId);
}

/** The pictures of a file that readers would not see, for those who see its upload. */
export async function readUnshownPictures(ctx: Context, fileId: string): Promise<UnshownPictures> {
  const file = await findFile(ctx.db, fileId);
  if (!file?.uploadId) throw notFound('This file');
  const { uploads } = await readUpload(ctx, file.uploadId);
  if (!uploads.some(({ id }) => id === fileId)) throw notFound('This file');
  return { pictures: await countUnshownPictures(ctx, file) };
}
