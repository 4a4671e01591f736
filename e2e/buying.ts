import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { OwnPayment } from '../src/contracts/bookkeeping.ts';
import type { FullIssue } from '../src/contracts/issues.ts';
import { theAdministrator } from './submissions.ts';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

/** Chooses a pass; ends at the provider's page. */
export async function choosePass(page: Page, name: string): Promise<void> {
  await page.goto('/productDisplay');
  await page.getByRole('button', { name: `Buy ${name}` }).click();
  await page.waitForURL('**/sandbox/checkout/*');
}

/** Gives a card of the sandbox. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('button', { name: /^Pay AED/ }).click();
}

/** Gives the card that asks for a second step, and takes it: by the keyboard alone. */
export async function payWithSecondStep(page: Page): Promise<void> {
  // A field that is not open yet ignores the focus without an error.
  const card = page.getByRole('radio', { name: /^4000 0025/ });
  await expect(card).toBeEnabled();
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Buys a pass, to the page that says so. */
export async function buyPass(page: Page, name: string): Promise<void> {
  await choosePass(page, name);
  await payWith(page, goodCard);
  await page.waitForURL('**/productDisplay?success=true*');
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
}

/** The signed-in person of a page, as the browser stores it. */
export async function signedInOn(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('currentUser'));
  const { token, user } = JSON.parse(text ?? '{}') as { token: string; user: { id: string; email: string } };
  return { ...user, headers: { authorization: `Bearer ${token}` } };
}

/** What a page's person has paid, as the calls tell it. */
export async function paymentsOn(page: Page): Promise<OwnPayment[]> {
  const { headers } = await signedInOn(page);
  return (await (await page.request.get('/api/payments/mine', { headers })).json()) as OwnPayment[];
}

/** An administrator refunds a payment; by a request of their own, which leaves the cookie of the page alone. */
export async function refund(request: APIRequestContext, { id }: OwnPayment): Promise<void> {
  const { headers } = await theAdministrator(request);
  const data = { reason: 'Bought by mistake' };
  expect((await request.post(`/api/bookkeeping/payments/${id}/refund`, { headers, data })).status()).toBe(200);
}

/** Opens Manage Purchase. */
export async function openPurchases(page: Page): Promise<void> {
  await page.goto(`/dashboard/${(await signedInOn(page)).id}?tab=3`);
  await expect(page.getByRole('heading', { name: 'Manage Purchase' })).toBeVisible();
}

/** The full issues for sale. */
export async function issuesForSale(request: APIRequestContext): Promise<FullIssue[]> {
  const { getIssue } = (await (await request.get('/api/fullIssue/getIssue')).json()) as { getIssue: FullIssue[] };
  return getIssue;
}

/** Begins to buy an issue by the call of its checkout; answers with the session. */
export async function beginIssue(page: Page, issue: FullIssue): Promise<string> {
  const { id, email, headers } = await signedInOn(page);
  const thing = { articleId: issue.id, checkoutStatus: 'fullIssue', stripeLookupId: issue.stripe_lookupId };
  const data = { ...thing, userId: id, emailId: email };
  const answer = await page.request.post('/api/stripe/create-checkout-session', { headers, data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { clientSecret: string }).clientSecret.split('_secret_')[0] ?? '';
}

/** Buys an issue by the calls that the pages make. */
export async function buyIssue(page: Page, issue: FullIssue): Promise<void> {
  const session = await beginIssue(page, issue);
  const data = { cardNumber: goodCard };
  expect((await page.request.post(`/sandbox/checkout/${session}/pay`, { data })).status()).toBe(200);
  const { headers } = await signedInOn(page);
  expect((await page.request.get(`/api/stripe/session-status?session_id=${session}`, { headers })).status()).toBe(200);
}
