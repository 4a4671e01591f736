import { unshownKinds } from '../../../contracts/constants.ts';
import type { UnshownPictures } from '../../../contracts/files.ts';
import type { Context } from '../../context.ts';
import type { ByteRange } from '../../ports/storage/file-storage.ts';
import type { FileRow } from './file-store.ts';
import { documentTypes } from './judging/document-types.ts';

/** How many pictures of a file reviewers and readers would not see, by kind. */
export async function countUnshownPictures(
  ctx: Context,
  { mediaType, size, storageKey }: FileRow,
): Promise<UnshownPictures['pictures']> {
  if (mediaType !== documentTypes['.docx'].mediaType) return [];
  const read = (range: ByteRange) => ctx.storage.read(storageKey, range);
  const found = await ctx.inspection.listPictures({ size, read });
  if (typeof found === 'string') return [];
  return unshownKinds
    .map((kind) => ({ kind, count: found.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0);
}
