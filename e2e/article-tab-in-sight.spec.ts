import { expect, type Locator, type Page } from '@playwright/test';
import type { ArticleSummary } from '../src/contracts/articles.ts';
import { anArticle } from './an-article.ts';
import { answers } from './is-there.ts';
import { test } from './journey.ts';

const viewer = (page: Page) => page.getByRole('region', { name: 'Full PDF' });

/** Where the panel of the tab begins in the window. */
const topOf = (panel: Locator) => panel.evaluate((element) => element.getBoundingClientRect().top);

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]) {
  test(`the PDF and the way to it come into sight with their tab, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { address } = await anArticle(page, 'subscription');
    const paywall = page.getByRole('region', { name: /^Please login or register/ });
    await page.goto(address);
    await answers(page);
    await page.getByRole('link', { name: 'Full PDF', exact: true }).click();
    await expect(paywall).toBeVisible();
    await expect.poll(() => topOf(paywall)).toBeLessThan(viewport.height / 2);
    expect(await topOf(paywall)).toBeGreaterThan(0);
    await expect(page.locator('[data-arrival]')).toBeFocused();

    // By hand, while the tabs are in sight: nothing moves.
    const tab = page.getByRole('link', { name: 'Abstract', exact: true });
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => scrollBy(0, 200));
    const stood = await page.evaluate(() => scrollY);
    await tab.click();
    await expect(page.getByRole('heading', { name: 'Abstract' })).toBeVisible();
    await page.getByRole('link', { name: 'Full PDF', exact: true }).click();
    await expect(paywall).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(stood);

    await page.goto('/');
    const open = await anArticle(page, 'open');
    await page.goto(`${open.address}/full-pdf`);
    await expect.poll(() => topOf(viewer(page))).toBeLessThan(viewport.height / 2);
    expect(await topOf(viewer(page))).toBeGreaterThan(0);
  });
}

/** What makes the title page of an article high. */
const weight = ({ articleTitle, articleAuthors }: ArticleSummary) => articleTitle.length + 10 * articleAuthors.length;

test('the abstract of every article begins in the first view of a desktop', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const all = (await (await request.get('/api/journalArticle/publishedArticle')).json()) as ArticleSummary[];
  const longest = all
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, 5);
  for (const { id, articlePublishedJournal } of longest) {
    await page.goto(`/journal/${articlePublishedJournal.journalAbbreviation}/${id}`);
    const top = await page.locator('#abstract + *').evaluate((text) => text.getBoundingClientRect().top);
    expect(top, id).toBeLessThan(900 - 2 * 30);
  }
});
