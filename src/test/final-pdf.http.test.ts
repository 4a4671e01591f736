import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { finalPdf } from '../contracts/final-pdf.ts';
import { production } from '../contracts/production.ts';
import { productions, files } from '../server/db/schema/index.ts';
import { addressOf, reply, send } from './product/client.ts';
import { refusedAs } from './product/deciding.ts';
import { aPdf, type TestUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { aScholar } from './product/peer-review.ts';
import { aProduction, aProductionOf } from './product/producing.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
type Bytes = Uint8Array<ArrayBuffer>;

async function bring(manuscriptId: string, person: TestUser, bytes: Bytes, name = 'final.pdf') {
  const body = new FormData();
  body.append('s3Files', new Blob([bytes]), name);
  const headers = { authorization: `Bearer ${person.token}` };
  const address = addressOf(product, finalPdf.upload, { params: { manuscriptId } });
  const answer = await fetch(address, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

const bytesAt = async (address: string, { token }: TestUser) =>
  Buffer.from(await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer());

const finalPdfs = () => db.select({ id: files.id }).from(files).where(eq(files.purpose, 'article-pdf'));

test('managers bring the final PDF of a PDF manuscript, which its author checks and readers get', async () => {
  const made = await aProductionOf(product, { isWord: false });
  const { id, read, sendProof, proof, approve, publish, author, producer, params, dayAhead, journal } = made;
  const copyEditor = await aScholar(product);
  const asked = { params, body: { email: copyEditor.email, dueOn: dayAhead(3) } };
  await reply(product, production.assign, asked, producer);
  const [first, second]: [Bytes, Bytes] = [aPdf('first pages'), aPdf('final pages')];
  for (const person of [author, copyEditor, await aScholar(product)])
    expect((await bring(id, person, first)).status).toBe(404);
  expect(refusedAs(await bring(id, producer, first.slice(0, 60)))).toEqual([415, 'unsupported-file']);
  expect((await read()).finalPdf).toBe(null);
  expect(await finalPdfs()).toEqual([]);

  const preview = addressOf(product, production.preview, { params });
  const asSent = await bytesAt(preview, producer);
  expect((await bring(id, producer, first)).status).toBe(201);
  await sendProof();
  expect((await bring(id, producer, second)).status).toBe(201);
  // The earlier one is deleted, and this one stays while it is in use.
  await clearAfter(product, day);
  const { finalPdf: final, revision } = await read();
  expect(final).toMatchObject({ name: 'final.pdf', size: second.length });
  expect(await finalPdfs()).toEqual([{ id: final?.id }]);
  for (const person of [producer, copyEditor, author])
    expect((await bytesAt(preview, person)).equals(second)).toBe(true);
  expect(JSON.parse((await proof(author)).text)).toMatchObject({ hasFinalPdf: true });

  const remove = (person: TestUser) => send(product, finalPdf.remove, { params }, person);
  expect((await remove(copyEditor)).status).toBe(404);
  expect((await remove(producer)).status).toBe(200);
  expect((await bytesAt(preview, author)).equals(asSent)).toBe(true);
  expect(await finalPdfs()).toEqual([]);
  // No one approves or publishes another PDF unseen.
  const outdated = { params, body: { revision } };
  expect(refusedAs(await send(product, production.approve, outdated, author))).toEqual([409, 'stale-version']);
  await approve(author);
  expect((await bring(id, producer, second)).status).toBe(201);
  expect((await read()).proof).toMatchObject({ isEditedSince: true });
  const early = { params, body: { revision, overrideReason: 'No answer.' } };
  expect(refusedAs(await send(product, production.publish, early, producer))).toEqual([409, 'stale-version']);
  expect((await publish('No answer.')).status).toBe(200);
  const [article] = await reply(product, articles.single, { params: { articleId: id } }, producer);
  expect(article).toMatchObject({ hasText: false });
  const published = `${product.url}/journal/${journal.abbreviation}/${id}/article.pdf`;
  expect((await bytesAt(published, author)).equals(second)).toBe(true);
  expect(refusedAs(await bring(id, producer, first))).toEqual([409, 'state-conflict']);
  expect(refusedAs(await remove(producer))).toEqual([409, 'state-conflict']);
});

test('an article that is printed from its text takes no final PDF', async () => {
  const { id, producer } = await aProduction(product);
  expect(refusedAs(await bring(id, producer, aPdf()))).toEqual([409, 'state-conflict']);
  expect(await db.select().from(productions).where(eq(productions.manuscriptId, id))).toMatchObject([
    { finalPdfId: null },
  ]);
});
