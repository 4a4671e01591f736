import { expect, type Page } from '@playwright/test';
import { answers } from './is-there.ts';
import { test } from './journey.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { settingsInTurn } from './settings.ts';
import { isSoundNow } from './sound-screen.ts';

// Only a server in development has the page.
let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct(undefined, ['src/server/main.ts', '--dev']);
});

test.afterAll(() => product.stop());

/** The page is there, with the editors of formatted text, which come last. */
async function open(page: Page): Promise<void> {
  await page.goto(`${product.url}/styleguide`);
  await answers(page);
  await expect(page.getByRole('toolbar')).toHaveCount(2);
}

const passing = (page: Page) => page.locator('[aria-live=polite]').filter({ has: page.getByLabel('Close message') });

test('all components in all states are sound, light and dark, on each width', async ({ page }) => {
  const next = settingsInTurn(0);
  for (let turn = 0; turn < 6; turn += 1) {
    const setting = await next(page);
    await open(page);
    await isSoundNow(page, setting);
  }
});

test('one message at a time passes at the top, and its button closes it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Show success' }).click();
  await expect(passing(page)).toHaveText('Draft saved.');
  await page.getByRole('button', { name: 'Show error' }).click();
  await expect(passing(page)).toHaveText('The draft was not saved. Check your connection and try again.');
  await expect(page.getByLabel('Close message')).toHaveCount(1);
  await isSoundNow(page, 'a passing message');
  await page.getByLabel('Close message').click();
  await expect(page.getByLabel('Close message')).toHaveCount(0);
});

test('dialogs and the menu of a row are sound, and close by key', async ({ page }) => {
  await open(page);
  for (const [opener, role] of [
    ['Open dialog', 'dialog'],
    ['Open question', 'dialog'],
    ['More', 'menu'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await isSoundNow(page, opener);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
  }
});

/** What can be seen of each select of forms and of reading pages, without repetition. */
const looksOfSelects = (page: Page) =>
  page.locator('main select').evaluateAll((selects) => [
    ...new Set(
      selects.map((select) => {
        const { blockSize, borderWidth, borderRadius, fontFamily, fontSize, appearance } = getComputedStyle(select);
        return [blockSize, borderWidth, borderRadius, fontFamily, fontSize, appearance].join(' ');
      }),
    ),
  ]);

test('the selects of forms and of reading pages look the same', async ({ page }) => {
  await open(page);
  await expect(page.locator('main select')).toHaveCount(6);
  await expect.poll(() => looksOfSelects(page)).toHaveLength(1);
});

test('a built site has no style guide', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
});
