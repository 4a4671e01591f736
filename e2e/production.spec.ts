import { expect, type Page } from '@playwright/test';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { acceptedPaper } from './accepted-paper.ts';
import { anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
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
  await page.getByRole('tab', { name: 'Text' }).click();
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
});
