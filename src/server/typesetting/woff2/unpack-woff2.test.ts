import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackWoff2 } from './unpack-woff2.ts';

const { resolve } = createRequire(import.meta.url);
const file = readFileSync(resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'));

function tables(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    return {
      tag: font.toString('latin1', at, at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    };
  });
}

test('a web font becomes a plain font with the tables that a PDF needs and none that vary', () => {
  const found = new Set(tables(unpackWoff2(file)).map(({ tag }) => tag));
  for (const tag of ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']) expect(found).toContain(tag);
  for (const tag of ['fvar', 'gvar', 'HVAR']) expect(found).not.toContain(tag);
});

test('every outline lies within its table and in order', () => {
  const font = unpackWoff2(file);
  const loca = tables(font).find(({ tag }) => tag === 'loca');
  const glyf = tables(font).find(({ tag }) => tag === 'glyf');
  if (!loca || !glyf) throw new Error('The outlines are missing');
  const offsets = Array.from({ length: loca.length / 4 }, (_, index) => font.readUInt32BE(loca.offset + index * 4));
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(offsets.at(-1)).toBe(glyf.length);
});

test('what is not a web font is refused', () => {
  expect(() => unpackWoff2(Buffer.from('OTTO and some more'))).toThrow('Not a WOFF2 font');
});
