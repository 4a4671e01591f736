import { expect } from '@playwright/test';
import { isComplete } from './is-there.ts';
import { test } from './journey.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { aPerson, logIn, signIn } from './people.ts';

test('/dashboard leads a visitor through the login to their own, and an editor and a reviewer to what needs them', async ({
  page,
  browser,
}) => {
  const person = await aPerson(page.request);
  await page.goto('/dashboard?tab=2');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%3Ftab%3D2$/);
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL(new RegExp(`/dashboard/${person.id}\\?tab=2$`));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(new RegExp(`/dashboard/${person.id}$`));
  for (const [email, tab] of [
    ['editor@demo.example', 14],
    ['reviewer@demo.example', 15],
  ] as const) {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, email);
    await other.goto('/dashboard');
    await expect(other).toHaveURL(new RegExp(`/dashboard/[^/]+\\?tab=${tab}$`));
  }
});

test('nothing moves on a phone while an author’s screens load', async ({ page }) => {
  const { id, email, password } = await aPerson(page.request);
  await signIn(page, email, password);
  await page.setViewportSize({ width: 360, height: 780 });
  const shift = await watchLayoutShift(page);
  for (const tab of [0, 2, 3]) {
    await page.goto(`/dashboard/${id}?tab=${tab}`);
    await isComplete(page);
    expect(await shift(), `tab ${tab}`).toBeLessThan(0.01);
  }
});
