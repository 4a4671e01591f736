import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { axeOn } from './axe.ts';
import { anOffice } from './editors-desk.ts';
import { test } from './journey.ts';

const office = anOffice();

test('an editor reads how their journal fares, compares quarters and saves a table', async ({ browser }) => {
  const { editor, submitted, pageOf } = office.now;
  await submitted('Counting dunes');
  await submitted('Counting camels');
  const page = await pageOf(browser, editor);
  await page.goto(pages.dashboard.href({ profileId: editor.id }, { tab: 20 }));
  const figures = page.getByRole('table', { name: 'Manuscripts' });
  const row = (name: string) => figures.getByRole('row').filter({ hasText: name });
  await expect(row('Manuscripts submitted, also those withdrawn later.').getByRole('cell').nth(1)).toHaveText('2');
  // Nothing is decided, so there is no rate.
  await expect(row('Acceptance rate').getByRole('cell').nth(1)).toHaveText('–');
  await page.getByLabel('Compare by').selectOption('Quarter of submission');
  await expect(page.getByRole('table', { name: 'Cohorts' })).toContainText(/\d{4}, quarter \d/);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^statistics-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('All years,2,0,0,0,,');
});
