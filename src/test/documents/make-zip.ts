import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, with all that its headers may lie about. */
export interface ZipEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** Packed bytes that are given as they are. */
  readonly packed?: Uint8Array;
  readonly method?: 0 | 8;
  readonly declaredSize?: number;
  readonly checksum?: number;
  readonly flags?: number;
  /** The name in the entry's own header. */
  readonly localName?: string;
  /** Lies in the bytes of another entry, so far from its beginning: this one has none of its own. */
  readonly sharedWith?: { readonly index: number; readonly at: number };
}

interface Trailer {
  readonly comment?: Buffer;
  /** Changes the last record before it is written. */
  readonly forge?: (record: Buffer) => void;
}

interface Written {
  readonly place: number;
  readonly header: Buffer;
}

const flagUtf8 = 0x08_00;

/** What both headers of an entry hold, from the version needed on. */
function commonPart(entry: ZipEntry, packed: Uint8Array, plain: Buffer): Buffer {
  const part = Buffer.alloc(26);
  part.writeUInt16LE(20, 0);
  part.writeUInt16LE(entry.flags ?? flagUtf8, 2);
  part.writeUInt16LE(entry.method ?? 8, 4);
  part.writeUInt32LE(entry.checksum ?? crc32(plain), 10);
  part.writeUInt32LE(packed.length, 14);
  part.writeUInt32LE(entry.declaredSize ?? plain.length, 18);
  return part;
}

/** An archive written byte by byte, so that it can be a wrong one. */
export function makeZip(entries: readonly ZipEntry[], { comment = Buffer.alloc(0), forge }: Trailer = {}) {
  const pieces: Buffer[] = [];
  let length = 0;
  const add = (...more: readonly Uint8Array[]) => {
    for (const piece of more) pieces.push(Buffer.from(piece));
    length += more.reduce((sum, piece) => sum + piece.length, 0);
  };
  const written: Written[] = [];
  for (const entry of entries) {
    const plain = Buffer.from(entry.content ?? '');
    const packed = entry.packed ?? (entry.method === 0 ? plain : deflateRawSync(plain, { level: 9 }));
    const header = commonPart(entry, packed, plain);
    const shared = entry.sharedWith && written[entry.sharedWith.index];
    written.push({ place: shared ? shared.place + entry.sharedWith.at : length, header });
    if (shared) continue;
    const localName = Buffer.from(entry.localName ?? entry.name);
    const local = Buffer.from(header);
    local.writeUInt16LE(localName.length, 22);
    add(Buffer.from('PK\u0003\u0004', 'latin1'), local, localName, packed);
  }
  const start = length;
  for (const [index, entry] of entries.entries()) {
    const { header, place } = written[index] ?? { header: Buffer.alloc(26), place: 0 };
    const name = Buffer.from(entry.name);
    header.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    add(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), header, rest, name);
  }
  const record = Buffer.alloc(22);
  record.write('PK\u0005\u0006', 0, 'latin1');
  record.writeUInt16LE(entries.length, 8);
  record.writeUInt16LE(entries.length, 10);
  record.writeUInt32LE(length - start, 12);
  record.writeUInt32LE(start, 16);
  record.writeUInt16LE(comment.length, 20);
  forge?.(record);
  add(record, comment);
  return new Uint8Array(Buffer.concat(pieces));
}
