import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { wordsIn } from './documents/everything-in.ts';
import { goodFiles } from './documents/good-files.ts';
import { documentXml, makeDocx, relationships } from './documents/make-docx.ts';
import { plantedDocx, plantedInDocx, shownWithin } from './documents/planted-docx.ts';
import { shownByFields } from './documents/planted-fields.ts';
import { pdfWithBesides, plantedInPdf, plantedPdf } from './documents/planted-pdf.ts';
import { confinedInspector } from '../server/ports/inspection/confined-inspector.ts';
import type { CleanableKind, Passage } from '../server/ports/inspection/document-inspector.ts';

const inspector = confinedInspector({ patience: 30_000 });
afterAll(() => inspector.close());

const documentOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: ({ start, end }: { start: number; end: number }) =>
    Promise.resolve(Readable.from([Buffer.from(bytes.subarray(start, end + 1))])),
});

async function cleaned(kind: CleanableKind, bytes: Uint8Array): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const fault = await inspector.clean(kind, documentOf(bytes), async (piece) => void pieces.push(piece));
  expect(fault).toBe(null);
  return Buffer.concat(pieces);
}

async function read(kind: CleanableKind, bytes: Uint8Array): Promise<readonly Passage[]> {
  const passages = await inspector.read(kind, documentOf(bytes));
  if (typeof passages === 'string') throw new Error(`It cannot be read: ${passages}`);
  return passages;
}

const textOf = (passages: readonly Passage[]) =>
  passages.flatMap(({ place, text }) => (place === 'text' ? text.trim() : [])).join('\n');

const word = 'kanarie';
const shown = 'What an example shows';

test.each([
  ['pdf', plantedPdf, plantedInPdf],
  ['docx', plantedDocx, plantedInDocx],
] as const)(
  'a copy of a %s holds nothing of its makers, unpacked to its last part, and shows what it showed',
  { timeout: 60_000 },
  async (kind, make, places) => {
    const bytes = await make(word, shown);
    const planted = places.map((place) => word + place);
    // Else the look for them would prove nothing.
    expect(await wordsIn(bytes, planted)).toEqual(planted);
    const copy = await cleaned(kind, bytes);
    expect(await wordsIn(copy, [...planted, word])).toEqual([]);
    expect(await inspector.inspect(kind, documentOf(copy))).toBe(null);
    const passages = await read(kind, copy);
    expect(textOf(passages)).toContain(shown);
    expect(textOf(passages)).toBe(textOf(await read(kind, bytes)));
  },
);

test('what drawings in a Word document say is read, and stays', async () => {
  const bytes = plantedDocx(word, shown);
  for (const one of [bytes, await cleaned('docx', bytes)])
    expect(textOf(await read('docx', one))).toContain(shownWithin);
});

test('of the fields of a Word document their results stay', async () => {
  const text = textOf(await read('docx', await cleaned('docx', plantedDocx(word, shown))));
  expect(shownByFields.filter((result) => !text.includes(result))).toEqual([]);
});

test('a picture that cannot be written anew is no part of a copy without a word: there is no copy', async () => {
  const bytes = makeDocx({
    'word/_rels/document.xml.rels': relationships([{ kind: 'image', target: 'media/a.pict' }]),
    'word/media/a.pict': Buffer.from(`a picture by ${word}`),
  });
  expect(await inspector.clean('docx', documentOf(bytes), async () => {})).toBe('unwritable-part');
});

test('a day of a change, in a Word document, is not in its copy', async () => {
  expect(await wordsIn(await cleaned('docx', plantedDocx(word, shown)), ['2026-01-02'])).toEqual([]);
});

test('reading a document tells its properties, with the names beside its changes and comments', async () => {
  const told = [
    ...(await read('pdf', await plantedPdf(word, shown))),
    ...(await read('docx', plantedDocx(word, shown))),
  ]
    .filter(({ place }) => place === 'property')
    .map(({ text }) => text);
  for (const name of [
    'Author: kanarieauthor',
    'Comment by: kanariemark',
    'creator: kanariecreator',
    'Changes and comments: kanarieinserted',
  ])
    expect(told).toContain(name);
});

test('what a PDF shows beside its pages is read, so that it can be searched, and stays', async () => {
  const bytes = await pdfWithBesides('Doe');
  const besides = async (pdf: Uint8Array) =>
    (await read('pdf', pdf)).flatMap(({ place, text }) => (place === 'beside' ? text : [])).toSorted();
  const words = ['Bookmark: Work', 'Field: Default', 'Field: Tooltip', 'Field: Value', 'Layer: Layer', 'Page: Page'];
  const told = words.map((one) => `${one} of Doe`);
  for (const one of [bytes, await cleaned('pdf', bytes)]) expect(await besides(one)).toEqual(told);
});

test('what the copy of a Word document keeps beside its text is read with it, so that it can be searched', async () => {
  const bytes = makeDocx({
    'word/document.xml': documentXml('A paper', '<w:bookmarkStart w:id="1" w:name="of_Doeringer"/>'),
  });
  const bookmark = { place: 'target', page: null, text: 'word/document.xml: of_Doeringer' };
  expect(await read('docx', bytes)).toContainEqual(bookmark);
});

const documents = (await goodFiles()).filter(({ name }) => !/\.doc$/i.test(name));

test.each(documents.map((file) => [file.what, file] as const))(
  'every document that is accepted has a copy that is as sound, and reads alike: %s',
  { timeout: 60_000 },
  async (_, { name, bytes }) => {
    const kind = /\.pdf$/i.test(name) ? 'pdf' : 'docx';
    const copy = await cleaned(kind, bytes);
    expect(await inspector.inspect(kind, documentOf(copy))).toBe(null);
    expect(textOf(await read(kind, copy))).toBe(textOf(await read(kind, bytes)));
  },
);
