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

/** A photograph with everything that cameras and programs write beside the picture. */
export function aJpegPhotograph(orientation: number): Buffer {
  const traces = [
    segment(0xe1, Buffer.concat([ascii('Exif\0\0'), cameraFacts(orientation)])),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0<x>${trace}</x>`)),
    segment(0xe2, ascii(`MPF\0${trace}`)),
    segment(0xed, ascii(`Photoshop 3.0\0${trace}`)),
    segment(0xfe, ascii(trace)),
  ];
  return Buffer.concat([jpeg.subarray(0, 20), ...traces, jpeg.subarray(20), jpeg, ascii(trace)]);
}

const riffPart = (type: string, content: Buffer) =>
  Buffer.concat([ascii(type), uint(4, content.length, true), content, Buffer.alloc(content.length % 2)]);
const riff = (...parts: readonly Buffer[]) => riffPart('RIFF', Buffer.concat([ascii('WEBP'), ...parts]));

/** The same picture with a text in place of a camera's facts. */
export const webpWith = (text: string): Buffer =>
  riff(riffPart('VP8X', Buffer.from([8, 0, 0, 0, 15, 0, 0, 7, 0, 0])), vp8, riffPart('EXIF', ascii(text)));
