import { expect, type Page } from '@playwright/test';
import { addressOf, anOffice, button, deskOf } from './editors-desk.ts';
import { test } from './journey.ts';

const office = anOffice();

const handling = (page: Page) => page.getByRole('region', { name: 'Handling editor' });

async function choose(page: Page, title: string, surname: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  const editor = dialog.getByLabel('Editor');
  const option = editor.getByRole('option', { name: new RegExp(surname) });
  await editor.selectOption((await option.getAttribute('value')) ?? '');
  await button(dialog, action).click();
  await expect(dialog).toBeHidden();
}

test('a manuscript is assigned, handed over and left by an editor who recuses themselves; the editor in chief assigns what is left together', async ({
  browser,
}) => {
  const colleague = await office.now.anotherEditor('Osei');
  const [first, second] = ['Assigning dunes', 'Leaving dunes'];
  const [id] = [await office.now.submitted(first), await office.now.submitted(second)];

  const chief = await office.now.pageOf(browser, office.now.chief);
  await chief.goto(addressOf(id));
  await expect(handling(chief)).toContainText('Unassigned');
  await button(handling(chief), 'Assign').click();
  await choose(chief, 'Assign an editor', 'Ellery', 'Assign');
  await expect(handling(chief)).toContainText('Ellery');

  const editor = await office.now.pageOf(browser, office.now.editor);
  await editor.goto(deskOf(office.now.editor, 'mine'));
  await editor.getByRole('link', { name: first }).click();
  await expect(handling(editor)).toContainText('You handle this manuscript.');
  await button(handling(editor), 'Hand over').click();
  await choose(editor, 'Hand over to another editor', 'Osei', 'Hand over');
  await expect(handling(editor)).toContainText('Osei');

  const other = await office.now.pageOf(browser, colleague);
  await other.goto(addressOf(id));
  await button(handling(other), 'Recuse yourself').click();
  const recusal = other.getByRole('dialog', { name: 'Recuse yourself?' });
  await recusal.getByLabel('Reason').fill('One of the authors was my student.');
  await button(recusal, 'Recuse').click();
  await expect(other).toHaveURL(/\/dashboard\/[^/]+\?tab=14$/);
  await other.goto(deskOf(colleague, 'all'));
  await expect(other.getByRole('link', { name: second })).toBeVisible();
  await expect(other.getByRole('link', { name: first })).toHaveCount(0);

  await chief.goto(deskOf(office.now.chief, 'unassigned'));
  await chief.getByRole('checkbox', { name: 'Select all' }).check();
  await button(chief, 'Assign 2 selected').click();
  await choose(chief, 'Assign 2 manuscripts', 'Osei', 'Assign');
  const left = chief.getByRole('dialog', { name: 'Not assigned' });
  await expect(left).toContainText('Recused themselves from this manuscript.');
  await button(left, 'Close').click();
  await expect(left).toBeHidden();
  await expect(chief.getByRole('link', { name: second })).toHaveCount(0);
  await chief.getByRole('checkbox', { name: `Select ${first}` }).check();
  await button(chief, 'Assign 1 selected').click();
  await choose(chief, 'Assign 1 manuscript', 'Ellery', 'Assign');
  await expect(chief.getByText('Every manuscript has an editor')).toBeVisible();
  await chief.goto(deskOf(office.now.chief, 'all'));
  const saved = chief.waitForEvent('download');
  await button(chief, 'Download as CSV').click();
  expect((await saved).suggestedFilename()).toMatch(/^desk-all-\d{4}-\d\d-\d\d\.csv$/);
});
