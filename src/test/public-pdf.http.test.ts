import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { makeDocx } from './documents/make-docx.ts';
import { refusal, reply } from './product/client.ts';
import { aManuscript, aPdf } from './product/factories.ts';
import { printedWords } from './printed-words.ts';
import {
  people,
  aWordManuscript,
  bring,
  aBroughtPdf,
  publishedFile,
  accept,
  preview,
  bytesOf,
} from './product/public-pdf.ts';
import { startProduct } from './product/start-product.ts';
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

test('decision 19: a Word manuscript is printed with its journal’s front matter, shown first, and published', async () => {
  const staff = await people(without);
  const article = await aWordManuscript(without, staff);
  expect(article.publicDocument).toBe('print');
  const { file, canConvert } = await preview(without, staff, article.id);
  expect([file.mediaType, file.name, canConvert]).toEqual(['application/pdf', 'paper.pdf', false]);
  const { text, info, tagged } = await printedWords(await bytesOf(without, staff, file.url));
  expect(info).toMatchObject({ Title: article.articleTitle, Language: 'en-GB' });
  expect(tagged).toContain('"role":"H1"');
  const [author] = article.articleAuthors;
  for (const words of [
    article.articleTitle,
    author?.authorLastName,
    article.articleAbstract,
    'Cite as:',
    'Published ',
    'All rights reserved',
    'A paper',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  expect((await accept(without, staff, { articleId: article.id, publicPdfUrl: file.url })).status).toBe(200);
  expect((await publishedFile(without, article.id))?.id).toBe(file.id);
});

test('decision 19: a Word manuscript without a preview is printed when it is accepted', async () => {
  const staff = await people(without);
  const article = await aWordManuscript(without, staff);
  expect((await accept(without, staff, { articleId: article.id })).status).toBe(200);
  expect(await publishedFile(without, article.id)).toMatchObject({
    purpose: 'article-pdf',
    ownerId: null,
    mediaType: 'application/pdf',
    name: 'paper.pdf',
  });
});

test('decision 19: without LibreOffice an older Word manuscript needs the administrator’s PDF, and stays as it was until then', async () => {
  const staff = await people(without);
  const article = await aWordManuscript(without, staff, 'old paper.doc');
  expect(article.publicDocument).toBe('administrator');
  const problem = await refusal(without, verification.accept, { body: { articleId: article.id } }, staff.administrator);
  expect(problem).toMatchObject({ status: 422, code: 'pdf-needed' });
  expect(problem.detail).toContain('Upload the PDF to publish.');
  const { id, url } = await aBroughtPdf(without, staff, article.id);
  expect((await accept(without, staff, { articleId: article.id, publicPdfUrl: url })).status).toBe(200);
  expect((await publishedFile(without, article.id))?.id).toBe(id);
});

test('decision 19: with LibreOffice an older Word manuscript is converted, and the PDF is the public document', async () => {
  const staff = await people(withOffice);
  const article = await aWordManuscript(withOffice, staff, 'old paper.doc');
  expect(article.publicDocument).toBe('conversion');
  writeFileSync(result, aPdf('converted'));
  expect((await accept(withOffice, staff, { articleId: article.id })).status).toBe(200);
  const file = await publishedFile(withOffice, article.id);
  expect(file).toMatchObject({
    purpose: 'article-pdf',
    ownerId: null,
    mediaType: 'application/pdf',
    uploadId: article.awsId,
    name: 'old paper.pdf',
  });
});

test('where LibreOffice is installed, its rendering of a Word manuscript can be chosen', async () => {
  const staff = await people(withOffice);
  const article = await aWordManuscript(withOffice, staff);
  writeFileSync(result, aPdf('converted'));
  expect((await preview(withOffice, staff, article.id)).canConvert).toBe(true);
  const { file } = await preview(withOffice, staff, article.id, 'conversion');
  expect(Buffer.from(await bytesOf(withOffice, staff, file.url))).toEqual(Buffer.from(aPdf('converted')));
  expect((await accept(withOffice, staff, { articleId: article.id, publicPdfUrl: file.url })).status).toBe(200);
  expect((await publishedFile(withOffice, article.id))?.id).toBe(file.id);
});

test('a conversion that makes no sound PDF asks for the administrator’s, changes nothing and leaves no bytes', async () => {
  const staff = await people(withOffice);
  const article = await aWordManuscript(withOffice, staff, 'old paper.doc');
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
  const article = await aWordManuscript(withOffice, staff, 'old paper.doc');
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
