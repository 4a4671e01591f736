import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { anonymity } from '../contracts/anonymity.ts';
import { reply, send, upload } from './product/client.ts';
import { plantedPdf } from './documents/planted-pdf.ts';
import { aPdf, aUser } from './product/factories.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const writer = await aUser(product, { surname: 'Sandpiper' });
const author = {
  authorTitle: 'Dr.',
  authorGivenName: 'Quirin',
  authorLastName: 'Zwitscher',
  authorEmail: 'quirin@birds.example',
  authorAffiliation: 'Institute of Songbirds',
  isCorresponding: true,
};

async function check(slot: number, name: string, text: string, authors = [author]) {
  const awsId = v7();
  const sent = await upload(product, writer.token, awsId, [{ name, bytes: await plantedPdf('', text) }], slot);
  const { files: filesUrl } = JSON.parse(sent.text) as { files: string[] };
  return reply(product, anonymity.checkDraft, { params: { awsId }, body: { authors, filesUrl } }, writer);
}

test('a draft is searched for its authors and for who submits it, before it is sent', async () => {
  const { state, findings } = await check(1, 'zwitscher-final.pdf', 'By Quirin Zwitscher and a Sandpiper');
  expect(state).toBe('found');
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['name']));
  expect(JSON.stringify(findings)).toMatch(/Sandpiper/);
  expect(await check(1, 'paper.pdf', 'On birds')).toEqual({ state: 'clean', findings: [] });
});

test('what reviewers never get is not searched: the cover letter and the title page', async () => {
  for (const slot of [0, 3])
    expect(await check(slot, 'letter.pdf', 'Yours, Quirin Zwitscher')).toEqual({ state: 'clean', findings: [] });
});

test('an author who is not filled in yet matches nothing', async () => {
  const blank = { ...author, authorGivenName: '', authorLastName: ' ', authorEmail: '', authorAffiliation: '' };
  expect((await check(1, 'paper.pdf', 'On birds', [blank])).state).toBe('clean');
});

test('nobody has another person’s files searched', async () => {
  const awsId = v7();
  const sent = await upload(product, writer.token, awsId, [{ name: 'paper.pdf', bytes: aPdf('x') }], 1);
  const { files: filesUrl } = JSON.parse(sent.text) as { files: string[] };
  const other = await aUser(product);
  const wish = { params: { awsId }, body: { authors: [author], filesUrl } };
  expect((await send(product, anonymity.checkDraft, wish, other)).status).toBe(422);
});
