import { gunzipSync, gzipSync } from 'node:zlib';
import { FaultFound } from './fault-found.ts';
import { withoutTraces } from './without-traces.ts';

const largestUnpacked = 64 * 1024 * 1024;

// What cameras and drawing programs write beside a picture: where, when, with what and by whom it was made.

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.max(0, end - start)).toString('latin1');

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A JPEG without its properties; the profile of its colours stays. What is no sound JPEG stays as it is. */
export const cleanJpeg = (bytes: Uint8Array): Uint8Array => withoutTraces(bufferOf(bytes), 'image/jpeg');

/** A GIF's comments, where they stand as programs write them, before the first picture. */
function cleanGif(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  for (
    let at = copy.indexOf('\u0021\u00fe', 0, 'latin1');
    at !== -1;
    at = copy.indexOf('\u0021\u00fe', at + 2, 'latin1')
  ) {
    for (
      let block = at + 2, length = copy[block] ?? 0;
      length > 0 && block + length < copy.length;
      length = copy[block] ?? 0
    ) {
      if (!/^[\t\n\r\u0020-\u007e\u00a0-\u00ff\0]+$/.test(copy.toString('latin1', block + 1, block + 1 + length)))
        break;
      copy.fill(0x20, block + 1, block + 1 + length);
      block += length + 1;
    }
  }
  return copy;
}

/** A drawing of Windows names its program and its file in its header. */
function cleanMetafile(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  const [length, offset] = [copy.readUInt32LE(60), copy.readUInt32LE(64)];
  if (offset >= 88 && offset + 2 * length <= copy.length) copy.fill(0, offset, offset + 2 * length);
  return copy;
}

/** Tags of a TIFF that tell: description, maker, model, program, time, artist, computer, XMP, copyright, IPTC, Photoshop, unique. */
const tellingTags = new Set([270, 271, 272, 305, 306, 315, 316, 700, 33_432, 33_723, 34_377, 40_093, 42_016]);
const sizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 6: 1, 7: 1 };

/** A TIFF whose telling values are blank. */
function cleanTiff(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  const isLittle = copy[0] === 0x49;
  const short = (at: number) => (isLittle ? copy.readUInt16LE(at) : copy.readUInt16BE(at));
  const long = (at: number) => (isLittle ? copy.readUInt32LE(at) : copy.readUInt32BE(at));
  const seen = new Set<number>();
  for (let list = long(4); list !== 0 && !seen.has(list) && list + 2 <= copy.length;) {
    seen.add(list);
    const count = short(list);
    for (let entry = list + 2; entry < list + 2 + count * 12 && entry + 12 <= copy.length; entry += 12) {
      if (!tellingTags.has(short(entry))) continue;
      const length = (sizes[short(entry + 2)] ?? 0) * long(entry + 4);
      const at = length <= 4 ? entry + 8 : long(entry + 8);
      if (at + length <= copy.length) copy.fill(0, at, at + length);
    }
    const next = list + 2 + count * 12;
    list = next + 4 <= copy.length ? long(next) : 0;
  }
  return copy;
}

/** A drawing of Windows that was packed to be smaller. */
const cleanPacked = (bytes: Uint8Array): Uint8Array =>
  gzipSync(cleanPicture(gunzipSync(bytes, { maxOutputLength: largestUnpacked })));

type Clean = (bytes: Uint8Array) => Uint8Array;

/** How a picture is cleaned, by its first bytes; those that have no place for properties stay as they are. */
function cleanerOf(start: string): Clean | null {
  const asItIs: Clean = (bytes) => bytes;
  if (start.startsWith('\u00ff\u00d8\u00ff')) return cleanJpeg;
  if (start.startsWith('\u0089PNG')) return (bytes) => withoutTraces(bufferOf(bytes), 'image/png');
  if (/^RIFF....WEBP/s.test(start)) return (bytes) => withoutTraces(bufferOf(bytes), 'image/webp');
  if (start.startsWith('GIF8')) return cleanGif;
  // A photograph of Windows (JPEG XR) is written like a TIFF.
  if (/^(II\*\0|MM\0\*|II\u00bc)/.test(start)) return cleanTiff;
  if (start.slice(40, 44) === ' EMF') return cleanMetafile;
  if (start.startsWith('\u001f\u008b')) return cleanPacked;
  return ['BM', '\u00d7\u00cd\u00c6\u009a', '\u0001\0\t\0', '\u0002\0\t\0'].some((sign) => start.startsWith(sign))
    ? asItIs
    : null;
}

/** A picture without what tells of its making. */
export function cleanPicture(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes;
  const clean = cleanerOf(ascii(bytes, 0, Math.min(bytes.length, 48)));
  if (clean === null) throw new FaultFound('unwritable-part');
  try {
    return clean(bytes);
  } catch (error) {
    if (error instanceof FaultFound) throw error;
    // A broken picture shows nothing, and its properties must not stay for it.
    return new Uint8Array();
  }
}
