import { PDFName, PDFRawStream, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { catalogWith, makePdf } from '../../../../../test/documents/make-pdf.ts';
import { loadPdf } from './load-pdf.ts';

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>';
const stream = (length: string, content: string, more = '') =>
  `<</Length ${length}${more}>>stream\n${content}\nendstream `;

const contentOf = (document: PDFDocument, number = 4): string => {
  const contents = document.context.lookup(PDFRef.of(number));
  return contents instanceof PDFRawStream ? Buffer.from(contents.contents).toString('latin1') : 'lost';
};

const opened = async (bytes: Uint8Array): Promise<PDFDocument> => {
  const document = await loadPdf(bytes);
  if (typeof document === 'string') throw new Error(document);
  return document;
};

const aboutStreams = 'BT (Water of the stream was cold) Tj ET';

test.each([
  ['with the word for its beginning in it', aboutStreams, '5 0 R'],
  ['with the word for its end in it', 'BT (endstream) Tj ET', '5 0 R'],
  ['with another file in it', 'a\nendstream endobj 6 0 obj', '5 0 R'],
  ['that ends as a line does', 'q Q\r', '5 0 R'],
  ['that ends as several lines do', 'q Q\n\r\n', '5 0 R'],
  ['of no bytes', '', '5 0 R'],
])('a stream whose length stands elsewhere is read whole: one %s', async (_, content, length) => {
  const objects = [page, stream(length, content), `${content.length} `];
  expect(contentOf(await opened(makePdf({ objects })))).toBe(content);
});

test.each([
  ['too short', '3'],
  ['too long', '4000000000'],
  ['one by reference that is too short', '5 0 R'],
  ['one by reference that is too long', '6 0 R'],
  ['one by reference to no number', '1 0 R'],
  ['one by reference to nothing', '77 0 R'],
])('a length that lies is not believed, and no stream is lost for it: %s', async (_, length) => {
  const objects = [page, stream(length, aboutStreams), '3 ', '4000 '];
  expect(contentOf(await opened(makePdf({ objects })))).toBe(aboutStreams);
});

test('a length is believed where it is packed with other objects', async () => {
  const content = `${aboutStreams}\r`;
  const packed = stream('8', `4 0 ${content.length}  `, '/Type/ObjStm/N 1/First 4');
  const objects = [page.replace('4 0 R', '6 0 R'), '0 ', packed, stream('4 0 R', content)];
  expect(contentOf(await opened(makePdf({ objects })), 6)).toBe(content);
});

test('a length is believed before and after a change of the file', async () => {
  const before = makePdf({ objects: [page, stream('5 0 R', 'of the stream'), '13 '] });
  const change = `4 0 obj${stream('5 0 R', aboutStreams)}endobj\n5 0 obj ${aboutStreams.length} endobj\n`;
  expect(contentOf(await opened(before))).toBe('of the stream');
  expect(contentOf(await opened(Buffer.concat([before, Buffer.from(change)])))).toBe(aboutStreams);
});

test.each([
  ['its drawing', '/Contents 9 0 R', []],
  ['one of its drawings', '/Contents[4 0 R 9 0 R]', [stream('1', 'q')]],
  ['a picture', '/Resources<</XObject<</A 9 0 R>>>>', []],
  ['a font', '/Resources<</Font<</A<</FontDescriptor 4 0 R>>>>>>', ['<</FontFile2 9 0 R>>']],
  [
    'what a drawing within it calls by name',
    '/Resources<</XObject<</A 4 0 R>>>>',
    [stream('1', 'q', '/Resources 9 0 R')],
  ],
  ['what a mark draws', '/Annots[<</Subtype/Stamp/AP<</N 9 0 R>>>>]', []],
  ['what cannot be read', '/Contents 4 0 R', ['<<(]']],
])('a PDF of whose page something is missing is not opened: %s', async (_, more, objects) => {
  const made = makePdf({ objects: [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${more}>>`, ...objects] });
  expect(await loadPdf(made)).toBe('damaged');
});

test('a PDF of which a page is missing is not opened, nor one whose pages inherit what is', async () => {
  const pages = '<</Type/Pages/Count 2/Kids[3 0 R 9 0 R]>>';
  expect(await loadPdf(makePdf({ pages }))).toBe('damaged');
  const inherited = '<</Type/Pages/Count 1/Kids[3 0 R]/Resources<</Font<</A 9 0 R>>>>>>';
  expect(await loadPdf(makePdf({ pages: inherited }))).toBe('damaged');
});

test('what is missing beside what pages are drawn by keeps no PDF from being opened', async () => {
  const beside = '/Metadata 9 0 R/Annots[9 0 R]/Resources<</Properties<</A 9 0 R>>/XObject<</A 4 0 R>>>>';
  const objects = [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${beside}>>`,
    stream('1', 'q', '/Subtype/Form/PieceInfo 9 0 R/Metadata 9 0 R/OC 9 0 R'),
  ];
  const document = await opened(makePdf({ catalog: catalogWith('/Outlines 9 0 R'), objects }));
  expect(document.getPage(0).node.get(PDFName.of('Metadata'))).toBeDefined();
});
