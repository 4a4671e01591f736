import { expect } from '@playwright/test';
import type { ArticleSummary } from '../src/contracts/articles.ts';
import { test } from './journey.ts';

/** What makes the title page of an article high. */
const weight = ({ articleTitle, articleAuthors }: ArticleSummary) => articleTitle.length + 10 * articleAuthors.length;

test('the abstract of every article begins in the first view of a desktop', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const all = (await (await request.get('/api/journalArticle/publishedArticle')).json()) as ArticleSummary[];
  const longest = all
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, 5);
  expect(longest).toHaveLength(5);
  for (const { id, articlePublishedJournal } of longest) {
    await page.goto(`/journal/${articlePublishedJournal.journalAbbreviation}/${id}`);
    const top = await page.locator('#abstract + *').evaluate((text) => text.getBoundingClientRect().top);
    // Two lines of it can be read.
    expect(top, id).toBeLessThan(900 - 2 * 30);
  }
});
