import { expect, test } from 'vitest';
import { makeJpegHead, makePng, makeWebpHead } from '../../../../test/documents/make-picture.ts';
import { readPicture } from './read-picture.ts';

const read = (bytes: Uint8Array) => readPicture(Buffer.from(bytes));

test.each([
  ['a PNG', makePng(300, 400), 'image/png', 300, 400],
  ['a PNG that claims 30,000 × 30,000 in a few bytes', makePng(30_000, 30_000, 1), 'image/png', 30_000, 30_000],
  ['a progressive JPEG', makeJpegHead(1200, 1600), 'image/jpeg', 1200, 1600],
  ['a JPEG behind 300 kB of what a camera writes', makeJpegHead(1200, 1600, 300_000), 'image/jpeg', 1200, 1600],
  ['a WebP', makeWebpHead('VP8 ', 1200, 1600), 'image/webp', 1200, 1600],
  ['a WebP without loss', makeWebpHead('VP8L', 1201, 1601), 'image/webp', 1201, 1601],
  ['a WebP with more in it', makeWebpHead('VP8X', 16_384, 30_000), 'image/webp', 16_384, 30_000],
])('kind and size are read from the header: %s', (_what, bytes, mediaType, width, height) => {
  expect(read(bytes)).toEqual({ mediaType, width, height });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a drawing that can hold scripts', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000'.padEnd(40, ' '))],
  ['a PNG of no width', makePng(0, 10, 0)],
  ['the first bytes of a PNG', makePng(10, 10).subarray(0, 20)],
  ['the first bytes of a JPEG', makeJpegHead(10, 10).subarray(0, 6)],
  ['a JPEG that begins before its size', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 12, ...Array<number>(40).fill(0)])],
  ['a JPEG whose part is longer than the file', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 2, 3, 4, 5, 6])],
  ['a sound in the same wrapping as WebP', new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '.padEnd(60, ' '))],
])('what is no JPEG, PNG or WebP is none: %s', (_what, bytes) => {
  expect(read(bytes)).toBeNull();
});
