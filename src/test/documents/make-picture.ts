import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const ascii = (text: string) => Buffer.from(text, 'latin1');

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), content]);
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))]);
}

/** A PNG whose header says this size, with so many rows of sand in truth: all of them, or as few as one dares to send. */
export function makePng(width: number, height: number, rows = height): Uint8Array<ArrayBuffer> {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]);
  const row = (place: number) => {
    const shade = 60 + Math.round((120 * place) / height);
    return Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([shade + 60, shade + 20, shade]))]);
  };
  const pixels = deflateSync(Buffer.concat(Array.from({ length: rows }, (_, place) => row(place))));
  return new Uint8Array(
    Buffer.concat([
      ascii('\u0089PNG\r\n\u001a\n'),
      pngChunk('IHDR', header),
      pngChunk('IDAT', pixels),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** The head of a JPEG of this size, behind so many bytes of what cameras write before it. */
export function makeJpegHead(width: number, height: number, before = 0): Uint8Array<ArrayBuffer> {
  const segments = Array.from({ length: Math.ceil(before / 60_000) }, () =>
    Buffer.concat([Buffer.from([0xff, 0xff, 0xe1]), Buffer.from([0xea, 0x62]), Buffer.alloc(60_000)]),
  );
  const frame = Buffer.from([0xff, 0xc2, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]);
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, frame, Buffer.alloc(20)]));
}

/** The head of a WebP of this size, in one of its three kinds. */
export function makeWebpHead(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([ascii('RIFF\0\0\0\0WEBP'), ascii(kind), Buffer.alloc(24)]);
  if (kind === 'VP8X') {
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
  } else if (kind === 'VP8L') {
    head.writeUInt8(0x2f, 20);
    head.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  } else {
    head.writeUInt16LE(width, 26);
    head.writeUInt16LE(height, 28);
  }
  return new Uint8Array(head);
}

/** A picture of one colour. */
export async function aPicture(format: 'jpeg' | 'webp', width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#9a7' } });
  return Uint8Array.from(await picture.toFormat(format).toBuffer());
}
