import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { v7 } from 'uuid';
import { expect, inject, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { site } from '../contracts/site.ts';
import { makeDoc } from './documents/make-doc.ts';
import { makeDocx } from './documents/make-docx.ts';
import { refusal, reply, upload } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { askToBegin } from './product/resumable.ts';
import { startProduct, type Product } from './product/start-product.ts';

const office = mkdtempSync(path.join(inject('testFolder'), 'office-'));
writeFileSync(path.join(office, 'soffice'), '#!/bin/sh\n', { mode: 0o755 });
const without = await startProduct();
const withOffice = await startProduct({ PATH: office });

const withPictures = makeDocx({
  'word/media/image1.emf': 'x',
  'word/media/image2.emf': 'y',
  'word/media/image3.wmf': 'z',
  'word/media/image4.png': 'w',
  'word/charts/chart1.xml': '<c/>',
});

async function stored(product: Product, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const owner = await aUser(product);
  const sent = await upload(product, owner.token, v7(), [{ name, bytes }], 1);
  const { uploads } = JSON.parse(sent.text) as { uploads: [{ id: string }] };
  return { owner, params: { fileId: uploads[0].id } };
}

test('pictures of a Word document that readers would not see are counted by kind, for those who see the file', async () => {
  const { owner, params } = await stored(without, 'paper.docx', withPictures);
  expect(await reply(without, files.unshownPictures, { params }, owner)).toEqual({
    pictures: [
      { kind: 'chart', count: 1 },
      { kind: 'EMF', count: 2 },
      { kind: 'WMF', count: 1 },
    ],
  });
  const other = await aUser(without);
  expect((await refusal(without, files.unshownPictures, { params }, other)).status).toBe(404);
});

test('pictures that LibreOffice draws are not counted where it is installed', async () => {
  const { owner, params } = await stored(withOffice, 'paper.docx', withPictures);
  expect(await reply(withOffice, files.unshownPictures, { params }, owner)).toEqual({
    pictures: [{ kind: 'chart', count: 1 }],
  });
});

test.each([
  ['a Word document without such pictures', without, 'paper.docx', makeDocx()],
  ['a PDF', without, 'paper.pdf', aPdf()],
])('nothing is counted of %s', async (_, product, name, bytes) => {
  const { owner, params } = await stored(product, name, bytes);
  expect(await reply(product, files.unshownPictures, { params }, owner)).toEqual({ pictures: [] });
});

test('the wizard takes a .doc where LibreOffice converts it, and otherwise asks for .docx or PDF', async () => {
  const begin = async (product: Product, name: string) => {
    const { token } = await aUser(product);
    return askToBegin(product, token, { name, size: makeDoc().length });
  };
  const refused = await begin(without, 'paper.doc');
  expect(refused.status).toBe(415);
  expect(await refused.text()).toContain('“paper.doc” is a .doc file');
  expect((await begin(without, 'paper.docx')).status).toBe(201);
  expect((await begin(withOffice, 'paper.doc')).status).toBe(201);
  expect((await reply(without, site.read)).convertsWord).toBe(false);
  expect((await reply(withOffice, site.read)).convertsWord).toBe(true);
});
