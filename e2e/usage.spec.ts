import { readFileSync } from 'node:fs';
import { axeOn } from './axe.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { pageOf, theAdministrator } from './submissions.ts';

/** What a person's browser calls itself: the one that journeys are made with is known as a robot, and counts for nothing. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Listed {
  readonly id: string;
  readonly articleTitle: string;
  readonly access: string;
  readonly articlePublishedJournal: { readonly journalAbbreviation: string };
}

/** The demo's oldest article with this access: other journeys publish newer ones, and withdraw them. */
async function anArticle(page: Page, access: string) {
  const articles = (await (await page.request.get('/api/journalArticle/publishedArticle')).json()) as Listed[];
  const found = articles.findLast((article) => article.access === access);
  if (!found) throw new Error(`There is no ${access} article`);
  return { ...found, address: `/journal/${found.articlePublishedJournal.journalAbbreviation}/${found.id}` };
}

const usageOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/usage/articles/${id}`)).json()) as { views: number; downloads: number };

/** Goes somewhere, and waits until the page has told of it. */
async function isTold(page: Page, address: string, call: string): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().endsWith(call) && answer.status() === 200);
  await page.goto(address);
  await told;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what a reader reads is counted; an administrator sees it by month, saves a report, and lets a library fetch it', async ({
  browser,
  request,
}) => {
  const reader = await (await browser.newContext({ userAgent })).newPage();
  const [open, closed] = [await anArticle(reader, 'open'), await anArticle(reader, 'subscription')];
  const [before, closedBefore] = [await usageOf(reader, open.id), await usageOf(reader, closed.id)];
  await isTold(reader, open.address, '/api/usage/views');
  // An article that another journey has just published has none.
  await expect(reader.getByText(/^([\d,]+ views? · [\d,]+ downloads?|No views yet)$/)).toBeVisible();
  // The viewer fetches the PDF in many parts: it is one download.
  await reader.goto(`${open.address}/full-pdf`);
  await expect(reader.getByRole('region', { name: 'Full PDF' }).locator('canvas').first()).toBeVisible();
  await isTold(reader, closed.address, '/api/usage/views');
  await isTold(reader, `${closed.address}/full-pdf`, '/api/usage/views');
  await isTold(reader, '/search?q=water', '/api/usage/searches');

  const office = await theAdministrator(request);
  const page = await pageOf(browser, office);
  await page.goto(`/dashboard/${office.id}?tab=19`);
  const months = page.getByRole('table', { name: 'Usage by month' });
  await expect(months.getByRole('row')).toHaveCount(7);
  await page.getByRole('button', { name: 'Show all 12 months' }).click();
  await expect(months.getByRole('row')).toHaveCount(13);
  const present = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await expect(months.getByRole('row').nth(1)).toContainText(present.format(new Date()));
  expect(await usageOf(reader, open.id)).toEqual({ views: before.views + 1, downloads: before.downloads + 1 });
  expect(await usageOf(reader, closed.id)).toEqual({ ...closedBefore, views: closedBefore.views + 1 });
  await section(page, 'Usage by month').getByLabel('Journal').selectOption({ index: 1 });
  await expect(months).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  const reports = section(page, 'Reports');
  await reports.getByRole('heading', { name: 'Reports' }).click();
  const lastMonth = (await reports.getByLabel('To').inputValue()).slice(0, 7);
  const earliest = await reports.getByLabel('From').locator('option').last().getAttribute('value');
  await reports.getByLabel('To').selectOption(earliest);
  await reports.getByRole('button', { name: 'Download report' }).click();
  await expect(reports.getByText('The last month is before the first one.')).toBeVisible();
  await reports.getByLabel('To').selectOption(lastMonth);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    reports.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^TR_J3-\d{4}-\d{2}-\d{4}-\d{2}\.tsv$/);
  expect(readFileSync(await saved.path(), 'utf8')).toContain('Report_Name\tJournal Usage by Access Type\r\n');

  const machines = section(page, 'COUNTER API');
  const unfold = () => machines.getByRole('heading', { name: 'COUNTER API' }).click();
  await unfold();
  await machines.getByRole('button', { name: 'Create key' }).click();
  await expect(machines.getByText('A name is required.')).toBeVisible();
  const name = `Library ${Date.now()}`;
  await machines.getByLabel('Key for').fill(name);
  await page.keyboard.press('Enter');
  const shown = machines.getByRole('status').filter({ hasText: 'Copy it now' });
  await expect(shown).toBeVisible();
  const key = (await shown.locator('code').first().textContent()) ?? '';
  const members = () => request.get(`/r51/members?customer_id=0000000000000000&api_key=${key}`);
  expect((await members()).status()).toBe(200);
  await page.reload();
  await unfold();
  await expect(machines.getByText(key)).toHaveCount(0);
  const row = machines.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(row).toContainText('Revoked');
  expect((await members()).status()).toBe(401);
});
