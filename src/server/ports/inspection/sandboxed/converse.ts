import type { Passage } from '../document-inspector.ts';
import { byteSource, type ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import type { Asked, FromSandboxed, ToSandboxed } from './messages.ts';

/** A program's task: it reads what it needs of a document and returns what it makes. */
export type Work = (source: ByteSource, hand: HandOver) => Promise<void>;

export interface HandOver {
  /** Returns what was made piece by piece, each once the previous one has been taken. */
  bytes(made: Uint8Array): Promise<void>;
  /** The same for a Word document of the drawings that LibreOffice may be able to show. */
  drawings(made: Uint8Array): Promise<void>;
  text(passages: readonly Passage[]): void;
}

const largestPiece = 512 * 1024;
const tell = (message: FromSandboxed) => void process.send?.(message);

/** Does one task with one document, as the process that started this one asks, and says how it went. */
export function converse(workFor: (asked: Asked) => Promise<Work>): void {
  const answers: ((bytes: Buffer) => void)[] = [];
  const takers: (() => void)[] = [];
  const ask = (start: number, end: number): Promise<Buffer> => {
    tell({ start, end });
    return new Promise((resolve) => answers.push(resolve));
  };
  const handPieces = async (made: Uint8Array, isOfDrawings: boolean) => {
    for (let start = 0; start < made.length; start += largestPiece) {
      tell({ piece: made.subarray(start, start + largestPiece), isOfDrawings });
      await new Promise<void>((resolve) => takers.push(resolve));
    }
  };
  const hand: HandOver = {
    text: (passages) => tell({ passages }),
    bytes: (made) => handPieces(made, false),
    drawings: (made) => handPieces(made, true),
  };
  const verdictOf = async (asked: Asked) => {
    // A reader that cannot be loaded is our fault and no document's.
    const work = await workFor(asked);
    try {
      await work(byteSource(asked.size, ask), hand);
      return 'sound';
    } catch (error) {
      // What a reader stumbles over is the document's damage.
      return error instanceof FaultFound ? error.fault : 'damaged';
    }
  };
  process.on('message', (message: ToSandboxed) => {
    if ('bytes' in message) answers.shift()?.(Buffer.from(message.bytes));
    else if ('isTaken' in message) takers.shift()?.();
    else
      verdictOf(message).then(
        (verdict) => tell({ verdict }),
        (error: unknown) => tell({ failure: String(error) }),
      );
  });
  tell({ isReady: true });
}
