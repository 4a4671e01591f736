import { axeOn } from './axe.ts';
import { expect, type Page } from '@playwright/test';
import { isComplete } from './is-there.ts';
import { settingsInTurn } from './settings.ts';

const phone = 360;

/** The screen does not scroll sideways. */
export async function fitsTheWindow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What is shown now is wide enough for its content, and axe finds nothing; what it shows of others may be left out. */
export async function isSoundNow(page: Page, what: string, { except }: { except?: string } = {}): Promise<void> {
  await fitsTheWindow(page, what);
  // What fades in has not got its colours yet; what moves on and on never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
  const axe = axeOn(page);
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
  expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** The screen is there, wide enough for its content, quiet in the console, and axe finds nothing. */
export async function isSound(page: Page, address: string, what = address): Promise<void> {
  const faults: string[] = [];
  const note = (error: Error) => void faults.push(`${what}: ${error.message}`);
  page.on('pageerror', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await isComplete(page);
  await isSoundNow(page, what);
  page.off('pageerror', note);
  expect(faults).toEqual([]);
}

async function fitsAPhone(page: Page, address: string): Promise<void> {
  const before = page.viewportSize();
  if (before === null || before.width === phone) return;
  await page.setViewportSize({ ...before, width: phone });
  await fitsTheWindow(page, `${address} (${phone} px)`);
  await page.setViewportSize(before);
}

/** Looks at each screen in the next setting, beginning with the turn's own; the page stays in it. None is too wide for a phone. */
export function isSoundInTurn(turn: number) {
  const next = settingsInTurn(turn);
  return async (page: Page, address: string): Promise<void> => {
    const setting = await next(page);
    await isSound(page, address, `${address} (${setting})`);
    await fitsAPhone(page, address);
  };
}
