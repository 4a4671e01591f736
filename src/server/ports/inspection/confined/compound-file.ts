import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';

// [MS-CFB]: sectors chained by a table (FAT), whose own sectors are listed in the header and in a chain of further lists.

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerSize = 512;
const entrySize = 128;
const lastRegular = 0xff_ff_ff_fa;
const endOfChain = 0xff_ff_ff_fe;
/** A directory of so many entries is none that a program wrote. */
const mostEntries = 50_000;

export interface StreamEntry {
  readonly name: string;
  readonly kind: 'storage' | 'stream' | 'root';
  /** Of the program that the storage belongs to, in hexadecimal as stored. */
  readonly classId: string;
  /** The first bytes of a stream, at most a sector of them. */
  head(): Promise<Buffer>;
}

export interface CompoundFile {
  readonly streams: readonly StreamEntry[];
}

export const isCompoundFile = (start: Buffer): boolean => start.subarray(0, 8).equals(signature);

interface Layout {
  readonly source: ByteSource;
  readonly sectorSize: number;
  readonly fat: readonly number[];
}

const numbersOf = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, place) => bytes.readUInt32LE(place * 4));

/** The last sector of a file may be shorter than the others. */
function readSector({ source, sectorSize }: Omit<Layout, 'fat'>, sector: number): Promise<Buffer> {
  const start = (sector + 1) * sectorSize;
  if (start >= source.size) throw new FaultFound('cut-short');
  return source.read(start, Math.min(source.size, start + sectorSize));
}

/** The sectors that hold the table: the first 109 stand in the header. */
async function tableSectors(layout: Omit<Layout, 'fat'>, header: Buffer): Promise<number[]> {
  const most = Math.ceil(layout.source.size / layout.sectorSize);
  const listed = numbersOf(header.subarray(76, headerSize));
  let next = header.readUInt32LE(68);
  while (next <= lastRegular) {
    const list = numbersOf(await readSector(layout, next));
    next = list.pop() ?? endOfChain;
    listed.push(...list);
    if (listed.length > most + 2 * layout.sectorSize) throw new FaultFound('damaged');
  }
  return listed.filter((sector) => sector <= lastRegular);
}

async function layoutOf(source: ByteSource): Promise<{ layout: Layout; header: Buffer }> {
  if (source.size < headerSize) throw new FaultFound('cut-short');
  const header = await source.read(0, headerSize);
  const power = header.readUInt16LE(30);
  if (!isCompoundFile(header) || (power !== 9 && power !== 12)) throw new FaultFound('damaged');
  const bare = { source, sectorSize: 2 ** power };
  const fat: number[] = [];
  for (const sector of await tableSectors(bare, header)) {
    for (const next of numbersOf(await readSector(bare, sector))) fat.push(next);
    if (fat.length * bare.sectorSize > source.size + bare.sectorSize ** 2) throw new FaultFound('damaged');
  }
  return { layout: { ...bare, fat }, header };
}

/** Follows a chain; one that leads back into itself is as long as the file at most. */
async function readChain(layout: Layout, first: number, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for (let sector = first; sector <= lastRegular; sector = layout.fat[sector] ?? endOfChain) {
    const piece = await readSector(layout, sector);
    pieces.push(piece);
    length += piece.length;
    if (length > most) throw new FaultFound('damaged');
  }
  return Buffer.concat(pieces);
}

const kinds: Record<number, StreamEntry['kind']> = { 1: 'storage', 2: 'stream', 5: 'root' };

/** Streams shorter than this lie in the small sectors of the root's own stream. */
const smallStream = 4096;

function headReader(layout: Layout, header: Buffer, root: Buffer) {
  const smallTable = () => readChain(layout, header.readUInt32LE(60), layout.source.size);
  return async (entry: Buffer): Promise<Buffer> => {
    const [first, size] = [entry.readUInt32LE(116), entry.readUInt32LE(120)];
    if (size === 0) return Buffer.alloc(0);
    if (size >= smallStream) return (await readSector(layout, first)).subarray(0, size);
    const small = await readChain(layout, root.readUInt32LE(116), layout.source.size);
    const table = numbersOf(await smallTable());
    const pieces: Buffer[] = [];
    for (
      let place = first;
      place <= lastRegular && pieces.length < smallStream / 64;
      place = table[place] ?? endOfChain
    )
      pieces.push(small.subarray(place * 64, place * 64 + 64));
    return Buffer.concat(pieces).subarray(0, size);
  };
}

/** Reads the directory of a compound file, which older Office documents and embedded objects are. */
export async function readCompoundFile(source: ByteSource): Promise<CompoundFile> {
  const { layout, header } = await layoutOf(source);
  const directory = await readChain(layout, header.readUInt32LE(48), mostEntries * entrySize);
  const raw = Array.from({ length: Math.floor(directory.length / entrySize) }, (_, place) =>
    directory.subarray(place * entrySize, (place + 1) * entrySize),
  );
  const root = raw[0];
  if (root?.[66] !== 5) throw new FaultFound('damaged');
  const head = headReader(layout, header, root);
  const streams = raw.flatMap((entry) => {
    const kind = kinds[entry[66] ?? 0];
    const nameLength = Math.min(64, entry.readUInt16LE(64));
    const name = entry.toString('utf16le', 0, Math.max(0, nameLength - 2));
    return kind === undefined ? [] : { name, kind, classId: entry.toString('hex', 80, 96), head: () => head(entry) };
  });
  return { streams };
}
