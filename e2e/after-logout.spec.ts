import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { aPerson, signIn } from './people.ts';

test(
  'threat 28: whoever goes back in the browser after a logout sees nothing of the person',
  { tag: '@core' },
  async ({ page }) => {
    const person = await aPerson(page.request);
    await signIn(page, person.email, person.password);
    const own = `/dashboard/${person.id}?tab=2`;
    const surname = page.getByRole('textbox', { name: 'Surname', exact: true });
    // Browsers cache whole pages for Back, except those with `no-store`.
    expect((await page.goto(own))?.headers()['cache-control']).toContain('no-store');
    await expect(surname).toHaveValue('Haddad');
    await page.goto('/logout');
    await page.waitForURL('**/');
    await page.goBack();
    await page.waitForURL(`**/login?next=${encodeURIComponent(own)}`);
    await expect(page.getByRole('heading', { name: 'Login Here to submit articles' })).toBeVisible();
    await expect(surname).toHaveCount(0);
  },
);
