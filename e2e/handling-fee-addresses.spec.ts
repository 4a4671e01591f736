import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { anOwedFee, button, checkoutOf, heading, noFindings } from './owed-fee.ts';
import { logIn, signIn } from './people.ts';
import { anAuthor, pageOf, withdraw } from './submissions.ts';

test.describe.configure({ mode: 'parallel' });

test('decision 34: of a withdrawn article nothing is to pay', async ({ browser, request }) => {
  const { author, office, manuscript, checkout } = await anOwedFee(request);
  await withdraw(request, office, manuscript, 'The figures could not be repeated.');
  const page = await pageOf(browser, author);
  await page.goto(checkout);
  await expect(page.getByText('This article has been withdrawn')).toBeVisible();
  await expect(button(page, /^(Choose|Pay|Claim)/)).toHaveCount(0);
  await noFindings(page);
});

test('an address that names somebody else, another status or nothing is no way to pay', async ({ page, request }) => {
  const { office, manuscript, checkout } = await anOwedFee(request);
  for (const address of [
    `/checkout/${manuscript.id}/somethingElse/me/me`,
    `/checkout/${manuscript.id}/fullIssue/me/me`,
    '/checkout/nothing/publisharticle/me/me',
  ])
    expect((await page.goto(address))?.status(), address).toBe(404);
  await expect(heading(page, 'Page not found')).toBeVisible();
  const answer = await page.goto(`${checkout}/handling_fee_${manuscript.id}`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(answer?.headers()['content-security-policy']).not.toContain('js.stripe.com');
  await page.waitForURL('**/login?next=*');
  const other = await anAuthor(request);
  await logIn(page, other.email, other.password);
  await expect(page.getByText('This link is for another account')).toBeVisible();
  await noFindings(page);
  await page.goto(checkoutOf(manuscript.id, other));
  await expect(heading(page, 'This handling fee was not found')).toBeVisible();
  await noFindings(page);
  await page.goto('/logout');
  await page.waitForURL('**/');
  await signIn(page, office.email, office.password);
  await page.goto(checkoutOf(manuscript.id, office));
  await expect(page.getByText('Only the author can choose access')).toBeVisible();
});
