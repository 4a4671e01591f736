import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { paperInProduction } from './accepted-paper.ts';
import { anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { isSoundNow } from './sound-screen.ts';

const office = anOffice();

const note = (page: Page) => page.getByRole('note');

async function opensText(page: Page, manuscriptId: string): Promise<Locator> {
  await page.goto(pages.production.href({ manuscriptId }));
  const text = page.getByRole('textbox', { name: 'Text of the article' });
  await expect(text).toContainText('Three wells were measured');
  return text;
}

const isSaved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

test('tables and footnotes are written with the keyboard', async ({ browser }) => {
  test.slow();
  const { chief, pageOf } = office.now;
  const id = await paperInProduction(office.now, 'Salt of the dunes');
  const page = await pageOf(browser, chief);
  const text = await opensText(page, id);
  const { keyboard } = page;

  await test.step('a table of the wanted size, and a row more at its end', async () => {
    await text.getByText('The water was clear in one well').click();
    await button(page, 'Table').click();
    await page.getByRole('menuitem', { name: 'Insert table' }).click();
    const dialog = page.getByRole('dialog', { name: 'Insert table' });
    await expect(dialog.getByLabel('Rows, with the header row')).toBeFocused();
    await dialog.getByLabel('Rows, with the header row').fill('2');
    await dialog.getByLabel('Columns').fill('2');
    await isSoundNow(page, 'inserting a table');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await text.getByRole('columnheader').first().click();
    for (const word of ['Well', 'Salt', 'One', 'none', 'Two']) {
      await keyboard.type(word);
      await keyboard.press('Tab');
    }
    await keyboard.type('much');
    await expect(text.getByRole('row')).toHaveText(['WellSalt', 'Onenone', 'Twomuch']);
  });

  await test.step('a footnote, its text, and back to its mark', async () => {
    await text.getByText('Salt was found in two wells.').click();
    await keyboard.press('End');
    await button(page, 'Footnote: add, or jump between mark and note').click();
    await keyboard.type('By taste.');
    await keyboard.press('Alt+Enter');
    await expect(note(page)).toContainText('By taste.');
    await keyboard.press('Escape');
    await expect(note(page)).toBeHidden();
    await keyboard.type(' Sand, too.');
    await expect(text.getByText('Salt was found in two wells.1 Sand, too.')).toBeVisible();
    await text.locator('a[href^="#textnote"]').hover();
    await button(page, 'Edit footnote Alt+Enter').click();
    await keyboard.press('End');
    await keyboard.type(' Twice.');
    await button(page, 'Back to the mark in the text').click();
    await expect(note(page)).toContainText('By taste. Twice.');
    await isSoundNow(page, 'a footnote in place');
  });

  await test.step('a citation shows its reference, which is edited from there', async () => {
    await text.getByRole('link', { name: 'Haddad, 2019' }).hover();
    await expect(note(page)).toContainText('Wells of the dunes');
    await button(page, 'Edit reference 1 Alt+Enter').click();
    const dialog = page.getByRole('dialog', { name: 'Reference 1' });
    await dialog.getByLabel('Year', { exact: true }).fill('2018');
    await button(dialog, 'Save reference').click();
    await expect(dialog).toBeHidden();
    await expect(text).toBeFocused();
    await isSaved(page);
    await text.getByRole('link', { name: 'Haddad, 2019' }).hover();
    await expect(note(page)).toContainText('(2018)');
  });

  await isSaved(page);
  await page.reload();
  await expect(text.getByRole('row')).toHaveText(['WellSalt', 'Onenone', 'Twomuch']);
  await expect(text.locator('.footnotes')).toContainText('By taste. Twice.');
});
