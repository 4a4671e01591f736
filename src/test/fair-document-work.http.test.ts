import { request } from 'node:http';
import { deflateSync } from 'node:zlib';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { anonymity } from '../contracts/anonymity.ts';
import { atTheEnd } from './at-the-end.ts';
import { makePdf, streamOf } from './documents/make-pdf.ts';
import { addressOf, reply, upload } from './product/client.ts';
import { aPdf, aUser, type TestUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();

/** Many pages that share a drawing: small to send, long to read. */
function slowPdf(pages = 200) {
  const drawing = deflateSync(Buffer.alloc(8 * 1024 * 1024, '0 0 m 1 1 l S ')).toString('latin1');
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${pages + 3} 0 R>>`;
  const kids = Array.from({ length: pages }, (_, place) => `${place + 3} 0 R`).join(' ');
  return makePdf({
    pages: `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    objects: [...Array<string>(pages).fill(page), streamOf(drawing, '/Filter/FlateDecode')],
  });
}

/** A draft whose file is searched for its authors, which reads all of its text. */
async function aSearchOf({ token }: TestUser, bytes: Uint8Array<ArrayBuffer>) {
  const awsId = v7();
  const sent = await upload(product, token, awsId, [{ name: 'paper.pdf', bytes }], 1);
  const { files: filesUrl } = JSON.parse(sent.text) as { files: string[] };
  return { params: { awsId }, body: { authors: [], filesUrl } };
}

test('a document that takes long delays no other account', async () => {
  const [hog, author] = [await aUser(product), await aUser(product)];
  const [slow, wish] = [await aSearchOf(hog, slowPdf()), await aSearchOf(author, aPdf())];
  const answered: (number | undefined)[] = [];
  const lines = [1, 2, 3].map(() => {
    const headers = { authorization: `Bearer ${hog.token}`, 'content-type': 'application/json' };
    const line = request(addressOf(product, anonymity.checkDraft, slow), { method: 'POST', headers, agent: false });
    line.on('error', () => {}).on('response', ({ statusCode }) => answered.push(statusCode));
    line.end(JSON.stringify(slow.body));
    return line;
  });
  atTheEnd(() => lines.forEach((line) => line.destroy()));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await reply(product, anonymity.checkDraft, wish, author)).toEqual({ state: 'clean', findings: [] });
  expect(answered).toEqual([]);
});
