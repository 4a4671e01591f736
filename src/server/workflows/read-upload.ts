import type { FileList } from '../../contracts/files.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { listUpload } from '../features/files/index.ts';
import { isHiddenUpload } from '../features/manuscripts/index.ts';

/** The current files of an upload, for its owner and administrators; those of a deleted manuscript for administrators alone. */
export async function readUpload(ctx: Context, awsId: string): Promise<FileList> {
  if (await isHiddenUpload(ctx, awsId)) throw notFound('This upload');
  return listUpload(ctx, awsId);
}
