import type { Page } from '@playwright/test';

/** Starts to measure how much of the page shifts; call it before opening the address. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { sum: 0 };
    Object.assign(globalThis, { layoutShift: counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
          counted.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: { sum: number } }).layoutShift.sum);
}
