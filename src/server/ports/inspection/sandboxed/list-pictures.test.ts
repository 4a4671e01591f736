import { expect, test } from 'vitest';
import { makeDocx } from '../../../../test/documents/make-docx.ts';
import { bufferSource } from './byte-source.ts';
import { listPictures } from './list-pictures.ts';

async function kindsIn(names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const parts = Object.fromEntries(names.map((name) => [name, 'x']));
  await listPictures(bufferSource(Buffer.from(makeDocx(parts))), {
    bytes: async () => {},
    drawings: async () => {},
    text: (passages) => void found.push(...passages.map(({ text }) => text)),
  });
  return found;
}

test('pictures that a print cannot show are listed by the names of their parts', async () => {
  expect(await kindsIn(['word/media/image1.emf', 'word/media/image2.WMF', 'word/media/image3.emz'])).toEqual([
    'EMF',
    'WMF',
    'EMF',
  ]);
  expect(await kindsIn(['word/charts/chart2.xml', 'word/diagrams/data1.xml', 'word/charts/style1.xml'])).toEqual([
    'chart',
    'diagram',
  ]);
});

test('other pictures, and other parts of such names, are not listed', async () => {
  expect(
    await kindsIn(['word/media/image1.png', 'word/media/a.jpeg', 'word/media/b.tiff', 'docProps/thumbnail.emf']),
  ).toEqual([]);
});
