import { PassThrough, pipeline, type Readable } from 'node:stream';

/** Frees what only these bytes take; those that share their memory with others keep it. */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/**
 * Bytes in the pieces that they come in, each of which is gone once the next one is asked for. Left to the collector, whatever passes
 * through would stay until there are 64 MB of it; and read from the stream itself, what waits there would be copied into one.
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
