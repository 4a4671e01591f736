import { jpegWithoutTraces } from './clean-jpeg.ts';
import { cleanColourProfile } from './clean-colour-profile.ts';

const sizes: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8 };
const long = 4;

/**
 * Tags that a picture is shown by: its size, packing, colours, resolution and turn; the tables of its packing (347); of JPEG XR, which is
 * written alike, those from 48129 on. Names, programs, days, descriptions, other pictures and data of programs have other tags.
 */
const kept = new Set([
  254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 274, 277, 278, 280, 281, 282, 283, 284, 290, 291, 292, 293,
  296, 301, 317, 318, 319, 320, 321, 322, 323, 332, 334, 336, 338, 339, 340, 341, 342, 347, 529, 530, 531, 532, 34_675,
  48_129, 48_130, 48_132, 48_256, 48_257, 48_258, 48_259, 48_324, 48_325,
]);
/** Where the picture lies, and how long each piece of it is. */
const pieces: readonly (readonly [number, number])[] = [
  [273, 279],
  [324, 325],
  [513, 514],
  [48_320, 48_321],
  [48_322, 48_323],
];
const [tables, profile] = [347, 34_675];

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly value: Buffer;
}

/** Numbers in the order of the bytes that a file has. */
function numbersIn(bytes: Buffer, isLittle: boolean) {
  return {
    short: (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
    putShort: (value: number, at: number) =>
      void (isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)),
    putLong: (value: number, at: number) =>
      void (isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)),
  };
}

/** The entries of the first picture: those that follow are its other sizes, and no reader of papers shows them. */
function entriesIn(bytes: Buffer, isLittle: boolean): Entry[] {
  const from = numbersIn(bytes, isLittle);
  const list = from.long(4);
  return Array.from({ length: from.short(list) }, (_, number) => {
    const entry = list + 2 + number * 12;
    const [tag, type] = [from.short(entry), from.short(entry + 2)];
    const length = (sizes[type] ?? 0) * from.long(entry + 4);
    const at = length <= 4 ? entry + 8 : from.long(entry + 8);
    return { tag, type, value: bytes.subarray(at, at + length) };
  });
}

function listOf({ type, value }: Entry, isLittle: boolean): number[] {
  const [size, from] = [sizes[type] ?? 1, numbersIn(value, isLittle)];
  const read = size === 2 ? from.short : size === 4 ? from.long : (at: number) => value.readUInt8(at);
  return Array.from({ length: Math.floor(value.length / size) }, (_, number) => read(number * size));
}

/** A picture within, or the tables of its packing, can be a JPEG with all that such have. */
const cleanPiece = (piece: Buffer): Buffer =>
  piece[0] === 0xff && piece[1] === 0xd8 && piece[2] === 0xff ? jpegWithoutTraces(piece) : piece;

function cleanValue({ tag, value }: Entry): Buffer | null {
  if (tag === profile) return cleanColourProfile(value);
  return tag === tables ? cleanPiece(value) : value;
}

function keptEntries(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    if (!kept.has(entry.tag) || entry.value.length === 0) return [];
    const value = cleanValue(entry);
    return value === null ? [] : { ...entry, value };
  });
}

/** Where the pieces of a picture lie: each is put down, and told by its new place. */
function putPieces(
  bytes: Buffer,
  entries: readonly Entry[],
  isLittle: boolean,
  put: (piece: Buffer) => number,
): Entry[] {
  const valuesOf = (tag: number) =>
    entries.filter((entry) => entry.tag === tag).flatMap((entry) => listOf(entry, isLittle));
  return pieces.flatMap(([places, lengths]) => {
    const [starts, counts] = [valuesOf(places), valuesOf(lengths)];
    if (starts.length === 0 || starts.length !== counts.length) return [];
    const found = starts.map((start, number) => cleanPiece(bytes.subarray(start, start + (counts[number] ?? 0))));
    const tell = (tag: number, values: readonly number[]): Entry => {
      const value = Buffer.alloc(4 * values.length);
      for (const [number, one] of values.entries()) numbersIn(value, isLittle).putLong(one, number * 4);
      return { tag, type: long, value };
    };
    return [
      tell(places, found.map(put)),
      tell(
        lengths,
        found.map((piece) => piece.length),
      ),
    ];
  });
}

/** A TIFF written anew, of what its first picture is shown by; nothing else is in it. */
export function cleanTiff(bytes: Buffer): Buffer {
  const isLittle = bytes[0] === 0x49;
  const entries = entriesIn(bytes, isLittle);
  const made: Buffer[] = [Buffer.from(bytes.subarray(0, 4)), Buffer.alloc(4)];
  let length = 8;
  const put = (piece: Buffer) => {
    const at = length;
    const even = piece.length % 2 === 0 ? piece : Buffer.concat([piece, Buffer.alloc(1)]);
    made.push(even);
    length += even.length;
    // Pieces that lie in one another would grow without end.
    if (length > 2 * bytes.length + 1024) throw new Error('More than a picture has');
    return at;
  };
  const placed = putPieces(bytes, entries, isLittle, put);
  if (placed.length === 0) throw new Error('A picture without a picture');
  const all = [...keptEntries(entries), ...placed].toSorted((one, other) => one.tag - other.tag);
  const list = Buffer.alloc(2 + all.length * 12 + 4);
  const into = numbersIn(list, isLittle);
  into.putShort(all.length, 0);
  for (const [number, { tag, type, value }] of all.entries()) {
    const entry = 2 + number * 12;
    into.putShort(tag, entry);
    into.putShort(type, entry + 2);
    into.putLong(value.length / (sizes[type] ?? 1), entry + 4);
    if (value.length <= 4) value.copy(list, entry + 8);
    else into.putLong(put(value), entry + 8);
  }
  numbersIn(made[1] ?? list, isLittle).putLong(put(list), 0);
  return Buffer.concat(made);
}
