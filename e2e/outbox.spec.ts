import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { dashboardTabs } from '../src/contracts/pages.ts';
import { test } from './journey.ts';
import { demoPassword, signIn } from './people.ts';
import { unfold } from './unfold.ts';

/** A registration that waits for its confirmation; answers with the address that was written to. */
async function aRegistration(request: APIRequestContext): Promise<string> {
  const email = `letterman-${randomUUID()}@example.org`;
  const named = {
    title: 'Dr',
    otherName: 'Amal',
    surname: 'Letterman',
    affiliation: 'Example University',
    country: 'AE',
  };
  const data = { email, password: demoPassword, confirmPassword: demoPassword, ...named };
  expect((await request.post('/api/auth/register', { data })).status()).toBe(201);
  return email;
}

test('an administrator finds an email, reads it as it arrives, sends it again, and sees that a report is judged', async ({
  page,
}) => {
  const email = await aRegistration(page.request);
  await signIn(page, 'admin@demo.example');
  const { user } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { user: { id: string } },
  );
  await page.goto(`/dashboard/${user.id}?tab=${dashboardTabs.outbox}`);
  await expect(page.getByText('No mail server: emails stay here, unsent.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(email);
  const list = page.getByRole('group', { name: 'Emails' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/q=/);
  const message = list.getByRole('listitem').first();
  await expect(message).toContainText('Unsent');
  await message.locator('summary').press('Enter');
  await expect(message.getByText('Please confirm your email address')).toBeVisible();
  await message.getByText('Desktop').click();
  const letter = page.frameLocator('iframe[title^="Preview of"]');
  await expect(letter.getByRole('link', { name: 'Confirm my address' })).toBeVisible();
  await message.getByRole('button', { name: /^Send again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this email again?' });
  await expect(dialog).toContainText('the recipient gets a second copy');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A copy of the email will be sent')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Bounced');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(list.getByRole('listitem').first()).toBeVisible();

  await unfold(page, 'Addresses that bounce');
  await expect(page.getByText('No addresses are marked.')).toBeVisible();
  await page.getByLabel('Upload a delivery report').setInputFiles({
    name: 'away.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from('Subject: Away\r\n\r\nI am away.'),
  });
  await expect(page.getByText('This is not a delivery report. Nothing was changed.')).toBeVisible();
});
