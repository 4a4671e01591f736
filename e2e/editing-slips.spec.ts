import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { callsOf } from './calls-of.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';

const office = anOffice();

test('a double click sends a manuscript to review once, and decides about it once', async ({ browser }) => {
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(await office.now.submitted('Hasty dunes')));
  const begun = callsOf(page, 'start-review');
  await button(page, 'Send to review').click();
  const asked = page.getByRole('dialog', { name: 'Send this manuscript to review?' });
  await button(asked, 'Send to review').dblclick();
  await expect(asked).toBeHidden();
  await expect(page.getByText('Invite 2 more reviewers')).toBeVisible();
  await expect(page.getByText('This is not possible now')).toHaveCount(0);
  expect(begun).toEqual([200]);

  await page.goto(addressOf(await office.now.reported('Hasty dunes, read')));
  const decided = callsOf(page, 'decision');
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('accept');
  await expect(page.getByLabel('Letter to the author')).toHaveValue(/The sample is small/);
  await button(page, 'Decide').click();
  // As slow as a hand: the second press may come when the first has been answered.
  await button(page.getByRole('dialog', { name: 'Decide: Accept?' }), 'Decide').dblclick({ delay: 60 });
  await expect(page.getByRole('heading', { name: 'With the editor in chief' })).toBeVisible();
  await expect(page.getByText('This is not possible now')).toHaveCount(0);
  expect(decided).toEqual([200]);
});

test('after a refusal the focus stays in the dialog, on the button that was pressed', async ({ browser }) => {
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(await office.now.inReview('Dunes of an author')));
  await button(page, 'Invite by email').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite a reviewer' });
  await dialog.getByLabel('Email').fill(office.now.author.email);
  await dialog.getByLabel('Given name').fill('Iria');
  await dialog.getByLabel('Last name').fill('Vega');
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/invitations', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const send = button(dialog, 'Send the invitation');
  await send.press('Enter');
  await expect(send).toBeDisabled();
  await expect(dialog).toBeFocused();
  answer.resolve(undefined);
  await expect(dialog.getByRole('alert')).toContainText('was not invited');
  await expect(send).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Invite by email')).toBeFocused();
});

test('a letter that was drafted for another decision says so before it goes out, and a replaced text comes back', async ({
  browser,
}) => {
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(await office.now.reported('Dunes of two minds')));
  const choose = (kind: string) => page.getByRole('combobox', { name: 'Decision' }).selectOption(kind);
  const letter = page.getByLabel('Letter to the author');
  const drafted = page.getByText('The letter was drafted for another decision: minor revision.');
  await choose('revise-minor');
  await expect(letter).toHaveValue(/The sample is small/);
  const own = `${await letter.inputValue()}\nWith best regards`;
  await letter.fill(own);
  await expect(drafted).toHaveCount(0);
  await choose('accept');
  await expect(drafted).toBeVisible();
  await page.reload();
  await expect(drafted).toBeVisible();
  await button(page, 'Decide').click();
  const asked = page.getByRole('dialog', { name: 'Decide: Accept?' });
  await expect(asked.getByText('The letter was drafted for another decision: minor revision.')).toBeVisible();
  await button(asked, 'Cancel').click();

  await button(page, 'Restore template').click();
  await expect(letter).not.toHaveValue(/With best regards/);
  await expect(drafted).toHaveCount(0);
  await choose('reject');
  await expect(page.getByText('Drafting the letter…')).toHaveCount(0);
  await button(page, 'Restore my text').click();
  await expect(letter).toHaveValue(own);
  await expect(drafted).toBeVisible();
});

/** Holds what a page asks of a call until it is told to let it go. */
async function held(page: Page, path: string): Promise<() => void> {
  const answer = Promise.withResolvers<undefined>();
  await page.route(path, async (route) => {
    await answer.promise;
    await route.continue();
  });
  return () => answer.resolve(undefined);
}

test('what is typed while a letter is being drafted stays, or can be taken back', async ({ browser }) => {
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(await office.now.reported('Dunes of a slow line')));
  const letter = page.getByLabel('Letter to the author');
  const drafting = page.getByText('Drafting the letter…');
  const first = await held(page, '**/letter?*');
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('accept');
  await expect(drafting).toBeVisible();
  await letter.fill('My own words');
  first();
  await expect(drafting).toHaveCount(0);
  await expect(letter).toHaveValue('My own words');

  await page.unroute('**/letter?*');
  const second = await held(page, '**/letter?*');
  // For the same one, right after the answer, it would be the other half of a double click.
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('reject');
  await button(page, 'Restore template').click();
  await expect(drafting).toBeVisible();
  await letter.fill('My own words, and more');
  second();
  await expect(letter).toHaveValue(/The sample is small/);
  await button(page, 'Restore my text').click();
  await expect(letter).toHaveValue('My own words, and more');
});

test('a decision whose editor goes elsewhere before the answer is told there, and nothing of it is kept', async ({
  browser,
}) => {
  const page = await office.now.pageOf(browser, office.now.editor);
  const articleId = await office.now.reported('Dunes that are left');
  await page.goto(pages.dashboard.href({ profileId: office.now.editor.id }, { tab: 14 }));
  await page.getByRole('link', { name: 'Dunes that are left' }).click();
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('accept');
  await expect(page.getByLabel('Letter to the author')).toHaveValue(/The sample is small/);
  await button(page, 'Decide').click();
  const answer = await held(page, '**/decision');
  await button(page.getByRole('dialog', { name: 'Decide: Accept?' }), 'Decide').click();
  await page.goBack();
  await expect(page.getByLabel('Letter to the author')).toHaveCount(0);
  answer();
  await expect(page.getByText('The decision is with the editor in chief.').first()).toBeVisible();
  await page.goto(addressOf(articleId));
  await expect(page.getByRole('heading', { name: 'With the editor in chief' })).toBeVisible();
  await expect(page.getByText('Your letter was not sent')).toHaveCount(0);
});
