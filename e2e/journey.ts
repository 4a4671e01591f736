import { test as base } from '@playwright/test';

/** A journey; windows that it opened beside its own page are closed with it: left open, they would go on asking the server. */
export const test = base.extend<{ closedWindows: undefined }>({
  closedWindows: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      for (const context of browser.contexts()) if (!before.has(context)) await context.close();
    },
    { auto: true },
  ],
});
