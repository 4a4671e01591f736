import { axeOn } from './axe.ts';
import { expect } from '@playwright/test';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { anAskedRevision } from './asked-revision.ts';
import { test } from './journey.ts';
import { aManuscriptInReview } from './peer-review.ts';
import { pageOf, paperFile } from './submissions.ts';
import { unfold } from './unfold.ts';

const answerOf = (name: string) => ({ name: `Your answer to ${name}` });

test('an author follows a manuscript, answers the reports and submits the revision', async ({ browser, request }) => {
  const title = 'Grains that were counted twice';
  const { id, author } = await anAskedRevision(request, title);
  const page = await pageOf(browser, author);
  await page.goto(pages.dashboard.href({ profileId: author.id }, { tab: dashboardTabs.first }));
  await expect(page.getByRole('row', { name: title })).toContainText(/Due \d/);
  await page.getByRole('link', { name: `Revise: ${title}` }).click();
  await page.waitForURL(`**${pages.followManuscript.href({ articleId: id })}`);
  await expect(page.getByRole('heading', { name: 'Action needed' })).toBeVisible();
  await expect(page.getByText('A revision was requested')).toBeVisible();
  await test.step('the reports name nobody, and have no recommendation', async () => {
    await expect(page.getByText(/^Reviewer 1, \d/).first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/Ferro|far-away|minor-modifications/);
    expect((await axeOn(page).analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);
  });
  await test.step('points are split and joined with the keyboard; what was typed stands after a reload', async () => {
    await page.getByRole('textbox', answerOf('Reviewer 1, point 1')).fill('We counted again.');
    await page.getByRole('button', { name: 'Split: Reviewer 1, point 1' }).press('Enter');
    await expect(page.getByRole('textbox', answerOf('Reviewer 1, point 3'))).toBeVisible();
    await page.getByRole('button', { name: 'Merge with previous: Reviewer 1, point 2' }).press('Enter');
    await expect(page.getByRole('textbox', answerOf('Reviewer 1, point 1'))).toBeFocused();
    await expect(page.getByText(/^Saved( at|$)/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', answerOf('Reviewer 1, point 1'))).toHaveValue('We counted again.');
  });
  await test.step('a point without an answer is named, and nothing is sent', async () => {
    await page.getByRole('button', { name: 'Submit the revision' }).click();
    await expect(page.getByText('This point has no answer yet.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Reviewer 2, point 1 has no answer yet.' }).press('Enter');
    await expect(page.getByRole('textbox', answerOf('Reviewer 2, point 1'))).toBeFocused();
  });
  await test.step('a problem in a folded part unfolds it', async () => {
    const titleField = page.getByRole('textbox', { name: 'Title', exact: true });
    await unfold(page, 'Title, abstract and keywords');
    await titleField.fill('');
    await page.getByRole('heading', { name: 'Title, abstract and keywords' }).click();
    await expect(titleField).toBeHidden();
    await page.getByRole('button', { name: 'Submit the revision' }).click();
    await page.getByRole('button', { name: 'Title is required.' }).press('Enter');
    await expect(titleField).toBeFocused();
    await titleField.fill(title);
  });
  await test.step('a report is read in one place, and its answers lead there', async () => {
    await expect(page.getByText('Originality').first()).toBeHidden();
    await page.getByRole('link', { name: 'Read the whole report of Reviewer 1' }).press('Enter');
    await expect(page.getByText(/^Reviewer 1, \d/).first()).toBeFocused();
    await expect(page.getByText('Originality').first()).toBeVisible();
  });
  await page.getByRole('textbox', answerOf('Reviewer 1, point 2')).fill('Units are there now.');
  await page.getByRole('textbox', answerOf('Reviewer 2, point 1')).fill('The map has a scale.');
  await page.locator('[data-path="files.1"]').setInputFiles(paperFile('revised.pdf'));
  await expect(page.getByText('Manuscript File: revised.pdf is uploaded.')).toBeAttached();
  await page.getByRole('button', { name: 'Submit the revision' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the revision' }).click();
  await expect(page.getByText('You submitted your revision')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'With the editor', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your revision' })).toBeHidden();
});

test('an author asks for more time, and withdraws', async ({ browser, request }) => {
  const { id, author } = await anAskedRevision(request, 'A tide that came late');
  const page = await pageOf(browser, author);
  await page.goto(pages.followManuscript.href({ articleId: id }));
  await page.getByRole('button', { name: 'Ask for more time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Extra days' }).fill('many');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog.getByText('Give the number of days, such as 14.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Extra days' }).fill('21');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The laboratory is closed.');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('You asked for 21 more days.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the manuscript' }).click();
  await dialog.getByRole('button', { name: 'Withdraw the manuscript' }).click();
  await expect(page.getByRole('heading', { name: 'Manuscript withdrawn' })).toBeVisible();
});

test('the page is its author’s alone: for everybody else it does not exist', async ({ browser, request }) => {
  const { id, author } = await aManuscriptInReview(request, 'Salt on one side only');
  const another = await anAskedRevision(request, 'Salt on the other side');
  const own = await pageOf(browser, author);
  await own.goto(pages.followManuscript.href({ articleId: id }));
  await expect(own.getByRole('heading', { name: /^With the (editor|reviewers)$/ })).toBeVisible();
  const other = await pageOf(browser, another.author);
  await other.goto(pages.followManuscript.href({ articleId: id }));
  await expect(other.getByRole('heading', { name: 'Manuscript not found' })).toBeVisible();
});
