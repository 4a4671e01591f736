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
 * Nobody is led on: after more than so many milliseconds the page is the same. What a document asked to wait says nothing of that: the
 * library of its queries asks to wait for whatever is left of their time. `noteWaits` comes first.
 */
export async function staysHere(page: Page, milliseconds: number): Promise<void> {
  const here = page.url();
  await page.clock.runFor(milliseconds + 500);
  expect(page.url()).toBe(here);
}
