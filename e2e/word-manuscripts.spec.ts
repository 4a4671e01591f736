import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { manuscriptDocx } from './made-up-manuscript.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { anAuthor, aSubmission, pageOf, theAdministrator, verifyingJournal } from './submissions.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** One word that fits in no dialog on a phone. */
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis';

test('decision 19: readers of a Word manuscript get the PDF that the administrator brings, converter or not', async ({
  browser,
  request,
}) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const paper = { name: 'article.docx', mimeType, buffer: manuscriptDocx() };
  const title = `${longWord} ${randomUUID()}`;
  const { id } = await aSubmission(request, author, { title, paper });
  const page = await pageOf(browser, administrator, { viewport: { width: 360, height: 740 } });
  await page.goto(`/dashboard/${administrator.id}?tab=0&manuscript=${id}`);
  await expect(page.getByText('The manuscript is a Word document. Open it from the files below.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this manuscript?' });
  const publish = dialog.getByRole('button', { name: 'Accept and publish' });
  const [sheet, edge] = [await dialog.boundingBox(), await publish.boundingBox()];
  expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
  const own = { name: 'own.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(3) };
  const field = dialog.getByLabel(/^(PDF for readers|Your own PDF instead)/);
  await field.setInputFiles(own);
  await expect(dialog.getByRole('button', { name: 'Remove own.pdf' })).toBeVisible();
  await publish.click();
  await expect(page.getByText('The manuscript is accepted and published.').first()).toBeVisible();
  const { headers } = administrator;
  const published = await request.get(`/journal/${verifyingJournal}/${id}/article.pdf`, { headers });
  expect((await published.body()).equals(own.buffer)).toBe(true);
});
