import { PassThrough, pipeline, type Readable } from 'node:stream';

/** Frees what only these bytes take; those that share their memory with others keep it. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/**
 * Bytes in their original pieces, each of which is freed once the next is requested. The garbage collector would let
 * 64 MB of them pile up, and reading the stream directly would copy waiting pieces into one.
 */
export async function* pieceByPiece(bytes: Readable): AsyncGenerator<Buffer> {
  const pieces = new PassThrough({ objectMode: true, highWaterMark: 1 });
  // What breaks off is thrown by the loop.
  pipeline(bytes, pieces, () => undefined);
  for await (const piece of pieces as AsyncIterable<Buffer>) {
    try {
      yield piece;
    } finally {
      giveBack(piece);
    }
  }
}
