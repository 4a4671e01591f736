import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { articles as articleRows, files as fileRows } from '../server/db/schema/index.ts';
import { makeDoc } from './documents/make-doc.ts';
import { makeDocx } from './documents/make-docx.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aManuscript, aPdf, aSubmission, aUser } from './product/factories.ts';
import { startProduct, type Product } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';

const office = mkdtempSync(path.join(tmpdir(), 'colophon-made-up-office-'));
afterAll(() => rmSync(office, { recursive: true, force: true }));
const result = path.join(office, 'result.pdf');
const program = path.join(office, 'soffice');
// In LibreOffice's place: whatever it is given becomes the file that lies ready.
writeFileSync(
  program,
  `#!/bin/sh\nwhile [ $# -gt 1 ]; do [ "$1" = --outdir ] && out=$2; shift; done\ncp ${result} "$out/document.pdf"\n`,
);
chmodSync(program, 0o755);

const without = await startProduct();
const withOffice = await startProduct({ PATH: `${office}${path.delimiter}/usr/bin${path.delimiter}/bin` });

async function people(product: Product) {
  const author = await aUser(product);
  return { author, administrator: await aUser(product, { isAdmin: true }) };
}
type People = Awaited<ReturnType<typeof people>>;

/** A manuscript whose document is of Word. */
async function aWordManuscript(product: Product, { author }: People, name = 'paper.docx') {
  const body = await aSubmission(product, author);
  const awsId = v7();
  const bytes = name.endsWith('.doc') ? makeDoc() : makeDocx();
  const stored = await upload(product, author.token, awsId, [{ name, bytes }]);
  const { files } = JSON.parse(stored.text) as { files: string[] };
  return (await reply(product, manuscripts.create, { body: { ...body, awsId, filesUrl: files } }, author)).article;
}

