import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { asDifferences } from '../../../../test/documents/as-differences.ts';
import { wordsIn } from '../../../../test/documents/everything-in.ts';
import { streamOf } from '../../../../test/documents/make-pdf.ts';
import { cleanedPdf, pdfWith, type Planted } from '../../../../test/documents/one-page-pdf.ts';

const word = 'kanarie';

const formOf = (bytes: string, more: string): Planted => ({
  page: '/Resources<</XObject<</A 4 0 R>>>>',
  objects: [streamOf(bytes, `/Type/XObject/Subtype/Form/BBox[0 0 9 9]${more}`)],
});

test.each([
  ['broken', 'FlateDecode'],
  ['packed in a way that is not known', 'Crypt'],
])('with a drawing that is %s there is no copy: nobody knows what it says', async (_, filter) => {
  await expect(cleanedPdf(pdfWith(formOf(`% ${word}`, `/Filter/${filter}`)))).rejects.toThrow('damaged');
});

test('a drawing that is written as differences is drawn by its copy as before', async () => {
  const drawing = '0 0 m 9 9 l S 1 0 0 RG 3 3 m 4 4 l S 0 0 1 RG 5 5 m 6 7 l S 8 8 m 1 1 l S q Q';
  const bytes = deflateSync(asDifferences(Buffer.from(drawing), 10)).toString('latin1');
  const packing = '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 10>>';
  const copy = await cleanedPdf(pdfWith({ page: '/Contents 4 0 R', objects: [streamOf(bytes, packing)] }));
  const at = copy.indexOf('stream\n') + 7;
  expect(inflateSync(copy.subarray(at, copy.indexOf('\nendstream', at))).toString()).toBe(drawing);
});

test.each(['2', '9', '15/Columns 0', '12/Colors -1'])(
  'with a drawing of other differences there is no copy: %s',
  async (predictor) => {
    const bytes = deflateSync('\u0007 q Q').toString('latin1');
    const packing = `/Filter/FlateDecode/DecodeParms<</Predictor ${predictor}>>`;
    await expect(cleanedPdf(pdfWith(formOf(bytes, packing)))).rejects.toThrow('damaged');
  },
);

test('with a drawing that is missing there is no copy: its page would be blank', async () => {
  await expect(cleanedPdf(pdfWith({ page: '/Contents 9 0 R' }))).rejects.toThrow('damaged');
});

test('a drawing whose length stands elsewhere is in the copy whole, with the word “stream” in it', async () => {
  const drawing = 'BT (Water of the stream was cold) Tj ET';
  const objects = [`<</Length 5 0 R>>stream\n${drawing}\nendstream `, `${drawing.length} `];
  const copy = await cleanedPdf(pdfWith({ page: '/Contents 4 0 R', objects }));
  expect(await wordsIn(copy, [drawing])).toEqual([drawing]);
});

test('what follows the end of a packed drawing is not in its copy, and one of no bytes is none', async () => {
  const drawing = deflateSync('0 0 m 9 9 l S').toString('latin1');
  expect(await wordsIn(await cleanedPdf(pdfWith(formOf(drawing + word, '/Filter/FlateDecode'))), [word])).toEqual([]);
  expect(await wordsIn(await cleanedPdf(pdfWith(formOf('', '/Filter/FlateDecode'))), ['BBox'])).toEqual(['BBox']);
});
