import { Readable } from 'node:stream';
import type { DocumentBytes, DocumentFault, TakePiece } from './document-inspector.ts';

/** A document that is held in memory. */
export const bytesInMemory = (bytes: Buffer): DocumentBytes => ({
  size: bytes.length,
  read: ({ start, end }) => Promise.resolve(Readable.from([bytes.subarray(start, end + 1)])),
});

/** Holds in memory what is made piece by piece; answers with it, or with what is wrong. */
export async function madeInMemory(
  make: (take: TakePiece) => Promise<DocumentFault | null>,
): Promise<Buffer | DocumentFault> {
  const pieces: Uint8Array[] = [];
  const fault = await make(async (piece) => void pieces.push(piece));
  return fault ?? Buffer.concat(pieces);
}
