import { expect, type Page } from '@playwright/test';

/** The page answers to what a person does: its scripts have taken it over. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** All that the page reads from the server has come. */
export async function isComplete(page: Page): Promise<void> {
  await answers(page);
  await expect(page.getByText(/^(Loading|Opening)\b/)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => null));
}