async function bring(
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
const aBroughtPdf = async (product: Product, { administrator }: People, articleId: string) => {
  const answer = await bring(product, administrator.token, articleId, {
    name: 'public.pdf',
    bytes: aPdf('as published'),
  });
  expect(answer.status, answer.text).toBe(201);
  return JSON.parse(answer.text) as { id: string; url: string };
};
const publishedFile = async (product: Product, articleId: string) => {
  const [row] = await product.parts.db
    .select({ file: fileRows })
    .from(articleRows)
    .innerJoin(fileRows, eq(fileRows.id, articleRows.pdfFileId))
    .where(eq(articleRows.id, articleId));
  return row?.file;
};
const accept = (product: Product, { administrator }: People, body: { articleId: string; publicPdfUrl?: string }) =>
  send(product, verification.accept, { body }, administrator);

test('decision 19: a PDF is published as it is', async () => {
  const staff = await people(without);
  const article = await aManuscript(without, staff.author);
  expect(article.publicDocument).toBe('manuscript');
  expect((await accept(without, staff, { articleId: article.id })).status).toBe(200);
  expect(await publishedFile(without, article.id)).toMatchObject({
    purpose: 'manuscript',
    ownerId: staff.author.user.id,
  });
});

test('decision 19: without LibreOffice a Word manuscript needs the administrator’s PDF, and stays as it was until then', async () => {
  const staff = await people(without);
  const article = await aWordManuscript(without, staff);
  expect(article.publicDocument).toBe('administrator');
  const problem = await refusal(without, verification.accept, { body: { articleId: article.id } }, staff.administrator);
  expect(problem).toMatchObject({ status: 422, code: 'pdf-needed' });
  expect(problem.detail).toContain('Please upload the PDF that is to be published.');
  const { id, url } = await aBroughtPdf(without, staff, article.id);
  expect((await accept(without, staff, { articleId: article.id, publicPdfUrl: url })).status).toBe(200);
  expect((await publishedFile(without, article.id))?.id).toBe(id);
});

test.each(['paper.docx', 'old paper.doc'])(
  'decision 19: with LibreOffice %s is converted, and the PDF is the public document',
  async (name) => {
    const staff = await people(withOffice);
    const article = await aWordManuscript(withOffice, staff, name);
    expect(article.publicDocument).toBe('conversion');
    writeFileSync(result, aPdf('converted'));
    expect((await accept(withOffice, staff, { articleId: article.id })).status).toBe(200);
    const file = await publishedFile(withOffice, article.id);
    expect(file).toMatchObject({
      purpose: 'article-pdf',
      ownerId: null,
      mediaType: 'application/pdf',
      uploadId: article.awsId,
    });
    expect(file?.name).toBe(name.replace(/\.docx?$/, '.pdf'));
  },
);

test('a conversion that makes no sound PDF asks for the administrator’s, changes nothing and leaves no bytes', async () => {
  const staff = await people(withOffice);
  const article = await aWordManuscript(withOffice, staff);
  const before = storedFiles(withOffice);
  for (const bad of ['no PDF at all', '%PDF-1.4\nbroken\n%%EOF\n', '']) {
    writeFileSync(result, bad);
    const problem = await refusal(
      withOffice,
      verification.accept,
      { body: { articleId: article.id } },
      staff.administrator,
    );
    expect(problem).toMatchObject({ status: 422, code: 'pdf-needed' });
  }
  expect(storedFiles(withOffice)).toEqual(before);
  const now = await reply(withOffice, manuscripts.single, { params: { articleId: article.id } }, staff.author);
  expect(now.articleStatus).toBe('Submitted');
});

test('accepted by two at once while it is converted: once, and the other is told', async () => {
  const staff = await people(withOffice);
  const article = await aWordManuscript(withOffice, staff);
  writeFileSync(result, aPdf('converted'));
  const answers = await Promise.all([1, 2].map(() => accept(withOffice, staff, { articleId: article.id })));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a PDF for another manuscript, of the author, or from elsewhere is not published', async () => {
  const staff = await people(without);
  const [article, other] = [await aWordManuscript(without, staff), await aWordManuscript(without, staff)];
  const foreign = await aBroughtPdf(without, staff, other.id);
  const own = await aManuscript(without, staff.author);
  for (const publicPdfUrl of [
    foreign.url,
    own.filesURL[0] ?? '',
    'https://example.org/a.pdf',
    `/api/files/${v7()}`,
    '',
  ]) {
    const problem = await refusal(
      without,
      verification.accept,
      { body: { articleId: article.id, publicPdfUrl } },
      staff.administrator,
    );
    expect(problem).toMatchObject({ status: 422, errors: { publicPdfUrl: expect.stringContaining('PDF') as string } });
  }
});

test('decision 35: a PDF from before the author’s last change is not published', async () => {
  const staff = await people(without);
  const article = await aWordManuscript(without, staff);
  const { url } = await aBroughtPdf(without, staff, article.id);
  const { articleTitle, articleAbstract, articleKeywords } = article;
  const body = { articleTitle: `${articleTitle}, changed`, articleAbstract, articleKeywords };
  await reply(without, manuscripts.update, { params: { articleId: article.id }, body }, staff.author);
  const problem = await refusal(
    without,
    verification.accept,
    { body: { articleId: article.id, publicPdfUrl: url } },
    staff.administrator,
  );
  expect(problem.detail).toContain('has changed since this PDF was uploaded');
});

test('only administrators bring a PDF, one sound PDF, for a manuscript that waits; a refusal leaves no bytes', async () => {
  const staff = await people(without);
  const article = await aWordManuscript(without, staff);
  const pdf = { name: 'public.pdf', bytes: aPdf() };
  const before = storedFiles(without);
  const { token } = staff.administrator;
  const statuses = [
    await bring(without, null, article.id, pdf),
    await bring(without, staff.author.token, article.id, pdf),
    await bring(without, token, v7(), pdf),
    await bring(without, token, article.id, { name: 'public.docx', bytes: makeDocx() }),
    await bring(without, token, article.id, { name: 'public.pdf', bytes: aPdf().slice(0, -9) }),
    await bring(without, token, article.id, pdf, pdf),
    await bring(without, token, article.id),
  ].map((answer) => answer.status);
  expect(statuses).toEqual([401, 403, 404, 415, 415, 422, 422]);
  expect(storedFiles(without)).toEqual(before);
  await reply(
    without,
    verification.reject,
    { body: { articleId: article.id, rejectionText: 'No.' } },
    staff.administrator,
  );
  expect((await bring(without, token, article.id, pdf)).status).toBe(409);
});

test('the author sees nothing of a PDF that an administrator has brought', async () => {
  const staff = await people(without);
  const article = await aWordManuscript(without, staff);
  const { url } = await aBroughtPdf(without, staff, article.id);
  const open = (token: string) => fetch(without.url + url, { headers: { authorization: `Bearer ${token}` } });
  expect((await open(staff.administrator.token)).status).toBe(200);
  expect((await open(staff.author.token)).status).toBe(404);
  const now = await reply(without, manuscripts.single, { params: { articleId: article.id } }, staff.author);
  expect(now.filesURL).not.toContain(url);
});
