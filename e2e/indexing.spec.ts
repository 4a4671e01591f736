import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { test } from './journey.ts';
import { pageOf, theAdministrator } from './submissions.ts';
import { isSoundNow } from './sound-screen.ts';

test('an administrator sees what indexes miss, and goes to where it is added', async ({ browser, request }) => {
  const office = await theAdministrator(request);
  const page = await pageOf(browser, office);
  await page.goto(pages.dashboard.href({ profileId: office.id }, { tab: 4 }));
  await page.getByRole('link', { name: /^Edit Emirates/ }).click();
  await page.getByRole('link', { name: 'Indexing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Indexing' })).toBeVisible();
  const doaj = page.locator('details').filter({ has: page.getByRole('heading', { name: /^DOAJ/ }) });
  await doaj.locator('summary').first().press('Enter');
  await expect(doaj.getByText('Open to everyone')).toBeVisible();
  await isSoundNow(page, 'what DOAJ misses');

  const download = page.waitForEvent('download');
  await doaj.getByRole('link', { name: 'Download the articles for DOAJ (XML)' }).click();
  expect((await download).suggestedFilename()).toBe('EIJER-doaj.xml');

  // An article that misses something leads to what it misses in all, and from there to its page.
  await doaj
    .getByText(/^\d+ of \d+ articles$/)
    .first()
    .press('Enter');
  const article = doaj.getByRole('listitem').getByRole('listitem').getByRole('link').first();
  const title = await article.innerText();
  await article.click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Author guidelines')).toHaveCount(0);
  await page.getByRole('link', { name: /^All articles of / }).click();

  await doaj.locator('summary').first().press('Enter');
  await doaj.getByRole('link', { name: 'Journal setup' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal setup' })).toBeVisible();
});
