import { expect } from '@playwright/test';
import { goodCard, paymentsOn, payWith } from './buying.ts';
import { test } from './journey.ts';
import { newReader } from './new-reader.ts';
import { signIn } from './people.ts';

test.describe.configure({ mode: 'parallel' });

test('a double click, and a second tab, come to one checkout and one charge', async ({ page }) => {
  await signIn(page, await newReader(page.request));
  const other = await page.context().newPage();
  await other.goto('/productDisplay');
  await expect(other.getByRole('button', { name: 'Buy Two Day Access' })).toBeVisible();
  await page.goto('/productDisplay');
  await page.getByRole('button', { name: 'Buy Two Day Access' }).dblclick();
  await page.waitForURL('**/sandbox/checkout/*');
  await other.getByRole('button', { name: 'Buy Two Day Access' }).click();
  await other.waitForURL('**/sandbox/checkout/*');
  expect(other.url()).toBe(page.url());
  await payWith(page, goodCard);
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await payWith(other, goodCard);
  await expect(other.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  expect((await paymentsOn(page)).map(({ state }) => state)).toEqual(['paid']);
});

test('a provider that is away, and every other reason, is told on the pricing page', async ({ page }) => {
  for (const [reason, words] of [
    ['unavailable', 'The card service did not answer. Nothing was charged.'],
    ['state-conflict', 'A payment of yours is being confirmed.'],
    ['price-mismatch', 'The price has changed.'],
    ['anything', 'The payment could not be started.'],
  ] as const) {
    await page.goto(`/productDisplay?canceled=true&reason=${reason}`);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('the plain form leads to the checkout without scripting, and a visitor to the login', async ({
  page,
  browser,
}) => {
  await signIn(page, await newReader(page.request));
  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await plain.goto('/productDisplay');
  await expect(plain.getByRole('link', { name: /^Login to buy/ })).toBeHidden();
  await plain.getByRole('button', { name: 'Buy One Week Access' }).click();
  await plain.waitForURL('**/sandbox/checkout/*');
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto('/productDisplay');
  await visitor.getByRole('button', { name: 'Buy Two Day Access' }).click();
  await visitor.waitForURL('**/login?next=%2FproductDisplay');
});
