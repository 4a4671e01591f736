import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { logIn } from './people.ts';

const settings = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** The screen is there, wide enough for its content, quiet in the console, and axe finds nothing. */
async function isSound(page: Page, address: string): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(faults).toEqual([]);
}

async function newestArticle(page: Page): Promise<string> {
  const answer = await page.request.get('/api/journalArticle/page?journal=JCP');
  const { articles } = (await answer.json()) as { articles: { id: string }[] };
  return `/journal/JCP/${articles[0]?.id}`;
}

async function dashboardAddress(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem('currentUser'));
  const { user } = JSON.parse(text ?? '{}') as { user: { id: string } };
  return `/dashboard/${user.id}`;
}

for (const { width, colorScheme } of settings) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('what a visitor sees', async ({ page }) => {
      test.setTimeout(120_000);
      const article = await newestArticle(page);
      const addresses = [
        '/',
        '/journal',
        '/journal/EIJER',
        '/proceedings',
        '/conferences',
        article,
        `${article}/full-pdf`,
      ];
      for (const address of [...addresses, '/productDisplay', '/login', '/register', '/nothing-here'])
        await isSound(page, address);
    });

    test('what an author and an administrator see', async ({ page }) => {
      test.setTimeout(120_000);
      await logIn(page, 'author@demo.example');
      const own = await dashboardAddress(page);
      for (const tab of [0, 1]) await isSound(page, `${own}?tab=${tab}`);
      await page.goto('/logout');
      await page.waitForURL('**/');
      await logIn(page, 'admin@demo.example');
      const desk = await dashboardAddress(page);
      for (const tab of [0, 6, 8, 9]) await isSound(page, `${desk}?tab=${tab}`);
    });
  });
}

test('bad addresses give the not-found screen with status 404', async ({ page }) => {
  for (const address of [
    '/nothing-here',
    '/journal/NOSUCH',
    '/journal/EIJER/not-an-id',
    '/journal/EIJER?page=9999',
    '/journal/EIJER?page=x',
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
  }
});
