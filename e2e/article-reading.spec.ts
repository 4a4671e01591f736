import { expect, type Page } from '@playwright/test';
import type { ArticlePage } from '../src/contracts/articles.ts';
import { axeOn } from './axe.ts';
import { answers } from './is-there.ts';
import { test } from './journey.ts';

/** An open article of the demo whose full text has this. */
async function openTextWith(page: Page, journal: string, part: RegExp): Promise<void> {
  const answer = await page.request.get(`/api/journalArticle/page?size=100&journal=${journal}`);
  const { articles } = (await answer.json()) as ArticlePage;
  for (const { id, access } of articles) {
    const address = `/journal/${journal}/${id}`;
    if (access !== 'open' || !part.test(await (await page.request.get(address)).text())) continue;
    await page.goto(address);
    await answers(page);
    return;
  }
  throw new Error(`No open article of ${journal} has ${part.source}`);
}

const note = (page: Page) => page.getByRole('note');
const citation = (page: Page) => page.locator('.article-text a[href^="#text-ref"]').first();

test('a citation shows its reference in place, to mouse and keyboard, and Escape puts it away', async ({ page }) => {
  await openTextWith(page, 'JDAW', /href="#text-ref/);
  await expect(page.locator('.note-in-place')).toBeAttached();
  await citation(page).hover();
  await expect(note(page)).toBeVisible();
  await note(page).hover();
  await expect(note(page)).toContainText(/\d{4}/);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await page.mouse.move(0, 0);
  await citation(page).evaluate((link: HTMLElement) => link.focus({ focusVisible: true }));
  await expect(note(page)).toBeVisible();
  await expect(citation(page)).toHaveAttribute('aria-describedby', 'note-in-place');
});

test('on a phone the first tap shows the reference, and the second leads to it', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await phone.newPage();
  await openTextWith(page, 'JDAW', /href="#text-ref/);
  await expect(page.locator('.note-in-place')).toBeAttached();
  await citation(page).tap();
  await expect(note(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  const box = await note(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
  await citation(page).tap();
  await expect(page).toHaveURL(/#text-ref/);
});

test('a figure opens in full with a link to save it; the formats are listed in one place', async ({ page }) => {
  await openTextWith(page, 'ADME', /class="picture"/);
  await expect(page.locator('.note-in-place')).toBeAttached();
  await page.locator('.article-text a.picture').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Download the picture' })).toHaveAttribute('download', '');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const formats = page.getByRole('navigation', { name: 'Formats' });
  await expect(formats.getByRole('link')).toHaveText(['PDF', 'EPUB', 'XML', 'XML with pictures (ZIP)']);
});
