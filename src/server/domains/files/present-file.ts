import type { StoredFile } from '../../../contracts/files.ts';
import { fileHref } from '../../../contracts/pages.ts';
import type { FileRow } from './file-store.ts';

/** A file as those see it who may read it. */
export function presentFile(file: FileRow): StoredFile {
  const { id, slot, name, mediaType, size } = file;
  return { id, url: fileHref(id), slot, name, mediaType, size };
}
