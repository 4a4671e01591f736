import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aJpegPhotograph, trace } from '../../../../test/documents/make-photograph.ts';
import { cleanColourProfile } from './clean-colour-profile.ts';
import { cleanPicture } from './clean-picture.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const longs = (...values: readonly number[]) => {
  const made = Buffer.alloc(4 * values.length);
  for (const [number, value] of values.entries()) made.writeUInt32LE(value, 4 * number);
  return made;
};
const clean = (bytes: Uint8Array) => Buffer.from(cleanPicture(bytes));
const wide = Buffer.from(trace, 'utf16le');
const photograph = aJpegPhotograph(1);

/** A profile whose description, copyright and gaps tell, with one curve. */
function aProfile(): Buffer {
  const text = Buffer.concat([latin1('mluc\0\0\0\0\0\0\0\u0001\0\0\0\u000cenUS'), wide]);
  const profile = Buffer.concat([
    Buffer.alloc(128),
    Buffer.alloc(4 + 3 * 12),
    latin1(`curv\0\0\0\0\0\0\0\0`),
    text,
    latin1(trace),
  ]);
  profile.write('acsp', 36);
  profile.write('Hadd', 80);
  profile.writeUInt32BE(3, 128);
  const entry = (number: number, name: string, at: number, length: number) => {
    profile.write(name, 132 + number * 12);
    profile.writeUInt32BE(at, 136 + number * 12);
    profile.writeUInt32BE(length, 140 + number * 12);
  };
  entry(0, 'desc', 180, text.length);
  entry(1, 'rTRC', 168, 12);
  entry(2, 'dmnd', 180, text.length);
  return profile;
}

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);

