import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aJpegPhotograph, trace } from '../../../../test/documents/make-photograph.ts';
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
const drawnHead = photograph.drawn.subarray(0, 20);

const record = (type: number, content: Buffer) => Buffer.concat([longs(type, 8 + content.length), content]);
const comment = (content: Buffer) => {
  const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
  return record(70, Buffer.concat([longs(padded.length), padded]));
};

function aMetafile(...records: readonly Buffer[]): Buffer {
  const head = record(1, Buffer.concat([Buffer.alloc(100), wide, Buffer.alloc(-wide.length & 3)]));
  head.write(' EMF', 40);
  head.writeUInt32LE(trace.length, 60);
  head.writeUInt32LE(108, 64);
  return Buffer.concat([head, ...records, record(14, longs(0, 16, 20))]);
}

const plusRecord = (type: number, flags: number, content: Buffer) => {
  const head = longs(0, 12 + content.length, content.length);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(flags, 2);
  return Buffer.concat([head, content]);
};
const padded = Buffer.concat([photograph.bytes, Buffer.alloc(-photograph.bytes.length & 3)]);
const photographWithin = Buffer.concat([longs(0, 1, 16, 8, 0, 0, 1), padded]);
const inPieces = [photographWithin.subarray(0, 400), photographWithin.subarray(400)].map((piece) =>
  plusRecord(0x40_08, 0x85_00, Buffer.concat([longs(photographWithin.length), piece])),
);
const plus = (isDual: boolean, ...records: readonly Buffer[]) =>
  comment(Buffer.concat([latin1('EMF+'), plusRecord(0x40_01, isDual ? 1 : 0, Buffer.alloc(16)), ...records]));
const drawn = record(54, longs(7, 7));

test.each([
  ['a remark', comment(latin1(trace))],
  ['its second form', plus(true, plusRecord(0x40_08, 0x05_00, photographWithin))],
  ['the name of a profile', record(122, latin1(trace.slice(0, 28)))],
])('of a drawing of Windows goes, besides its description, %s', (_what, planted) => {
  const made = clean(aMetafile(planted, drawn));
  expect([latin1(trace.slice(0, 28)), wide].filter((told) => made.includes(told))).toEqual([]);
  expect(made.includes(drawn)).toBe(true);
  expect([made.readUInt32LE(48), made.readUInt32LE(52)]).toEqual([made.length, 3]);
  expect(gunzipSync(clean(gzipSync(aMetafile(planted, drawn))))).toEqual(made);
});

test.each([
  ['in one piece', [plusRecord(0x40_08, 0x05_00, photographWithin)]],
  ['in two', inPieces],
])(
  'a drawing that is EMF+ alone stays so, and a photograph within it is cleaned where it lies: %s',
  (_what, records) => {
    const remark = plusRecord(0x40_03, 0, latin1(trace.slice(0, 28)));
    const made = clean(aMetafile(plus(false, remark, ...records)));
    expect(made.includes('EMF+')).toBe(true);
    expect(made.includes(trace.slice(0, 20))).toBe(false);
    expect(made.includes(drawnHead)).toBe(true);
  },
);

test('a photograph that a drawing of Windows shows is cleaned, and the rest of the drawing stays', () => {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(4, 16);
  const place = Buffer.alloc(72);
  place.writeUInt32LE(80, 40);
  place.writeUInt32LE(40, 44);
  place.writeUInt32LE(120, 48);
  place.writeUInt32LE(padded.length, 52);
  const made = clean(aMetafile(record(81, Buffer.concat([place, head, padded])), drawn));
  expect(made.includes(trace)).toBe(false);
  expect(made.includes(photograph.drawn)).toBe(true);
  expect(made.includes(drawn)).toBe(true);
});

test('of an older drawing of Windows goes what programs wrote between', () => {
  const old = (kind: number, content: Buffer) =>
    Buffer.concat([longs(Math.ceil((6 + content.length) / 2)), Buffer.from([kind & 255, kind >> 8]), content]);
  const head = Buffer.concat([latin1('\u0001\0\u0009\0\0\u0003'), Buffer.alloc(12)]);
  const line = old(0x02_13, Buffer.from([1, 0, 1, 0]));
  const made = clean(
    Buffer.concat([head, old(0x06_26, latin1(trace.padEnd(30))), line, old(0, Buffer.alloc(0)), latin1(trace)]),
  );
  expect(made.includes(trace)).toBe(false);
  expect(made.includes(line)).toBe(true);
  expect(made.readUInt32LE(6) * 2).toBe(made.length);
});

test('of a bitmap goes the place of its profile, and what follows its rows', () => {
  const head = Buffer.alloc(14 + 124);
  head.write('BM');
  head.writeUInt32LE(138, 10);
  head.writeUInt32LE(124, 14);
  head.writeInt32LE(1, 18);
  head.writeInt32LE(1, 22);
  head.writeUInt16LE(24, 28);
  head.write('KNIL', 14 + 56);
  const rows = Buffer.from([1, 2, 3, 0]);
  const made = clean(Buffer.concat([head, rows, latin1(trace)]));
  expect(made.includes(trace)).toBe(false);
  expect(made.subarray(-4)).toEqual(rows);
});
