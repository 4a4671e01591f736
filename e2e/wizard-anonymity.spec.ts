import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { aPerson, signIn } from './people.ts';
import { anAuthorOf, callsOf, isSaved, stepButton, wizardOf } from './wizard.ts';

test('the wizard searches the files for the authors before they are sent to a journal that reviews them', async ({
  page,
}) => {
  const author = await aPerson(page.request, 'Haddad');
  await signIn(page, author.email, author.password);
  const { keep } = await callsOf(page, author);
  const journals = (await (await page.request.get('/api/journal')).json()) as {
    id: string;
    journalAbbreviation: string;
  }[];
  const journalId = journals.find(({ journalAbbreviation }) => journalAbbreviation === 'EIJER')?.id ?? '';
  const awsId = await keep({ journalId, authors: [anAuthorOf('Amal', 'Haddad')] });
  await page.goto(wizardOf(author, awsId, 2));
  const choose = page.getByLabel('Choose the file of Manuscript File');
  const named = madeUpPdf(1, 0, () => 'By Amal Haddad');
  await choose.setInputFiles({ name: 'haddad.pdf', mimeType: 'application/pdf', buffer: named });
  await expect(page.getByRole('link', { name: /haddad\.pdf/ })).toBeVisible();
  await isSaved(page);
  await stepButton(page, 'Review & Submit').click();
  const found = page.getByRole('region', { name: 'Anonymity' });
  await expect(found).toContainText('Reviewers must not learn who you are.');
  await expect(found).toContainText('An author’s name');
  await stepButton(page, 'File Upload').click();
  await page
    .getByLabel('Replace the file of Manuscript File')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(1) });
  await expect(page.getByRole('link', { name: /paper\.pdf/ })).toBeVisible();
  await isSaved(page);
  await stepButton(page, 'Review & Submit').click();
  await expect(found).toContainText('No trace of the authors found in your files.');
});
