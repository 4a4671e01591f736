import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { callsOf } from './calls-of.ts';
import { openOffice, type Office } from './editorial-office.ts';
import { test } from './journey.ts';

let office: Office;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  office = await openOffice();
});

test.beforeEach(() => test.setTimeout(180_000));

test.afterAll(() => office.close());

const addressOf = (articleId: string) => pages.editorialManuscript.href({ articleId });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

test('a double click sends a manuscript to review once, and decides about it once', async ({ browser }) => {
  const page = await office.pageOf(browser, office.editor);
  await page.goto(addressOf(await office.submitted('Hasty dunes')));
  const begun = callsOf(page, 'start-review');
  await button(page, 'Send to review').click();
  const asked = page.getByRole('dialog', { name: 'Send this manuscript to review?' });
  await button(asked, 'Send to review').dblclick();
  await expect(asked).toBeHidden();
  await expect(page.getByText('2 more reviewers are needed')).toBeVisible();
  await expect(page.getByText('This cannot be done')).toHaveCount(0);
  expect(begun).toEqual([200]);

  await page.goto(addressOf(await office.reported('Hasty dunes, read')));
  const decided = callsOf(page, 'decision');
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('accept');
  await expect(page.getByLabel('Letter to the author')).toHaveValue(/The sample is small/);
  await button(page, 'Decide').click();
  // As slow as a hand: the second press may come when the first has been answered.
  await button(page.getByRole('dialog', { name: 'Decide: accept?' }), 'Decide').dblclick({ delay: 60 });
  await expect(page.getByRole('heading', { name: 'Waits for the editor in chief' })).toBeVisible();
  await expect(page.getByText('This cannot be done')).toHaveCount(0);
  expect(decided).toEqual([200]);
});
