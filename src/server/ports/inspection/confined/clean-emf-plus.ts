const sign = 'EMF+';
const [header, comment, object] = [0x40_01, 0x40_03, 0x40_08];
const continued = 0x80_00;
const pictureKind = 5;
const [bitmap, packed] = [1, 1];

interface Piece {
  readonly type: number;
  readonly flags: number;
  /** A window upon the record: what is written into it is written into the drawing. */
  readonly data: Buffer;
}

export const isEmfPlus = (comments: Buffer): boolean => comments.toString('latin1', 12, 16) === sign;

function piecesIn(record: Buffer): Piece[] {
  const found: Piece[] = [];
  const end = Math.min(record.length, 12 + record.readUInt32LE(8));
  for (let at = 16; at + 12 <= end;) {
    const size = record.readUInt32LE(at + 4);
    if (size < 12 || at + size > end) break;
    const data = record.subarray(at + 12, Math.min(at + size, at + 12 + record.readUInt32LE(at + 8)));
    found.push({ type: record.readUInt16LE(at), flags: record.readUInt16LE(at + 2), data });
    at += size;
  }
  return found;
}

/** Whether such a drawing has no other beside it, in records that every reader knows. */
export const isAlone = (records: readonly Buffer[]): boolean =>
  records.some((record) => piecesIn(record).some(({ type, flags }) => type === header && (flags & 1) === 0));

/** A picture within is cleaned where it lies; what cannot be, or would become longer, is blank. */
function cleanWithin(windows: readonly Buffer[], clean: (bytes: Buffer) => Uint8Array): void {
  const whole = Buffer.concat(windows);
  if (whole.length < 28) {
    for (const window of windows) window.fill(0);
    return;
  }
  const isBitmap = whole.readUInt32LE(4) === bitmap;
  if (isBitmap && whole.readUInt32LE(24) !== packed) return;
  // A bitmap says its size, its rows and its packing first; another drawing, its kind and its length.
  const start = isBitmap ? 28 : 16;
  const cleaned = clean(whole.subarray(start));
  whole.fill(0, start);
  if (cleaned.length <= whole.length - start) whole.set(cleaned, start);
  let at = 0;
  for (const window of windows) {
    whole.copy(window, 0, at, at + window.length);
    at += window.length;
  }
}

/** Blanks what programs say in a drawing, and cleans the pictures in it; an object can be parted among records. */
export function cleanEmfPlus(records: readonly Buffer[], clean: (bytes: Buffer) => Uint8Array): void {
  let parts: Buffer[] = [];
  for (const { type, flags, data } of records.flatMap(piecesIn)) {
    if (type === comment) data.fill(0);
    if (type !== object || ((flags >> 8) & 0x7f) !== pictureKind) continue;
    // A part of one begins with the length of all.
    const isContinued = (flags & continued) !== 0;
    parts.push(isContinued ? data.subarray(4) : data);
    if (isContinued && parts.reduce((sum, part) => sum + part.length, 0) < data.readUInt32LE(0)) continue;
    cleanWithin(parts, clean);
    parts = [];
  }
  for (const part of parts) part.fill(0);
}
