import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { verification } from '../../contracts/verification.ts';
import { articles as articleRows, files as fileRows } from '../../server/db/schema/index.ts';
import { makeDoc } from '../documents/make-doc.ts';
import { makeDocx } from '../documents/make-docx.ts';
import { reply, send, upload } from './client.ts';
import { aPdf, aSubmission, aUser } from './factories.ts';
import type { Product } from './start-product.ts';

export async function people(product: Product) {
  const author = await aUser(product);
  return { author, administrator: await aUser(product, { isAdmin: true }) };
}
type People = Awaited<ReturnType<typeof people>>;

/** A manuscript whose document is of Word. */
export async function aWordManuscript(product: Product, { author }: People, name = 'paper.docx') {
  const body = await aSubmission(product, author);
  const awsId = v7();
  const bytes = name.endsWith('.doc') ? makeDoc() : makeDocx();
  const stored = await upload(product, author.token, awsId, [{ name, bytes }]);
  const { files } = JSON.parse(stored.text) as { files: string[] };
  return (await reply(product, manuscripts.create, { body: { ...body, awsId, filesUrl: files } }, author)).article;
}

export async function bring(
  product: Product,
  token: string | null,
  articleId: string,
  ...sent: { name: string; bytes: Uint8Array<ArrayBuffer> }[]
) {
  const form = new FormData();
  for (const { name, bytes } of sent) form.append('s3Files', new Blob([bytes]), name);
  const response = await fetch(product.url + verification.uploadPublicPdf.path.replace(':articleId', articleId), {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, text: await response.text() };
}
export const aBroughtPdf = async (product: Product, { administrator }: People, articleId: string) => {
  const answer = await bring(product, administrator.token, articleId, {
    name: 'public.pdf',
    bytes: aPdf('as published'),
  });
  expect(answer.status, answer.text).toBe(201);
  return JSON.parse(answer.text) as { id: string; url: string };
};
export const publishedFile = async (product: Product, articleId: string) => {
  const [row] = await product.parts.db
    .select({ file: fileRows })
    .from(articleRows)
    .innerJoin(fileRows, eq(fileRows.id, articleRows.pdfFileId))
    .where(eq(articleRows.id, articleId));
  return row?.file;
};
export const accept = (
  product: Product,
  { administrator }: People,
  body: { articleId: string; publicPdfUrl?: string },
) => send(product, verification.accept, { body }, administrator);

export const preview = (product: Product, { administrator }: People, articleId: string, way?: 'print' | 'conversion') =>
  reply(product, verification.previewPublicPdf, { params: { articleId }, body: way ? { way } : {} }, administrator);

export async function bytesOf(product: Product, { administrator }: People, url: string): Promise<Uint8Array> {
  const opened = await fetch(product.url + url, { headers: { authorization: `Bearer ${administrator.token}` } });
  return new Uint8Array(await opened.arrayBuffer());
}
