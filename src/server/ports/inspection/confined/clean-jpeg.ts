import { cleanColourProfile } from './clean-colour-profile.ts';
import { factsOfOrientation, orientationIn } from './orientation.ts';

const exif = 'Exif\0\0';
const profile = 'ICC_PROFILE\0';
/** Of a segment with a piece of a profile: its marker, length, name, number and count. */
const profileHead = 18;

const startsWith = (bytes: Buffer, words: string) => bytes.toString('latin1', 0, words.length) === words;

const segmentOf = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);

/** Marks of how the picture is drawn: frames, tables, scans, restarts. All others are a program's own. */
const isDrawing = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdf);

/** What of a segment stays: of a camera's facts how it is turned, of the rest what colours and sizes are reckoned by; null where nothing does. */
function keptSegment(marker: number, segment: Buffer): Buffer | null {
  const content = segment.subarray(4);
  if (isDrawing(marker) || (marker === 0xe2 && startsWith(content, profile))) return segment;
  if (marker === 0xe0 && startsWith(content, 'JFIF\0') && content.length >= 14) {
    // Its last two numbers are the size of a small picture, which followed them.
    const head = Buffer.from(content.subarray(0, 14));
    head.fill(0, 12);
    return segmentOf(marker, head);
  }
  if (marker === 0xee && startsWith(content, 'Adobe') && content.length >= 12)
    return segmentOf(marker, content.subarray(0, 12));
  if (marker !== 0xe1 || !startsWith(content, exif)) return null;
  const facts = factsOfOrientation(orientationIn(content.subarray(exif.length)));
  return facts && segmentOf(marker, Buffer.concat([Buffer.from(exif, 'latin1'), facts]));
}

/** Where the drawn part that begins here ends: at the next marker that is none of its own. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let place = bytes.indexOf(0xff, from); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes[place + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return place;
  }
  return bytes.length;
}

/** Readers pass over what stands between segments, and so does whoever looks for traces: it goes. */
function nextMarker(bytes: Buffer, from: number): number {
  const isSegment = (marker: number) => marker >= 0xc0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd8);
  for (let place = bytes.indexOf(0xff, from); place !== -1; place = bytes.indexOf(0xff, place + 1))
    if (isSegment(bytes[place + 1] ?? 0)) return place;
  return bytes.length;
}

const isOfProfile = (piece: Buffer) => piece[0] === 0xff && piece[1] === 0xe2;

/** The pieces of a picture, those of its profile without what names it. */
function withCleanProfile(pieces: readonly Buffer[]): Buffer[] {
  const parted = pieces.filter(isOfProfile);
  const cleaned = cleanColourProfile(Buffer.concat(parted.map((piece) => piece.subarray(profileHead))));
  if (cleaned === null) return pieces.filter((piece) => !isOfProfile(piece));
  let at = 0;
  return pieces.map((piece) => {
    if (!isOfProfile(piece)) return piece;
    const length = piece.length - profileHead;
    at += length;
    return Buffer.concat([piece.subarray(0, profileHead), cleaned.subarray(at - length, at)]);
  });
}

/** A JPEG of its own segments alone, without what stands between and after them. What is drawn stays byte for byte. */
export function jpegWithoutTraces(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, 2);
  const [segments, end]: [Buffer[], Buffer] = [[], Buffer.from([0xff, 0xd9])];
  let isEnded = false;
  for (let place = nextMarker(bytes, 2); place + 4 <= bytes.length || bytes[place + 1] === 0xd9;) {
    const marker = bytes.readUInt8(place + 1);
    isEnded = marker === 0xd9;
    if (isEnded) break;
    const after = place + 2 + bytes.readUInt16BE(place + 2);
    if (after > bytes.length) break;
    const kept = keptSegment(marker, bytes.subarray(place, after));
    const drawn = marker === 0xda ? endOfScan(bytes, after) : after;
    // A scan is one with its head, so that no piece of it is taken for a segment.
    if (kept) segments.push(drawn === after ? kept : bytes.subarray(place, drawn));
    place = nextMarker(bytes, drawn);
  }
  return Buffer.concat([start, ...withCleanProfile(segments), ...(isEnded ? [end] : [])]);
}
