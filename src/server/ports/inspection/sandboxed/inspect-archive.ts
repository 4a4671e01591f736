import { archiveLimits, type Allowance } from './archive-limits.ts';
import { bufferSource, type ByteSource } from './byte-source.ts';
import { isCompoundFile } from './compound-file.ts';
import { inspectEmbeddedObject } from './inspect-embedded-object.ts';
import { readArchive, type Archive, type ArchiveEntry } from './read-archive.ts';
import { crc32 } from 'node:zlib';
import { FaultFound } from './fault-found.ts';

interface Unpacked {
  /** The first bytes, by which formats are known. */
  readonly start: Buffer;
  /** All of it, where that was asked for. */
  readonly whole: Buffer | null;
}

const startLength = 16;

/**
 * Unpacks a whole entry as a stream to check its declared size. Holds in memory what the predicate selects by its
 * start, up to a limit; throws for larger ones.
 */
async function unpackEntry(
  { zip }: Archive,
  { entry }: ArchiveEntry,
  keeps: (start: Buffer) => number | null,
): Promise<Unpacked> {
  const stream = await zip.openReadStreamPromise(entry);
  const kept: Buffer[] = [];
  let [sum, length]: [number, number] = [0, 0];
  let start = Buffer.alloc(0);
  let most: number | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    length += chunk.length;
    const isBeginning = start.length < startLength;
    if (isBeginning) start = Buffer.concat([start, chunk.subarray(0, startLength - start.length)]);
    if (isBeginning) most = keeps(start);
    if (most !== null && length > most) throw new FaultFound('inflated');
    if (most !== null || start.length < startLength) kept.push(chunk);
    else kept.length = 0;
  }
  if (length !== entry.uncompressedSize || sum !== entry.crc32) throw new FaultFound('damaged');
  return { start, whole: most === null ? null : Buffer.concat(kept) };
}

/** The small parts that tell what the others are, by name in lower case; the others are there without their bytes. */
export type Parts = ReadonlyMap<string, Buffer | null>;

const startsWith = (start: Buffer, signature: string) => start.toString('latin1').startsWith(signature);
const isArchive = (start: Buffer) => startsWith(start, 'PK\u0003\u0004');
const isProgram = (start: Buffer) => startsWith(start, 'MZ') || startsWith(start, '\u007fELF');
const tellsOfParts = (name: string) => name === '[content_types].xml' || name.endsWith('.rels');

const macros = /(^|\/)vba(project|projectsignature\w*)\.bin$|(^|\/)vbadata\.xml$/;
const controls = /(^|\/)activex\//;

function refuseNames(names: readonly string[]): void {
  if (names.some((name) => macros.test(name))) throw new FaultFound('macros');
  if (names.some((name) => controls.test(name))) throw new FaultFound('controls');
}

/** Looks into an archive, and into the documents packed in it; answers with its telling parts. */
export async function inspectArchive(source: ByteSource, allowance: Allowance, depth: number): Promise<Parts> {
  const archive = await readArchive(source, allowance);
  refuseNames(archive.entries.map(({ name }) => name.toLowerCase()));
  const parts = new Map<string, Buffer | null>();
  for (const entry of archive.entries) {
    const name = entry.name.toLowerCase();
    const isTelling = tellsOfParts(name);
    const { start, whole } = await unpackEntry(archive, entry, (beginning) => {
      if (isTelling) return archiveLimits.part;
      return isArchive(beginning) || isCompoundFile(beginning) ? (archiveLimits.embedded[depth] ?? 0) : null;
    });
    if (isProgram(start)) throw new FaultFound('program-inside');
    parts.set(name, isTelling ? whole : null);
    if (isTelling || whole === null) continue;
    if (isArchive(start)) await inspectArchive(bufferSource(whole), allowance, depth + 1);
    else await inspectEmbeddedObject(bufferSource(whole));
  }
  return parts;
}
