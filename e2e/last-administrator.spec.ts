import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { logIn } from './people.ts';

// Other tests create administrators, so that no one would be the last there.
let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct();
});

test.afterAll(() => product.stop());

test('the last administrator stays one, and the page says why', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await logIn(page, 'admin@demo.example');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByText('People and mail').click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('admin@demo.example');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove administrator' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This is your own account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove administrator' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is the only administrator.');
});
