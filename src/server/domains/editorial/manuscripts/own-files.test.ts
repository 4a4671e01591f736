import { expect, test } from 'vitest';
import { placeFiles } from './own-files.ts';

const unplaced = (...names: string[]) => names.map((name) => ({ name, slot: null }));
const slots = (files: readonly { name: string; slot: number | null }[], publicPdfName?: string) =>
  Object.fromEntries(placeFiles(files, { publicPdfName, hasManuscript: false }).map(({ name, slot }) => [name, slot]));

test.each([
  ['kites.pdf', { 'kites.pdf': 1, 'data.pdf': 2 }],
  ['kites', { 'kites.pdf': 1, 'data.pdf': 2 }],
  ['KITES.PDF ', { 'kites.pdf': 1, 'data.pdf': 2 }],
  ['data.pdf', { 'kites.pdf': 0, 'data.pdf': 1 }],
])('decision 39: of two files %s is the manuscript', (publicPdfName, expected) => {
  expect(slots(unplaced('kites.pdf', 'data.pdf'), publicPdfName)).toEqual(expected);
});

test.each([undefined, '', 'sails', '.pdf'])('decision 39: of two files none is called %s: refused', (publicPdfName) => {
  expect(() => slots(unplaced('kites.pdf', 'data.pdf'), publicPdfName)).toThrow(/cannot tell which file/);
});

test('two files of the same name cannot be told apart by it, unless the ending does', () => {
  expect(() => slots(unplaced('kites.pdf', 'kites.pdf'), 'kites.pdf')).toThrow(/cannot tell which file/);
  expect(() => slots(unplaced('kites.pdf', 'kites.docx'), 'kites')).toThrow(/cannot tell which file/);
  expect(slots(unplaced('kites.pdf', 'kites.docx'), 'kites.docx')).toEqual({ 'kites.pdf': 0, 'kites.docx': 1 });
});

test('a lone file is the manuscript; three are cover letter, manuscript and supplementary file', () => {
  expect(slots(unplaced('kites.pdf'), 'Another name')).toEqual({ 'kites.pdf': 1 });
  expect(slots(unplaced('a.pdf', 'b.pdf', 'c.pdf'))).toEqual({ 'a.pdf': 0, 'b.pdf': 1, 'c.pdf': 2 });
  expect(() => slots(unplaced('a.pdf', 'b.pdf', 'c.pdf'), 'a.pdf')).toThrow(/same role/);
});

test('a slot that was named at the upload stays', () => {
  const cover = { name: 'a.pdf', slot: 0 };
  const paper = { name: 'b.pdf', slot: 1 };
  expect(slots([cover, paper], 'a.pdf')).toEqual({ 'a.pdf': 0, 'b.pdf': 1 });
  expect(slots([paper, { name: 'c.pdf', slot: null }])).toEqual({ 'b.pdf': 1, 'c.pdf': 2 });
  expect(slots([cover])).toEqual({ 'a.pdf': 0 });
  expect(() => slots([paper, { ...paper }])).toThrow(/same role/);
});

test('a lone new file of a revision takes the manuscript’s place, unless another file is named', () => {
  const data = unplaced('data.pdf');
  expect(placeFiles(data, { hasManuscript: true })).toMatchObject([{ slot: 1 }]);
  expect(placeFiles(data, { hasManuscript: true, publicPdfName: 'data' })).toMatchObject([{ slot: 1 }]);
  expect(() => placeFiles(data, { hasManuscript: true, publicPdfName: 'kites' })).toThrow(/cannot tell which file/);
});
