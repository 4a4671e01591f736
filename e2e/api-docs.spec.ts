import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { fitsTheWindow } from './sound-screen.ts';

test('a programmer finds a call in the description of the API, and reads what it takes and answers', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => void faults.push(message));
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  page.on('response', (answer) => void (answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`)));
  const hosts = new Set<string>();
  page.on('request', (request) => void (request.url().startsWith('http') && hosts.add(new URL(request.url()).origin)));

  await page.goto('/api/docs');
  const filter = page.getByRole('textbox', { name: 'Filter by tag or path' });
  await expect(page.locator('#operations-tag-editorial')).toBeVisible();
  await filter.fill('journalArticle');
  await expect(page.locator('#operations-tag-editorial')).toBeHidden();

  // By the keyboard alone from here on.
  await page.getByRole('button', { name: 'Expand operation', exact: true }).focus();
  await page.keyboard.press('Enter');
  const call = page.locator('#operations-journalArticle-getJournalArticlePublishedArticleByJournalAbbreviation');
  await call.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(call.getByRole('row', { name: /^journalAbbreviation/ })).toContainText('(path)');
  const answers = call.locator('.responses-table').first();
  await expect(answers).toContainText('"articleTitle": "string"');
  await expect(answers).toContainText('Not changed since the ETag sent');
  await expect(answers).toContainText('application/problem+json');
  await page.setViewportSize({ width: 360, height: 800 });
  await fitsTheWindow(page, 'the description of the API');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
  await page.reload();
  await expect(page.locator('#operations-tag-editorial')).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);

  expect(faults).toEqual([]);
  expect([...hosts]).toEqual([baseURL]);
});
