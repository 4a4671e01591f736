import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { aPerson, linkInMailTo, signIn } from './people.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const savedEdits = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('colophon:profile:')));

test('what was typed and not saved outlives a reload, and no logout', async ({ page }) => {
  const person = await aPerson(page.request);
  await signIn(page, person.email, person.password);
  await page.goto(`/dashboard/${person.id}?tab=2`);
  await field(page, 'Surname').fill('Typed');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Surname')).toHaveValue('Typed');
  expect(await savedEdits(page)).toHaveLength(1);
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await savedEdits(page)).toEqual([]);
});

test('the old address cancels a change of email: it stays, every sign-in ends, and the new one’s link is worthless', async ({
  page,
}) => {
  const person = await aPerson(page.request);
  await signIn(page, person.email, person.password);
  await page.goto(`/dashboard/${person.id}?tab=2`);
  const wanted = `new.${person.email}`;
  await field(page, 'Email').fill(wanted);
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText(`Follow the link we sent to ${wanted}`)).toBeVisible();
  const confirm = await linkInMailTo(page.request, wanted, /https?:\/\/\S+\/change-email\/\S+/);

  await page.goto(await linkInMailTo(page.request, person.email, /https?:\/\/\S+\/cancel-email-change\/\S+/));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel the email change');
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(
    page.getByText(`Your email address is still ${person.email}, and you have been logged out everywhere.`),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm my new email' }).click();
  await expect(page.getByText('This link has been used or has expired.')).toBeVisible();
  await signIn(page, person.email, person.password);
  await page.goto(`/dashboard/${person.id}?tab=2`);
  await expect(field(page, 'Email')).toHaveValue(person.email);
});
