import { expect, type BrowserContext, type Page } from '@playwright/test';
import { isComplete } from './is-there.ts';
import { test } from './journey.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'No connection' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** A half-written message to the publisher that is saved nowhere. */
async function halfAnEmail(page: Page) {
  await page.goto('/contact/new');
  await message(page).fill('Half a letter');
  await isComplete(page);
}

const proceedings = (page: Page) =>
  page.getByRole('contentinfo').or(page.getByRole('banner')).getByRole('link', { name: 'Proceedings' }).first();

test.use({ viewport: { width: 1440, height: 900 } });

test('without a line a link to a page that is not here yet leads nowhere, says so, and loses nothing', async ({
  page,
  context,
}) => {
  await halfAnEmail(page);
  await context.setOffline(true);
  await proceedings(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('What you typed is still here');
  await expect(tryAgain(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('Still no connection.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(proceedings(page)).toBeFocused();
  await expect(page).toHaveURL(/\/contact\/new$/);
  await expect(message(page)).toHaveValue('Half a letter');

  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await tryAgain(page).click();
  // Now that the way is open, the form asks before it is left.
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/proceedings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

const away = async (context: BrowserContext) => context.route(/\/assets\/|\.data(\?|$)/, (route) => route.abort());

test('a server that is away leaves one where one was, or says so in the page that it was to fill', async ({
  page,
  context,
}) => {
  await halfAnEmail(page);
  await away(context);
  await proceedings(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(message(page)).toHaveValue('Half a letter');
  await context.unrouteAll();
  await proceedings(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/proceedings');

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await away(context);
  await proceedings(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await context.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  await expect(page).toHaveURL(/\/proceedings$/);
});
