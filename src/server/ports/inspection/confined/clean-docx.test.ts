import { expect, test } from 'vitest';
import { documentXml, makeDocx, relationships } from '../../../../test/documents/make-docx.ts';
import { everythingIn, wordsIn } from '../../../../test/documents/everything-in.ts';
import { makeZip } from '../../../../test/documents/make-zip.ts';
import { bufferSource } from './byte-source.ts';
import { cleanDocx } from './clean-docx.ts';
import { inspectDocx } from './inspect-docx.ts';

const namesOf = async (copy: Uint8Array) =>
  (await everythingIn(copy))
    .map((part) => Buffer.from(part).toString('latin1'))
    .filter((name) => /^[\w/[\].]+$/.test(name));

async function copyOf(parts: Record<string, string | Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await cleanDocx(bufferSource(Buffer.from(makeDocx(parts))), async (piece) => void pieces.push(piece));
  return Buffer.concat(pieces);
}

test('workbooks, objects of other programs and texts that are kept for later are no part of a copy', async () => {
  const copy = await copyOf({
    'word/_rels/document.xml.rels': relationships([
      { kind: 'chart', target: 'charts/chart1.xml' },
      { kind: 'oleObject', target: 'embeddings/oleObject1.bin' },
      { kind: 'glossaryDocument', target: 'glossary/document.xml' },
    ]),
    'word/charts/chart1.xml': '<c:chartSpace xmlns:c="c"><c:v>7</c:v><c:externalData/></c:chartSpace>',
    'word/charts/_rels/chart1.xml.rels': relationships([{ kind: 'package', target: '../embeddings/a.xlsx' }]),
    'word/embeddings/a.xlsx': makeZip([{ name: 'xl/workbook.xml', content: 'kanarie' }]),
    'word/embeddings/oleObject1.bin': 'kanarie',
    'word/glossary/document.xml': documentXml('kanarie'),
  });
  expect(await wordsIn(copy, ['kanarie', 'embeddings', 'glossary'])).toEqual([]);
  expect(await namesOf(copy)).toContain('word/charts/chart1.xml');
});

test('what was linked from the author’s disk keeps no document from having a copy that is accepted', async () => {
  const links = ['oleObject', 'subDocument', 'attachedTemplate', 'hyperlink', 'image'].map((kind) => ({
    kind,
    target: String.raw`file:///C:\Users\kanarie\a.xlsx`,
    isExternal: true,
  }));
  const copy = await copyOf({ 'word/_rels/document.xml.rels': relationships(links) });
  await inspectDocx(bufferSource(copy));
  expect(await wordsIn(copy, ['kanarie'])).toEqual([]);
});

test.each([
  ['https://example.org/a?b=c@d', 'https://example.org/a?b=c@d'],
  ['#_Toc1', '#_Toc1'],
  ['https://kanarie@example.org/', 'https://example.org/'],
  ['ftp://kanarie:a@example.org/', 'ftp://example.org/'],
  ['tel:kanarie', 'about:blank'],
  ['kanarie/a.htm', 'about:blank'],
])('a link leads to the web, or nowhere: %s', async (target, made) => {
  const copy = await copyOf({
    'word/_rels/document.xml.rels': relationships([{ kind: 'hyperlink', target, isExternal: true }]),
  });
  expect(await wordsIn(copy, [made, 'kanarie'])).toEqual([made]);
});
