import { expect, type Page } from '@playwright/test';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { acceptedPaper } from './accepted-paper.ts';
import { anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { isSoundNow } from './sound-screen.ts';

const office = anOffice();
/** The journal has production from now on. */
async function turnsOn(page: Page): Promise<void> {
  await page.goto(pages.journal.href({ catId: 'DUNES' }));
  await page.getByRole('link', { name: 'Change review settings' }).click();
  await button(page, 'Review settings of Journal of Dunes').click();
  const dialog = page.getByRole('dialog', { name: 'Review settings' });
  await dialog.getByLabel('Edit, proof and typeset accepted manuscripts').check();
  await button(dialog, 'Save').click();
  await expect(dialog).toBeHidden();
}

/** The text is corrected in the editor and saved by itself. */
async function copyEdits(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text of the article' });
  await expect(text).toContainText('Three wells were measured');
  await text.getByText('The water was clear in one well').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' It was cold.');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Revision 2')).toBeVisible();
  await button(page, 'Compare with now').last().click();
  await expect(page.getByRole('dialog').getByText('It was cold.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  await page.getByRole('tab', { name: /^To check/ }).click();
  await expect(page.getByText('Salt and sand', { exact: false }).first()).toBeVisible();
  await isSoundNow(page, 'production');
}

/** The author proposes two changes, answers and approves. */
async function corrects(page: Page, manuscriptId: string): Promise<void> {
  await page.goto(pages.followManuscript.href({ articleId: manuscriptId }));
  await page.getByRole('link', { name: 'Check the proof' }).click();
  await expect(page.getByText('Three wells were measured')).toBeVisible();
  for (const [before, after] of [
    ['clear in one well', 'fresh in one well'],
    ['Salt was found in two wells.', 'Salt was found in both.'],
  ] as const) {
    await button(page, 'Add a note').click();
    const dialog = page.getByRole('dialog', { name: 'Comment or change' });
    await dialog.getByLabel('Words in the text').fill(before);
    await dialog.getByText('Replace these words').click();
    await dialog.getByLabel('New words').fill(after);
    await button(dialog, 'Save the note').click();
    await expect(dialog).toBeHidden();
  }
  await isSoundNow(page, 'a proof with notes');
  await button(page, 'Approve the proof').click();
  const dialog = page.getByRole('dialog', { name: 'Approve the proof?' });
  await button(dialog, 'Approve the proof').click();
  await expect(dialog).toContainText('Answer the editor’s question first.');
  await button(dialog, 'Cancel').click();
  await page.getByLabel('Your answer').fill('Sea salt.');
  await button(page, 'Save the answer').click();
  await expect(page.getByText('Your answer was saved.')).toBeVisible();
  await button(page, 'Approve the proof').click();
  await button(dialog, 'Approve the proof').click();
  await expect(page.getByText(/^You approved this proof/)).toBeVisible();
}

/** The published text is opened again, corrected, and published with a notice. */
async function correctsPublished(page: Page): Promise<void> {
  await button(page, 'Correct the text').click();
  await button(page.getByRole('dialog', { name: 'Correct the published text?' }), 'Correct the text').click();
  await page.getByRole('tab', { name: 'Title and abstract' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Cold wells of the dunes');
  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cold wells of the dunes' })).toBeVisible();
  await isSoundNow(page, 'title and abstract in production');
  await page.getByRole('tab', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text of the article' });
  await text.getByText('It was cold.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' It was 4 °C.');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await isSoundNow(page, 'production of a correction');
  await button(page, 'Publish the correction').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the corrected text?' });
  await button(dialog, 'Publish the correction').click();
  await expect(dialog).toContainText('The notice is required.');
  await dialog.getByLabel('Notice of correction').fill('The temperature was missing.');
  await button(dialog, 'Publish the correction').click();
  await expect(page.getByRole('region', { name: 'Notice of correction' })).toContainText(
    'The temperature was missing.',
  );
}

/** Readers get the corrected text, and can still read the first one. */
async function readsBothVersions(page: Page, articleId: string): Promise<void> {
  await page.goto(pages.article.href({ catId: 'DUNES', articleId }));
  await expect(page.getByText('It was 4 °C.')).toBeVisible();
  await page.getByRole('link', { name: 'Read version 1, before this correction' }).click();
  await expect(page.getByText('This is version 1 of 2.')).toBeVisible();
  await expect(page.getByText('It was cold.')).toBeVisible();
  await expect(page.getByText('It was 4 °C.')).toBeHidden();
  await isSoundNow(page, 'an earlier version');
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page.getByText('It was 4 °C.')).toBeVisible();
}

test('a Word manuscript is edited, proofed and published', async ({ browser }) => {
  test.slow();
  const { administrator, chief, author, pageOf } = office.now;
  await turnsOn(await pageOf(browser, administrator));
  const id = await acceptedPaper(office.now, 'Wells of the dunes');

  const page = await pageOf(browser, chief);
  await page.goto(pages.dashboard.href({ profileId: chief.id }, { tab: dashboardTabs.production }));
  await page.getByRole('link', { name: 'Open Wells of the dunes' }).click();
  await copyEdits(page);
  await page.getByRole('tab', { name: /^Notes/ }).click();
  await page.getByLabel('Question').fill('Which salt?');
  await button(page, 'Save the question').click();
  await button(page, 'Send the proof').click();
  await button(page.getByRole('dialog', { name: 'Send the proof to the author' }), 'Send the proof').click();
  await expect(page.getByText(/^The author answers by/)).toBeVisible();

  await corrects(await pageOf(browser, author), id);

  await page.reload();
  await button(page, 'Accept all changes (2)').click();
  await expect(page.getByRole('textbox', { name: 'Text of the article' })).toContainText('fresh in one well');
  await expect(button(page, 'Settle')).toHaveCount(1);
  await button(page, 'Settle').click();
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish this article?' });
  await dialog.getByLabel('Reason for publishing now').fill('The author does not answer.');
  await button(dialog, 'Publish').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wells of the dunes' })).toBeVisible();
  await expect(page).toHaveURL(pages.article.href({ catId: 'DUNES', articleId: id }));

  const reader = await pageOf(browser, administrator);
  await reader.goto(pages.article.href({ catId: 'DUNES', articleId: id }));
  await expect(reader.getByText('Salt was found in both.')).toBeVisible();
  await expect(reader.getByText('It was cold.')).toBeVisible();
  await isSoundNow(reader, 'an article that was produced here');
  await page.goto(pages.production.href({ manuscriptId: id }));
  await correctsPublished(page);
  await readsBothVersions(reader, id);
});

test('a PDF manuscript is published with the final PDF', async ({ browser }) => {
  const { administrator, chief, pageOf, reported, acts } = office.now;
  await turnsOn(await pageOf(browser, administrator));
  const id = await reported('Springs of the dunes');
  await acts(id, 'decision', { kind: 'accept', letter: 'We are glad to accept it.' });
  await acts(id, 'ratification', { isRatified: true }, chief);
  const page = await pageOf(browser, chief);
  await page.goto(pages.production.href({ manuscriptId: id }));
  await expect(page.getByText('The author’s PDF will be published unchanged.')).toBeVisible();
  const field = page.getByLabel('PDF to publish');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Words') });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('notes.txt');
  await field.setInputFiles({ name: 'typeset.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(3) });
  await expect(page.getByText('This PDF replaces the author’s.')).toBeVisible();
  await expect(page.getByText('typeset.pdf').first()).toBeVisible();
  await isSoundNow(page, 'a production with a final PDF');
  await button(page, 'Remove typeset.pdf').click();
  await expect(page.getByText('The author’s PDF will be published unchanged.')).toBeVisible();
});
