import { Readable } from 'node:stream';
import type { DocumentBytes } from '../../server/ports/inspection/document-inspector.ts';

/** A document that is held in memory. */
export const bytesInMemory = (bytes: Buffer): DocumentBytes => ({
  size: bytes.length,
  read: ({ start, end }) => Promise.resolve(Readable.from([bytes.subarray(start, end + 1)])),
});
