import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { askedWaits, noteWaits } from './asked-waits.ts';
import { test } from './journey.ts';
import { demoPassword, linkInMailTo, logIn } from './people.ts';

const wanted = '/journal/publications';

async function register(page: Page, email: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const send = page.getByRole('main').getByRole('button', { name: 'Register' });
  await noteWaits(page);
  await page.goto(`/register?next=${encodeURIComponent(wanted)}`);
  await field('Email').fill(email);
  await page.getByLabel(/^Password/).fill('weak');
  await expect(send).toBeDisabled();
  await page.getByLabel(/^Password/).fill(demoPassword);
  const mismatch = page.getByRole('alert').filter({ hasText: 'Password do not match' });
  await page.getByLabel(/^Confirm password/).fill('Something-Else-5!');
  await page.getByLabel(/^Confirm password/).blur();
  await expect(mismatch).toBeVisible();
  await page.getByLabel(/^Confirm password/).fill(demoPassword);
  await expect(mismatch).toBeHidden();
  await expect(send).toBeEnabled();
  await page.getByRole('combobox', { name: /^Title/ }).selectOption('Dr');
  for (const name of ['Other name', 'Surname', 'Affiliation']) await field(name).fill('Example');
  const country = page.getByRole('combobox', { name: /^Country/ });
  await country.fill('Atlantis');
  await expect(page.getByRole('option', { name: 'No options' })).toBeVisible();
  await country.fill('Emirates');
  await page.getByRole('option', { name: /United Arab Emirates/ }).click();
  const detail = 'Registrations are closed today.';
  const refused = { status: 503, contentType: 'application/problem+json' };
  await page.route(
    '**/api/auth/register',
    (route) => route.fulfill({ ...refused, json: { title: '', status: 503, detail, code: 'unavailable' } }),
    { times: 1 },
  );
  await send.click();
  await expect(page.getByText(detail)).toBeVisible();
  expect(await askedWaits(page)).not.toContain(3000);
  await send.click();
  await expect(page.getByText(`We have sent an email to ${email}`).first()).toBeVisible();
  expect(await askedWaits(page)).toContain(3000);
  await page.waitForURL('**/login?*');
}

test('whoever registers on the way to a page is led there from the letter’s link, in another browser too', async ({
  page,
  browser,
}) => {
  const email = `newcomer-${randomUUID().slice(0, 8)}@example.org`;
  await register(page, email);
  const tab = await (await browser.newContext()).newPage();
  await tab.goto(await linkInMailTo(page.request, email));
  await tab.getByRole('button', { name: 'Confirm my email' }).click();
  await tab.getByRole('link', { name: 'Continue to login' }).click();
  await tab.waitForURL('**/login?next=*');
  await tab.getByLabel(/^Password/).fill('Seen');
  await tab.getByRole('button', { name: 'Show password' }).click();
  await expect(tab.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  const [answer] = await Promise.all([tab.waitForResponse('**/api/auth/login'), logIn(tab, email)]);
  await tab.waitForURL(`**${wanted}`);
  const kept = await tab.evaluate(() => localStorage.getItem('currentUser'));
  expect(JSON.parse(kept ?? '')).toEqual(await answer.json());
});

test('the banner of a failed login is there for six seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nemo@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1!');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toContainText('Login Failed, either email or password is incorrect');
  await page.clock.fastForward(5500);
  await expect(banner).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(banner).toBeHidden();
});
