import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange } from '../storage/file-storage.ts';

/** A PDF printed for this request: for one person, whole or in ranges, with its ETag. */
export const printedFile = (name: string, bytes: Buffer) => ({
  name,
  mediaType: 'application/pdf',
  size: bytes.length,
  etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
  caching: 'private' as const,
  open: async (range?: ByteRange) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
});
