import { crc32 } from 'node:zlib';
import { makePng } from './make-picture.ts';

/** Where a photograph was taken and by whom, as it stands in its bytes. */
export const trace = 'Sand Street 7, by Amal Haddad';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const uint = (bytes: 2 | 4, value: number, isLittle = false) => {
  const made = Buffer.alloc(bytes);
  if (isLittle) made.writeUIntLE(value, 0, bytes);
  else made.writeUIntBE(value, 0, bytes);
  return made;
};

/** Facts as a camera writes them: how the picture is to be turned, where it was taken (its place and its words). */
function cameraFacts(orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) =>
    Buffer.concat([uint(2, tag), uint(2, type), uint(4, count), type === 3 ? uint(4, value * 65_536) : uint(4, value)]);
  const words = ascii(`${trace}\0`);
  const [gps, text] = [8 + 2 + 3 * 12 + 4, 8 + 2 + 3 * 12 + 4 + 2 + 12 + 4];
  return Buffer.concat([
    ascii('MM\0*'),
    uint(4, 8),
    uint(2, 3),
    entry(0x010e, 2, words.length, text),
    entry(0x0112, 3, 1, orientation),
    entry(0x8825, 4, 1, gps),
    uint(4, 0),
    uint(2, 1),
    entry(0x001d, 2, words.length, text),
    uint(4, 0),
    words,
  ]);
}

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), uint(2, content.length + 2), content]);

/** A picture of 16 × 8 as a browser writes it. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm' +
    'x5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIABAD' +
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAA' +
    'AAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKgBSX//2Q==',
  'base64',
);
const vp8 = Buffer.from('VlA4ICQAAACQAQCdASoQAAgABABoJaACdLoAA5gA/uJGuu8WlGs6GhDAAAA=', 'base64');

/** A photograph with all that telephones and programs write beside what it is drawn by; of the same bytes without it. */
export function aJpegPhotograph(orientation: number) {
  const traces = [
    segment(0xe1, Buffer.concat([ascii('Exif\0\0'), cameraFacts(orientation)])),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0<x>${trace}</x>`)),
    segment(0xe2, ascii(`MPF\0${trace}`)),
    segment(0xed, ascii(`Photoshop 3.0\0${trace}`)),
    segment(0xfe, ascii(trace)),
  ];
  const bytes = Buffer.concat([jpeg.subarray(0, 20), ...traces, jpeg.subarray(20), jpeg, ascii(trace)]);
  return { bytes, drawn: jpeg };
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), content]);
  return Buffer.concat([uint(4, content.length), body, uint(4, crc32(body))]);
}

export function aPngPhotograph() {
  const drawn = Buffer.from(makePng(16, 8));
  const traces = [
    pngChunk('eXIf', cameraFacts(1)),
    pngChunk('tEXt', ascii(`Comment\0${trace}`)),
    pngChunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${trace}`)),
    pngChunk('prVt', ascii(trace)),
  ];
  const bytes = Buffer.concat([drawn.subarray(0, 33), ...traces, drawn.subarray(33), ascii(trace)]);
  return { bytes, drawn };
}

const riffPart = (type: string, content: Buffer) =>
  Buffer.concat([ascii(type), uint(4, content.length, true), content, Buffer.alloc(content.length % 2)]);
const riff = (...parts: readonly Buffer[]) => riffPart('RIFF', Buffer.concat([ascii('WEBP'), ...parts]));

export function aWebpPhotograph() {
  const head = (flags: number) => riffPart('VP8X', Buffer.from([flags, 0, 0, 0, 15, 0, 0, 7, 0, 0]));
  const traces = [riffPart('EXIF', cameraFacts(1)), riffPart('XMP ', ascii(trace)), riffPart('PRIV', ascii(trace))];
  const bytes = Buffer.concat([riff(head(0x0c), vp8, ...traces), ascii(trace)]);
  return { bytes, drawn: riff(head(0), vp8) };
}

/** The same picture with a text in place of a camera's facts. */
export const webpWith = (text: string): Buffer =>
  riff(riffPart('VP8X', Buffer.from([8, 0, 0, 0, 15, 0, 0, 7, 0, 0])), vp8, riffPart('EXIF', ascii(text)));
