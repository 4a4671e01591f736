import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('a link of an email does nothing until its button is pressed: scanners open it in a browser, too', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  for (const [address, name] of [
    ['/verify-email/a-token', 'Confirm my email'],
    ['/change-email/a-token', 'Confirm my new email'],
    ['/cancel-email-change/a-token', 'Cancel the change'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('button', { name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent.filter((path) => path.endsWith('/a-token'))).toEqual([]);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('This link has been used or has expired.')).toBeVisible();
    expect(sent.filter((path) => path.endsWith('/a-token'))).toHaveLength(1);
    sent.length = 0;
  }
});

test('a spent link of a registration is explained, and a new one is a field away', async ({ page }) => {
  await page.goto('/verify-email/spent-long-ago');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('This link has been used or has expired.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email you registered with', exact: true }).fill('nobody@example.org');
  await page.getByRole('button', { name: 'Resend the link' }).click();
  await expect(page.getByText('If a registration for nobody@example.org is unconfirmed')).toBeVisible();
});
