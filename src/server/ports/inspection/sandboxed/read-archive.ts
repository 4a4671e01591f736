import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, validateFileName } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { archiveLimits, type Allowance } from './archive-limits.ts';
import { largestPiece, type ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';

/** An entry with a valid position and declared size. */
export interface ArchiveEntry {
  readonly name: string;
  readonly entry: Entry;
}

export interface Archive {
  readonly zip: ZipFile;
  readonly entries: readonly ArchiveEntry[];
}

class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  /** Without a stream for every few bytes of a header. */
  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    void (async () => {
      try {
        callback(null, (await this.#source.read(position, position + length)).copy(into, offset));
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)));
      }
    })();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const source = this.#source;
    async function* pieces() {
      for (let at = start; at < end; at += largestPiece / 16)
        yield await source.read(at, Math.min(end, at + largestPiece / 16));
    }
    return Readable.from(pieces(), { objectMode: false });
  }
}

function nameOf(entry: Entry): string {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
  if (validateFileName(name) !== null || /[\p{Cc}\u202a-\u202e]/u.test(name)) throw new FaultFound('unsafe-names');
  return name;
}

/** By what the directory declares; unpacking finds out whether it lied. */
function chargeDeclared(entry: Entry, allowance: Allowance): void {
  const { compressedSize, uncompressedSize } = entry;
  allowance.entries -= 1;
  allowance.unpacked -= uncompressedSize;
  const isBomb =
    uncompressedSize > archiveLimits.freelyPacked && uncompressedSize > compressedSize * archiveLimits.packing;
  if (allowance.entries < 0 || allowance.unpacked < 0 || isBomb) throw new FaultFound('inflated');
}

/** Where an entry lies; its own header must agree with the directory, or readers would see different documents. */
async function spanOf(zip: ZipFile, entry: Entry): Promise<{ start: number; end: number }> {
  const header = await zip.readLocalFileHeaderPromise(entry);
  const agrees =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (header.generalPurposeBitFlag & 1) === (entry.generalPurposeBitFlag & 1);
  if (!agrees) throw new FaultFound('damaged');
  return { start: entry.relativeOffsetOfLocalHeader, end: header.fileDataStart + entry.compressedSize };
}

function refuseOverlaps(spans: readonly { start: number; end: number }[]): void {
  let before = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < before) throw new FaultFound('inflated');
    before = end;
  }
}

/** Reads an archive's directory without unpacking; throws if it would unpack to too much or to another folder. */
export async function readArchive(source: ByteSource, allowance: Allowance): Promise<Archive> {
  const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.size, {
    autoClose: false,
    decodeStrings: false,
  });
  const found: ArchiveEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new FaultFound('password');
    chargeDeclared(entry, allowance);
    found.push({ name: nameOf(entry), entry });
  }
  if (new Set(found.map(({ name }) => name.toLowerCase())).size !== found.length) throw new FaultFound('unsafe-names');
  const spans: { start: number; end: number }[] = [];
  for (const { entry } of found) spans.push(await spanOf(zip, entry));
  refuseOverlaps(spans);
  return { zip, entries: found };
}
