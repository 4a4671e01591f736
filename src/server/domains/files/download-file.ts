import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { ByteRange } from '../../ports/storage/file-storage.ts';
import type { FileRow } from './file-store.ts';

const publicPurposes = new Set<FileRow['purpose']>(['cover', 'article-picture']);

/** A stored file on its way out; who may have it is decided before. */
export function downloadOf(ctx: Context, file: FileRow, name = file.name) {
  return {
    name,
    mediaType: file.mediaType,
    size: file.size,
    etag: `"${file.sha256.slice(0, 32)}"`,
    caching: publicPurposes.has(file.purpose) ? ('public' as const) : ('private' as const),
    open: (range?: ByteRange): Promise<Readable> => ctx.storage.read(file.storageKey, range),
  };
}
