import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The screen does not scroll sideways. */
export async function fitsTheWindow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What is shown now is wide enough for its content, and axe finds nothing. */
export async function isSoundNow(page: Page, what: string): Promise<void> {
  await fitsTheWindow(page, what);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** The screen is there, wide enough for its content, quiet in the console, and axe finds nothing. */
export async function isSound(page: Page, address: string): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await isSoundNow(page, address);
  expect(faults).toEqual([]);
}
