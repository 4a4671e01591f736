import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { button, openOf } from './desk.ts';
import { anAccepted, chooseSubscription } from './each-state.ts';
import { test } from './journey.ts';
import { aManuscriptInReview } from './peer-review.ts';
import { isSound } from './sound-screen.ts';
import { pageOf, theAdministrator } from './submissions.ts';

test('an administrator publishes what was accepted, once its author has chosen the mode of publication', async ({
  browser,
  request,
}) => {
  const { id, author } = await anAccepted(request, 'What the tide leaves');
  await chooseSubscription(request, author, id);
  const administrator = await theAdministrator(request);
  const page = await pageOf(browser, administrator);
  await isSound(page, openOf(administrator, id));
  await button(page, 'Publish').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish this article?' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByRole('link', { name: 'View article' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the tide leaves');
});

test('before the choice, and without a review, it is published with a reason only', async ({ browser, request }) => {
  const { id } = await anAccepted(request, 'An author who does not answer');
  const administrator = await theAdministrator(request);
  const page = await pageOf(browser, administrator);
  await page.goto(openOf(administrator, id));
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish this article?' });
  await expect(dialog.getByText('No access option chosen yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('The reason is required.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The author has died; the heirs agree.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'View article' })).toBeVisible();
});

test('what its author withdrew does not wait, and nothing leads to an article', async ({ browser, request }) => {
  const { id, author } = await aManuscriptInReview(request, 'Taken back in time');
  const { headers } = author;
  const taken = await request.post(`/api/review/manuscripts/${id}/withdraw`, { headers, data: { version: 1 } });
  expect(taken.status()).toBe(200);
  const administrator = await theAdministrator(request);
  const page = await pageOf(browser, administrator);
  await page.goto(openOf(administrator, id));
  await expect(page.getByText('This manuscript is no longer pending. Status: Withdrawn.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View article' })).toBeHidden();
  const own = await pageOf(browser, author);
  await own.goto(pages.followManuscript.href({ articleId: id }));
  await expect(own.getByRole('heading', { name: 'Manuscript withdrawn' })).toBeVisible();
});
