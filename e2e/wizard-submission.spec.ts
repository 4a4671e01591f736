import { expect } from '@playwright/test';
import type { StoredFile } from '../src/contracts/files.ts';
import { askedWaits, noteWaits, staysHere } from './asked-waits.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { aPerson, signIn, type NewPerson } from './people.ts';
import { aJournal, anAuthorOf, button, callsOf, heading, isSaved, stepButton, wizardOf } from './wizard.ts';

let author: NewPerson;
test.beforeAll(async ({ playwright, baseURL }) => {
  author = await aPerson(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'Submission');
});

test('a submission that fails is told and kept; two clicks send once; what was sent leads to My Manuscripts', async ({
  page,
}) => {
  await signIn(page, author.email, author.password);
  const { keep } = await callsOf(page, author);
  const awsId = await keep({
    journalId: await aJournal(page),
    articleTitle: 'Sent once',
    articleAbstract: 'Dunes move.',
    authors: [anAuthorOf('Amal', 'Haddad')],
  });
  await noteWaits(page);
  await page.goto(wizardOf(author, awsId, 2));
  for (const [slot, need] of [
    ['Cover Letter', 'Optional'],
    ['Manuscript File', 'Required'],
    ['Supplementary File', 'Optional'],
  ] as const)
    await expect(page.getByRole('heading', { level: 3, name: `${slot} ${need}` })).toBeVisible();
  await page
    .getByLabel('Choose the file of Manuscript File')
    .setInputFiles({ name: 'article.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(1) });
  await expect(page.getByRole('link', { name: /article\.pdf/ })).toBeVisible();
  await isSaved(page);
  await stepButton(page, 'Review & Submit').click();
  await page.route('**/api/journalArticle/create', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await button(page, 'Submit manuscript').click();
  const refused = page.getByRole('alert').filter({ hasText: 'Everything you entered is saved.' });
  await expect(refused).toContainText('Error submitting manuscript. Please see if all fields are filled');
  await staysHere(page, 3000);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/journalArticle/create') ? 1 : 0));
  await button(page, 'Submit manuscript').evaluate((submit: HTMLElement) => {
    submit.click();
    submit.click();
  });
  await expect(heading(page, 'Manuscript submitted')).toBeFocused();
  await expect(page.getByText('Manuscript submitted successfully').first()).toBeVisible();
  const number = page.getByText(/^Your manuscript is \S+-\d{4}-\d{4}\. Please quote this number/);
  await expect(number).toBeVisible();
  const told = await number.innerText();
  expect(await askedWaits(page)).toContain(3000);
  expect(sent).toBe(1);
  await page.waitForURL('**/dashboard/*?tab=0', { timeout: 10_000 });
  // It stays until the author leaves.
  await expect(page.getByText(told)).toBeVisible();
  await page.reload();
  await expect(page.getByText(told)).toBeVisible();
  await page.goto(wizardOf(author, awsId, 3));
  await expect(page.getByRole('heading', { name: 'This draft no longer exists' })).toBeVisible();
});

test('submitting without a line says so, keeps everything, and sends it when the line is back', async ({ page }) => {
  await signIn(page, author.email, author.password);
  const { headers, keep, change } = await callsOf(page, author);
  const awsId = await keep({
    journalId: await aJournal(page),
    articleTitle: 'Sent later',
    articleAbstract: 'Dunes move.',
    authors: [anAuthorOf('Amal', 'Haddad')],
  });
  const file = { name: 'article.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(1) };
  const stored = await page.request.post(`/api/s3/upload/${awsId}?slot=1`, { headers, multipart: { s3Files: file } });
  const { uploads } = (await stored.json()) as { uploads: StoredFile[] };
  await change(awsId, { files: [null, uploads[0] ?? null, null] });
  await page.goto(wizardOf(author, awsId, 3));
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  await page.context().setOffline(true);
  await button(page, 'Submit manuscript').click();
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('was not submitted: there is no connection');
  await expect(refused).toContainText('Everything is saved.');
  await expect(refused).not.toContainText('all fields are filled');
  await page.context().setOffline(false);
  await button(page, 'Submit manuscript').click();
  await expect(heading(page, 'Manuscript submitted')).toBeFocused();
});
