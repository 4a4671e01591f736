import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { cleanColourProfile } from './clean-colour-profile.ts';
import { jpegWithoutTraces } from './clean-jpeg.ts';
import { listed } from './listed.ts';

/** The parts of a PNG that a picture is drawn by, moving ones included. */
const pngParts = listed(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST cICP mDCV cLLI acTL fcTL fdAT',
);

const largestProfile = 16 * 1024 * 1024;

/** A packed profile of colours with the name that all have, and without those within. */
function pngProfile(content: Buffer): Buffer {
  const name = content.indexOf(0);
  if (name === -1) return Buffer.alloc(0);
  let profile: Buffer | null = null;
  try {
    profile = cleanColourProfile(inflateSync(content.subarray(name + 2), { maxOutputLength: largestProfile }));
  } catch {
    // Colours are shown without a profile that cannot be unpacked.
  }
  if (profile === null) return Buffer.alloc(0);
  const body = Buffer.concat([Buffer.from('iCCPICC profile\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function pngWithout(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  let place = 8;
  while (place + 8 <= bytes.length) {
    const end = place + 12 + bytes.readUInt32BE(place);
    const type = bytes.toString('latin1', place + 4, place + 8);
    if (type === 'iCCP') kept.push(pngProfile(bytes.subarray(place + 8, end - 4)));
    else if (pngParts.has(type)) kept.push(bytes.subarray(place, end));
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
    // In the place of what is no profile nothing stays but its length.
    if (type === 'ICCP') (cleanColourProfile(part.subarray(8, 8 + size)) ?? Buffer.alloc(size)).copy(part, 8);
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
      return jpegWithoutTraces(bytes);
    case 'image/png':
      return pngWithout(bytes);
    case 'image/webp':
      return webpWithout(bytes);
  }
}