const drawnHead = photograph.drawn.subarray(0, 20);
const drawnRest = photograph.drawn.subarray(20);
const facts = segment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0${trace}`));

test.each([
  ['bytes between segments', Buffer.concat([latin1(`\0${trace}`), facts])],
  ['a small picture', segment(0xe0, latin1(`JFXX\0\u0010${trace}`))],
  ['what Adobe’s programs add', segment(0xee, latin1(`Adobe2 ${trace}`))],
  ['segments that nobody knows', segment(0x42, latin1(trace))],
])('of a JPEG goes what it is not drawn by, and what comes after it: %s', (_what, planted) => {
  const telling = segment(0xfe, latin1(trace));
  const made = clean(Buffer.concat([drawnHead, planted, telling, drawnRest]));
  expect(made.includes(trace)).toBe(false);
  expect(made.includes(drawnRest)).toBe(true);
});

test('a JPEG that begins with a small picture of itself keeps its size and resolution', () => {
  const head = Buffer.concat([drawnHead.subarray(6), latin1(trace)]);
  head.set([3, 3], 12);
  expect(clean(Buffer.concat([drawnHead.subarray(0, 2), segment(0xe0, head), drawnRest]))).toEqual(photograph.drawn);
});

test('a profile of colours keeps what these are reckoned by, and its length', () => {
  const profile = aProfile();
  const made = cleanColourProfile(profile) ?? Buffer.alloc(0);
  expect(made.length).toBe(profile.length);
  expect([wide, latin1(trace), latin1('Hadd')].filter((told) => made.includes(told))).toEqual([]);
  expect(made.subarray(168, 180)).toEqual(profile.subarray(168, 180));
  expect(cleanColourProfile(latin1(trace))).toBe(null);
});

test('the profile of a JPEG, in however many pieces, and of a PNG tells nobody', () => {
  const profile = aProfile();
  const piece = (number: number, content: Buffer) =>
    segment(0xe2, Buffer.concat([latin1(`ICC_PROFILE\0${String.fromCodePoint(number)}\u0002`), content]));
  const jpeg = clean(
    Buffer.concat([drawnHead, piece(1, profile.subarray(0, 190)), piece(2, profile.subarray(190)), drawnRest]),
  );
  const cleaned = cleanColourProfile(profile) ?? Buffer.alloc(0);
  expect(jpeg).toEqual(
    Buffer.concat([drawnHead, piece(1, cleaned.subarray(0, 190)), piece(2, cleaned.subarray(190)), drawnRest]),
  );
  const packed = deflateSync(profile);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length + trace.length + 2);
  const png = clean(
    Buffer.concat([latin1('\u0089PNG\r\n\u001a\n'), length, latin1(`iCCP${trace}\0\0`), packed, Buffer.alloc(4)]),
  );
  expect(png.includes(trace)).toBe(false);
  expect(inflateSync(png.subarray(png.indexOf('ICC profile') + 13, -4))).toEqual(cleaned);
});

/** A TIFF of one dot, with entries beside; what does not fit into them lies at 200 and 300. */
function aTiff(...entries: readonly Buffer[]): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const made = longs(0, count, value);
    made.writeUInt16LE(tag, 0);
    made.writeUInt16LE(type, 2);
    return made;
  };
  const own = [
    entry(256, 3, 1, 1),
    entry(257, 3, 1, 1),
    entry(273, 4, 1, 198),
    entry(278, 3, 1, 1),
    entry(279, 4, 1, 2),
  ];
  const all = [...own, ...entries];
  const count = Buffer.from([all.length, 0]);
  const file = Buffer.concat([latin1('II*\0'), longs(8), count, ...all, Buffer.alloc(400)]).subarray(0, 400);
  file.write('\u00ab\u00cd', 198, 'latin1');
  return Buffer.from(file);
}

const words = (tag: number, type: number, at: number) =>
  Buffer.concat([Buffer.from([tag & 255, tag >> 8, type, 0]), longs(trace.length, at)]);

test.each([269, 285, 337, 34_682, 40_092, 42_112, 50_706, 34_665])(
  'of a TIFF stay the tags alone that it is shown by: not %d',
  (tag) => {
    const tiff = aTiff(words(tag, 2, 200));
    tiff.write(trace, 200);
    const made = clean(tiff);
    expect(made.includes(trace)).toBe(false);
    expect(made.readUInt16LE(made.readUInt32LE(4))).toBe(5);
    expect(made.includes(latin1('\u00ab\u00cd'))).toBe(true);
    expect(clean(made)).toEqual(made);
  },
);

test('what lies in a TIFF and nobody points at goes, and so do a text in place of a number and its other pictures', () => {
  const tiff = aTiff(words(263, 2, 200));
  tiff.write(trace, 200);
  tiff.write(trace, 300);
  expect(clean(tiff).includes(trace)).toBe(false);
});

test('a TIFF that lies about itself becomes none', () => {
  const tiff = aTiff();
  for (let at = 4; at < 80; at += 1) {
    const twisted = Buffer.from(tiff);
    twisted[at] = 0xff;
    expect(clean(twisted).length).toBeLessThan(2000);
  }
});

test('a GIF keeps its pictures, their times and how often they come again', () => {
  const block = (kind: number, ...parts: readonly Buffer[]) =>
    Buffer.concat([
      Buffer.from([0x21, kind]),
      ...parts.flatMap((part) => [Buffer.from([part.length]), part]),
      Buffer.from([0]),
    ]);
  const head = latin1('GIF89a\u0001\0\u0001\0\u0080\0\0\0\0\0\u00ff\u00ff\u00ff');
  const loop = block(0xff, latin1('NETSCAPE2.0'), Buffer.from([1, 0, 0]));
  const time = block(0xf9, Buffer.from([0, 9, 0, 0]));
  const picture = latin1('\u002c\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002\u0044\u0001\0');
  const end = latin1('\u003b');
  const comment = block(0xfe, Buffer.from(`\u0141ukasz ${trace}`));
  const program = block(0xff, latin1('XMP DataXMP'), latin1(trace));
  const gif = Buffer.concat([
    head,
    program,
    comment,
    loop,
    time,
    picture,
    comment,
    block(0x01, latin1(trace)),
    end,
    latin1(trace),
  ]);
  expect(clean(gif)).toEqual(Buffer.concat([head, loop, time, picture, end]));
});
