import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { ByteRange } from '../../ports/storage/file-storage.ts';
import type { StoredFile } from '../../../contracts/files.ts';
import type { FileRow } from './file-store.ts';
import { fileHref } from '../../../contracts/pages.ts';

/** The id in an address that `fileHref` made; anything else is no file of ours. */
export const fileIdOf = (url: string): string | null => {
  const id = url.split('/').at(-1) ?? '';
  return /^[0-9a-f-]{36}$/i.test(id) && url === fileHref(id) ? id : null;
};

/** A file as those see it who may read it. */
export function presentFile(file: FileRow): StoredFile {
  const { id, slot, name, mediaType, size } = file;
  return { id, url: fileHref(id), slot, name, mediaType, size };
}

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
