import cfb, { type CFB$Entry } from 'cfb';
import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import { readWhole } from './read-whole.ts';

export interface StreamEntry {
  readonly name: string;
  readonly kind: 'storage' | 'stream' | 'root';
  /** Of the program that the storage belongs to, in hexadecimal as stored. */
  readonly classId: string;
  /** The first bytes of a stream. */
  head(): Buffer;
}

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const kinds: Record<number, StreamEntry['kind']> = { 1: 'storage', 2: 'stream', 5: 'root' };

export const isCompoundFile = (start: Buffer): boolean => start.subarray(0, 8).equals(signature);

const headSize = 4096;

function headOf({ content, size }: CFB$Entry): Buffer {
  if (size === 0) return Buffer.alloc(0);
  // A chain that breaks off, or leads back into itself, holds less than the entry says.
  if (content.length !== size) throw new FaultFound('damaged');
  return Buffer.from(content.slice(0, headSize));
}

function read(bytes: Uint8Array): readonly CFB$Entry[] {
  try {
    return cfb.read(Buffer.from(bytes.buffer), { type: 'buffer' }).FileIndex;
  } catch {
    throw new FaultFound('damaged');
  }
}

/** Reads the entries of a compound file, which older Office documents and embedded objects are. */
export async function readCompoundFile(source: ByteSource): Promise<readonly StreamEntry[]> {
  return read(await readWhole(source)).flatMap((entry) => {
    const kind = kinds[entry.type];
    return kind === undefined ? [] : { name: entry.name, kind, classId: entry.clsid, head: () => headOf(entry) };
  });
}
