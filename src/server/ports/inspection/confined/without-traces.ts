import { factsOfOrientation, orientationIn } from './orientation.ts';

const exif = Buffer.from('Exif\0\0', 'latin1');
const startsWith = (bytes: Buffer, words: string) => bytes.toString('latin1', 0, words.length) === words;

/** What of a segment of a JPEG stays: all that a picture is drawn by, of a camera's facts how it is turned, of the rest nothing. */
function keptSegment(marker: number, segment: Buffer): Buffer {
  const content = segment.subarray(4);
  if (marker === 0xe1 && content.subarray(0, exif.length).equals(exif)) {
    const facts = factsOfOrientation(orientationIn(content.subarray(exif.length)));
    if (facts === null) return Buffer.alloc(0);
    const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + facts.length]);
    return Buffer.concat([head, exif, facts]);
  }
  const isKept =
    marker === 0xe0 || marker === 0xee || (marker === 0xe2 && startsWith(content, 'ICC_PROFILE\0')) || marker < 0xe0;
  return isKept ? segment : Buffer.alloc(0);
}

/** Where the drawn part that begins here ends: at the next marker that is none of its own. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let place = bytes.indexOf(0xff, from); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes[place + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return place;
  }
  return bytes.length;
}

function jpegWithout(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes.readUInt8(place + 1);
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = place + 2 + bytes.readUInt16BE(place + 2);
    kept.push(keptSegment(marker, bytes.subarray(place, end)));
    place = end;
    if (marker !== 0xda) continue;
    const drawn = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, drawn));
    place = drawn;
  }
  const isEnd = bytes[place] === 0xff && bytes[place + 1] === 0xd9;
  // What comes after the end, as the small pictures and films of telephones do, goes; what is no sound JPEG stays as it is.
  kept.push(bytes.subarray(place, isEnd ? place + 2 : bytes.length));
  return Buffer.concat(kept);
}

/** The parts of a PNG that a picture is drawn by, moving ones included. */
const pngParts = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);

function pngWithout(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  let place = 8;
  while (place + 8 <= bytes.length) {
    const end = place + 12 + bytes.readUInt32BE(place);
    const type = bytes.toString('latin1', place + 4, place + 8);
    if (pngParts.has(type)) kept.push(bytes.subarray(place, end));
    if (type === 'IEND') break;
    place = end;
  }
  return Buffer.concat(kept);
}

const webpParts = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

function webpWithout(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let place = 12; place + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(place + 4);
    const end = place + 8 + size + (size % 2);
    const type = bytes.toString('latin1', place, place + 4);
    const part = Buffer.from(bytes.subarray(place, end));
    // The head says which parts there are: no facts (8), no description (4).
    if (type === 'VP8X' && part.length > 8) part.writeUInt8(part.readUInt8(8) & ~0x0c, 8);
    if (webpParts.has(type)) parts.push(part);
    place = end;
  }
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/**
 * A picture without what a camera or a program wrote beside it: where and when it was taken, with what, by whom, and small pictures of
 * it. What it is drawn by stays byte for byte. Our own: libraries decode and draw anew, or know one of the three kinds, or forget
 * how a photograph is to be turned.
 */
export function withoutTraces(bytes: Buffer, mediaType: 'image/jpeg' | 'image/png' | 'image/webp'): Buffer {
  switch (mediaType) {
    case 'image/jpeg':
      return jpegWithout(bytes);
    case 'image/png':
      return pngWithout(bytes);
    case 'image/webp':
      return webpWithout(bytes);
  }
}
