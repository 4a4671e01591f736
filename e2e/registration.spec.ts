import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { demoPassword, linkInMailTo, logIn } from './people.ts';

const wanted = '/journal/publications';

async function register(page: Page, email: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto(`/register?next=${encodeURIComponent(wanted)}`);
  await field('Email').fill(email);
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByLabel(/^Confirm password/).fill(demoPassword);
  await page.getByRole('combobox', { name: /^Title/ }).selectOption('Dr');
  for (const name of ['Other name', 'Surname', 'Affiliation']) await field(name).fill('Example');
  await page.getByRole('combobox', { name: /^Country/ }).fill('Emirates');
  await page.getByRole('option', { name: /United Arab Emirates/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(`We have sent a message to ${email}`).first()).toBeVisible();
}

test('whoever registers on the way to a page is led there from the letter’s link, in a tab of its own', async ({
  page,
  context,
}) => {
  const email = `newcomer-${randomUUID().slice(0, 8)}@example.org`;
  await register(page, email);
  const tab = await context.newPage();
  await tab.goto(await linkInMailTo(page.request, email));
  await tab.getByRole('link', { name: 'Continue to login' }).click();
  await tab.waitForURL('**/login?next=*');
  await logIn(tab, email);
  await tab.waitForURL(`**${wanted}`);
  expect(await tab.evaluate(() => localStorage.getItem('colophon:destination'))).toBeNull();
});
