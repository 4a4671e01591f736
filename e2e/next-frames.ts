import type { Page } from '@playwright/test';

/** A list that is sorted by keyboard measures its rows in the frames after one is picked up, and takes no arrow key before. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
