import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { addressOf, anOffice, button, deskOf } from './editors-desk.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { isSoundNow } from './sound-screen.ts';
import { anAuthorOf, callsOf, heading, isSaved, stepButton, wizardOf } from './wizard.ts';

const office = anOffice();
const consent = 'All authors have agreed to this submission.';

/** Adds to a list of the setup by its dialog. */
async function adds(page: Page, what: string, field: string, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await button(page, `Add ${what}`).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Add ${what}` });
    await dialog.getByRole('textbox', { name: field }).fill(text);
    await dialog.getByRole('textbox', { name: field }).press('Tab');
    await button(dialog, `Add ${what}`).click();
    await expect(dialog).toBeHidden();
  }
}

/** An administrator says what the journal asks of authors, and who is on its board. */
async function setsUp(page: Page): Promise<void> {
  await page.goto(pages.journalSetup.href({ journalId: office.now.journal.id }));
  await adds(page, 'a section', 'Name', 'Reviews', 'Research');
  await button(page, 'Move Research up').press('Enter');
  await expect(page.getByRole('region', { name: 'Sections' }).getByRole('strong')).toHaveText(['Research', 'Reviews']);
  await adds(page, 'an article type', 'Name', 'Case report');
  await button(page, 'Add a statement').click();
  await button(page.getByRole('dialog'), 'Add a statement').click();
  await expect(page.getByText('The statement is required.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Statement' }).fill(consent);
  await button(page.getByRole('dialog'), 'Add a statement').click();
  await page.getByRole('textbox', { name: 'Text for authors' }).fill('Write as briefly as dunes allow.');
  await button(page, 'Add a member').click();
  const member = page.getByRole('dialog', { name: 'Add a member' });
  await member.getByRole('textbox', { name: 'Name' }).fill('Prof. Amal Haddad');
  await member.getByRole('textbox', { name: 'Role' }).fill('Editor in chief');
  await member.getByRole('textbox', { name: 'Affiliation' }).fill('Gulf University');
  await member.getByRole('textbox', { name: 'ORCID or homepage' }).fill('https://orcid.org/0000-0002-1825-0097');
  await isSoundNow(page, 'a member of the board');
  await button(member, 'Add a member').click();
  await button(page, 'Save the setup').click();
  await expect(page.getByText('Setup of Journal of Dunes saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sections' }).getByRole('strong')).toHaveText(['Research', 'Reviews']);
  await isSoundNow(page, 'the setup');
}

/** A reader finds the board and the guidelines. */
async function reads(page: Page): Promise<void> {
  await page.goto(pages.journal.href({ catId: 'DUNES' }));
  await page.getByRole('link', { name: 'Editorial board', exact: true }).first().click();
  const board = page.getByRole('region', { name: 'Editorial board' });
  await expect(board.getByText('Prof. Amal Haddad').first()).toBeInViewport();
  await expect(board.getByRole('link', { name: 'ORCID of Prof. Amal Haddad' })).toBeVisible();
  await isSoundNow(page, 'the journal with its board');
  await page.getByRole('link', { name: 'Author guidelines' }).click();
  await expect(page.getByText('Write as briefly as dunes allow.')).toBeVisible();
  await expect(page.getByText(consent)).toBeVisible();
  await isSoundNow(page, 'the guidelines');
}

test('journal setup: an administrator sets a journal up, an author answers its questions, editors find the manuscript', async ({
  browser,
}) => {
  const { administrator, author, editor, pageOf, journal } = office.now;
  await setsUp(await pageOf(browser, administrator));
  const page = await pageOf(browser, author);
  await reads(page);

  const person = { ...author, surname: '' };
  const awsId = await (
    await callsOf(page, person)
  ).keep({ articleTitle: 'Sorted dunes', articleAbstract: 'Dunes move.', authors: [anAuthorOf('Amal', 'Haddad')] });
  await page.goto(wizardOf(person, awsId, 0));
  await page.getByLabel('Journal').selectOption({ value: journal.id });
  await page.getByLabel('Article type').selectOption('Case report');
  await expect(page.getByRole('link', { name: /^Author guidelines/ })).toBeVisible();
  await stepButton(page, 'File Upload').click();
  await page
    .getByLabel('Choose the file of Manuscript File')
    .setInputFiles({ name: 'article.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(1) });
  await expect(page.getByRole('link', { name: /article\.pdf/ })).toBeVisible();
  await stepButton(page, 'Review & Submit').click();
  await expect(page.getByText('Confirm 1 statement of the checklist.')).toBeHidden();
  await button(page, 'Submit manuscript').click();
  await expect(page.getByText('Confirm 1 statement of the checklist.')).toBeInViewport();
  await page.getByRole('button', { name: /^Go to.*Choose a section\.$/ }).click();
  await expect(page.getByLabel('Section')).toBeFocused();
  await page.getByLabel('Section').selectOption('Research');
  await stepButton(page, 'Review & Submit').click();
  await page.getByRole('checkbox', { name: consent }).check();
  await isSaved(page);
  await isSoundNow(page, 'the checklist');
  await button(page, 'Submit manuscript').click();
  await expect(heading(page, 'Manuscript submitted')).toBeVisible();

  const desk = await pageOf(browser, editor);
  await desk.goto(deskOf(editor, 'all'));
  await desk.getByLabel('Section').selectOption('Reviews');
  await expect(desk.getByRole('link', { name: 'Sorted dunes' })).toHaveCount(0);
  await desk.getByLabel('Section').selectOption('Research');
  await expect(desk.getByText('Research · Case report')).toBeVisible();
  await desk.getByRole('link', { name: 'Sorted dunes' }).click();
  await desk.getByText('The author confirmed 1 statement of the checklist').click();
  await expect(desk.getByText(consent)).toBeVisible();
  await expect(desk).toHaveURL(new RegExp(`${addressOf('')}[0-9a-f-]+`));
  await isSoundNow(desk, 'the manuscript with what its author confirmed');
});
