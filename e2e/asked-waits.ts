import { expect, type Page } from '@playwright/test';

/** Has the documents that a window opens from now on note how long they ask to wait, in milliseconds; their clock can be moved on. */
export async function noteWaits(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const waits: number[] = [];
    const wait = window.setTimeout.bind(window);
    Reflect.set(window, 'askedWaits', waits);
    Reflect.set(window, 'setTimeout', (what: TimerHandler, after = 0, ...more: unknown[]) => {
      waits.push(after);
      return wait(what, after, ...more);
    });
  });
}

/** How long the document that is open has asked to wait until now, each time. */
export const askedWaits = (page: Page) => page.evaluate(() => Reflect.get(window, 'askedWaits') as number[]);

/**
 * The page does not navigate for this many milliseconds. Recorded waits say nothing of that, because the query library
 * waits for the rest of its cache times. Call `noteWaits` first.
 */
export async function staysHere(page: Page, milliseconds: number): Promise<void> {
  const here = page.url();
  await page.clock.runFor(milliseconds + 500);
  expect(page.url()).toBe(here);
}
