import { expect, type Locator } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { axeOn } from './axe.ts';
import { addressOf, anOffice, button, deskOf } from './editors-desk.ts';
import { test } from './journey.ts';
import { unfold } from './unfold.ts';

const office = anOffice();

const confirm = async (dialog: Locator, name: string) => {
  await button(dialog, name).click();
  await expect(dialog).toBeHidden();
};

test('an editor reminds a reviewer at one press, and ends a review that has gone wrong', async ({ browser }) => {
  const id = await office.now.inReview('Late dunes');
  await office.now.acts(id, 'invitations', { userId: office.now.reviewers[0]?.id });
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(id));
  const remind = page.getByRole('button', { name: /^Remind / }).first();
  await remind.click();
  await expect(page.getByText(/ has been reminded\.$/)).toBeVisible();
  await expect(page.getByText('Reminded today')).toBeVisible();
  await expect(remind).toBeHidden();
  await page.goto(deskOf(office.now.editor, 'all'));
  await page.getByRole('checkbox', { name: 'Select Late dunes' }).check();
  await button(page, 'Remind reviewers of 1 selected').click();
  const refused = page.getByRole('dialog', { name: 'Not reminded' });
  await expect(refused).toContainText('was already reminded today');
  expect((await axeOn(page).analyze()).violations.map((rule) => rule.id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Remind reviewers of 1 selected')).toBeFocused();
  await page.goto(addressOf(id));
  await button(page, 'Reject now').click();
  const dialog = page.getByRole('dialog', { name: 'End the review and reject?' });
  await dialog.getByLabel('Letter to the author').fill('Most of the text was published before.');
  expect((await axeOn(page).analyze()).violations.map((rule) => rule.id)).toEqual([]);
  await confirm(dialog, 'Reject the manuscript');
  await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Reject now')).toBeHidden();
});

test('a decision is taken back with its letter, a rejection is appealed, and the editor in chief reopens it', async ({
  browser,
}) => {
  const { author, chief, editor, pageOf } = office.now;
  const id = await office.now.reported('Appealing dunes');
  const page = await pageOf(browser, editor);
  await page.goto(addressOf(id));
  await page.getByRole('link', { name: 'Go to the decision' }).click();
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('reject');
  const letter = page.getByLabel('Letter to the author');
  await expect(letter).toHaveValue(/The sample is small/);
  await letter.fill(`${await letter.inputValue()}\nWith best regards`);
  await button(page, 'Decide').click();
  await confirm(page.getByRole('dialog', { name: 'Decide: Reject?' }), 'Decide');
  await button(page, 'Take the decision back').click();
  await confirm(page.getByRole('dialog', { name: 'Take the decision back?' }), 'Take the decision back');
  await expect(letter).toHaveValue(/With best regards/);
  await button(page, 'Decide').click();
  await confirm(page.getByRole('dialog', { name: 'Decide: Reject?' }), 'Decide');

  const chiefs = await pageOf(browser, chief);
  await chiefs.goto(addressOf(id));
  await button(chiefs, 'Ratify').click();
  await confirm(chiefs.getByRole('dialog', { name: 'Ratify this decision?' }), 'Ratify');

  const authors = await pageOf(browser, author);
  await authors.goto(pages.followManuscript.href({ articleId: id }));
  await button(authors, 'Appeal').click();
  const appeal = authors.getByRole('dialog', { name: 'Appeal against the rejection?' });
  await button(appeal, 'Send the appeal').click();
  await expect(appeal.getByText('The reason is required.')).toBeVisible();
  await appeal.getByLabel('Your reasons').fill('The second report judges an earlier version.');
  expect((await axeOn(authors).analyze()).violations.map((rule) => rule.id)).toEqual([]);
  await confirm(appeal, 'Send the appeal');
  await expect(authors.getByRole('heading', { name: 'With the editor in chief' })).toBeVisible();
  await expect(button(authors, 'Appeal')).toBeHidden();

  await chiefs.reload();
  await expect(chiefs.getByText('The second report judges an earlier version.')).toBeVisible();
  await button(chiefs, 'Reopen').click();
  const reopen = chiefs.getByRole('dialog', { name: 'Reopen the manuscript?' });
  await reopen.getByLabel('Letter to the author').fill('You are right about the second report.');
  await confirm(reopen, 'Reopen');
  await expect(chiefs.getByText('Under Review').first()).toBeVisible();
  await authors.reload();
  await expect(authors.getByText('You are right about the second report.')).toBeVisible();
});

test('an editor corrects the title and a keyword by keyboard, and the history keeps the old title', async ({
  browser,
}) => {
  const id = await office.now.inReview('Dunse in spring');
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(id));
  await unfold(page, 'Manuscript');
  await button(page, 'Correct the details').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct the details' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Dunes in spring');
  await dialog.getByRole('textbox', { name: 'Keywords' }).fill('wind');
  await page.keyboard.press('Enter');
  expect((await axeOn(page).analyze()).violations.map((rule) => rule.id)).toEqual([]);
  await button(dialog, 'Correct the details').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Dunes in spring' })).toBeVisible();
  await unfold(page, 'History');
  await expect(page.getByText('title (before: “Dunse in spring”)')).toBeVisible();
});
