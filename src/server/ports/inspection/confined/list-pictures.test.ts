import { expect, test } from 'vitest';
import { makeDocx } from '../../../../test/documents/make-docx.ts';
import { bufferSource } from './byte-source.ts';
import { listPictures } from './list-pictures.ts';

async function kindsIn(names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const parts = Object.fromEntries(names.map((name) => [name, 'x']));
  await listPictures(bufferSource(Buffer.from(makeDocx(parts))), (passages) => {
    found.push(...passages.map(({ text }) => text));
  });
  return found;
}

test('pictures that browsers cannot show are listed by the endings of their names', async () => {
  expect(await kindsIn(['word/media/image1.emf', 'word/media/image2.WMF', 'word/media/image3.emz'])).toEqual([
    'EMF',
    'WMF',
    'EMF',
  ]);
  expect(await kindsIn(['word/media/a.tiff', 'word/media/b.eps', 'word/media/c.pct'])).toEqual(['TIFF', 'EPS', 'PICT']);
});

test('other pictures, and other parts of such names, are not listed', async () => {
  expect(
    await kindsIn(['word/media/image1.png', 'word/media/a.jpeg', 'word/media/b.svg', 'docProps/thumbnail.emf']),
  ).toEqual([]);
});
