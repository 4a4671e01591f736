import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { HandlingFee } from '../src/contracts/fees.ts';
import { linkInMailTo, logIn } from './people.ts';
import { accept, anAuthor, aSubmission, pageOf, theAdministrator, withdraw, type Caller } from './submissions.ts';

test.describe.configure({ mode: 'parallel', timeout: 90_000 });

const cards = { pays: '4242 4242 4242 4242', isDeclined: '4000 0000 0000 0002', asks: '4000 0025 0000 3155' };

const checkoutOf = (articleId: string, { id, email }: Caller) =>
  `/checkout/${articleId}/publisharticle/${id}/${encodeURIComponent(email)}`;
const listOf = ({ id }: Caller) => `/dashboard/${id}?tab=0`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const noFindings = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** An accepted manuscript of an author in a country; the journal asks AED 2,400.00 for open access. */
async function anOwedFee(request: APIRequestContext, country = 'AE') {
  const [author, office] = [await anAuthor(request, undefined, country), await theAdministrator(request)];
  const title = `Dunes in the open ${randomUUID()}`;
  const manuscript = await aSubmission(request, author, { title });
  await accept(request, office, manuscript);
  return { author, office, title, manuscript, checkout: checkoutOf(manuscript.id, author) };
}

async function openCheckout(browser: Browser, author: Caller, address: string): Promise<Page> {
  const page = await pageOf(browser, author);
  await page.goto(address);
  await expect(heading(page, 'Mode of publication')).toBeVisible();
  return page;
}

async function chooseOpenAccess(page: Page, amount = 'AED 2,400.00'): Promise<void> {
  await button(page, 'Choose open access').click();
  await expect(heading(page, `Pay ${amount}`)).toBeVisible();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await button(page, /^Pay AED/).click();
}

/** What stands in the person's own payments. */
async function paymentsOf(request: APIRequestContext, { headers }: Caller) {
  const answer = await request.get('/api/payments/mine', { headers });
  return (await answer.json()) as { state: string; amountMinor: number }[];
}

async function feeOf(request: APIRequestContext, { headers }: Caller, articleId: string): Promise<HandlingFee> {
  return (await (await request.get(`/api/fees/${articleId}`, { headers })).json()) as HandlingFee;
}

/** Decides the request of an author as an administrator does. */
async function decide(request: APIRequestContext, office: Caller, requestId: string | undefined, data: object) {
  const answer = await request.post(`/api/waiver-requests/${requestId}`, { headers: office.headers, data });
  expect(answer.status()).toBe(200);
}

async function ask(page: Page, percent: string, justification: string): Promise<void> {
  await page.getByText(/^(Ask for a|Send another)/).click();
  await page.getByRole('textbox', { name: 'Reduction that you ask for' }).fill(percent);
  await page.getByRole('textbox', { name: 'Justification' }).fill(justification);
  await button(page, 'Send the request').click();
}

test('an author pays from the dashboard after a declined card, and the article is open', async ({
  browser,
  request,
}) => {
  const { author, title, checkout } = await anOwedFee(request);
  const page = await pageOf(browser, author);
  await page.goto(listOf(author));
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('It is your turn');
  await row.getByRole('link', { name: `Pay Now: ${title}` }).click();
  await page.waitForURL(`**${checkout}`);
  await test.step('what, for whom and how much, before anything is chosen', async () => {
    await expect(page.getByRole('definition').filter({ hasText: author.email })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'AED 2,400.00' }).first()).toBeVisible();
    await expect(page.getByText('Test mode')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeHidden();
    await noFindings(page);
  });
  await chooseOpenAccess(page);
  await payWith(page, cards.isDeclined);
  await expect(page.getByText('Your card was declined')).toBeVisible();
  await noFindings(page);
  await payWith(page, cards.pays);
  await page.waitForURL('**/returnPayment?session_id=cs_test_*');
  await expect(heading(page, 'Payment Complete!')).toBeVisible();
  await expect(page.getByText('Your article is open now')).toBeVisible();
  await noFindings(page);
  const invoice = await page.getByRole('link', { name: /^Invoice INV-/ }).getAttribute('href');
  expect((await page.request.get(invoice ?? '')).status()).toBe(200);
  await page.getByRole('link', { name: 'See your article' }).click();
  await expect(page.getByText('Open access').first()).toBeVisible();
  await test.step('nothing is left to pay', async () => {
    await page.goto(checkout);
    await expect(heading(page, 'Your article is open access')).toBeVisible();
    await expect(button(page, /^(Choose|Pay|Take)/)).toHaveCount(0);
    await page.goto(listOf(author));
    await expect(row.getByText('Paid', { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: /^Pay Now/ })).toHaveCount(0);
  });
});

test('the card of a bank that asks pays with the second step, by the keyboard alone', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await button(page, 'Choose open access').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pay AED 2,400.00')).toBeFocused();
  await page.getByRole('radio', { name: /^4000 0025/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Confirm the payment')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(heading(page, 'Payment Complete!')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Payment Complete!' })).toBeAttached();
});

test('subscription is chosen instead: nothing is to pay, and it can be changed again', async ({ browser, request }) => {
  const { author, title, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  await button(page, 'Choose subscription').click();
  await expect(heading(page, 'Nothing to pay')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeHidden();
  await noFindings(page);
  await page.goto(listOf(author));
  const row = page.getByRole('row', { name: title });
  await expect(row.getByRole('link', { name: /^Pay Now/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Mode of publication' }).click();
  await page.waitForURL(`**${checkout}`);
  await chooseOpenAccess(page);
});

test('waiver by country: an author in India takes 40 % at once and pays what is left', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request, 'IN');
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  await expect(page.getByText('India was a lower middle-income country')).toBeVisible();
  await button(page, 'Take the reduction of 40 %').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pay AED 1,440.00')).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: '40 %' })).toBeVisible();
  await noFindings(page);
  await payWith(page, cards.pays);
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(page.getByRole('definition').filter({ hasText: 'AED 1,440.00' })).toBeVisible();
  expect((await paymentsOf(request, author)).filter(({ state }) => state === 'paid')).toMatchObject([
    { amountMinor: 144_000 },
  ]);
});

test('waiver by request: it is refused with words, asked anew, granted in part, and what is left is paid', async ({
  browser,
  request,
}) => {
  const { author, office, manuscript, title, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  await test.step('what is wrong is said at its field, and nothing typed is lost', async () => {
    await ask(page, '140', 'Our faculty has no fund.');
    await expect(page.getByRole('textbox', { name: 'Reduction that you ask for' })).toBeFocused();
    await expect(page.getByText('At most 100 %.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Justification' })).toHaveValue('Our faculty has no fund.');
    await noFindings(page);
    await page.getByRole('textbox', { name: 'Reduction that you ask for' }).fill('80');
    await button(page, 'Send the request').click();
  });
  await test.step('while it waits, nothing is due', async () => {
    await expect(page.getByText('you asked for a reduction of 80 %')).toBeVisible();
    await expect(heading(page, 'Nothing to pay yet')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeHidden();
    await noFindings(page);
    await page.goto(listOf(author));
    await expect(page.getByRole('row', { name: title })).toContainText('your request for a waiver waits');
  });
  const first = await feeOf(request, author, manuscript.id);
  await decide(request, office, first.request?.id, { grantedPercent: 0, answer: 'Please name the funds.' });
  await page.goto(checkout);
  await expect(page.getByText('We are sorry that we cannot grant it')).toBeVisible();
  await expect(page.getByText('Please name the funds.')).toBeVisible();
  await noFindings(page);
  await ask(page, '80', 'There are none: the department was closed.');
  await expect(heading(page, 'Nothing to pay yet')).toBeVisible();
  const second = await feeOf(request, author, manuscript.id);
  await decide(request, office, second.request?.id, { grantedPercent: 50, answer: 'As much as we can.' });
  await test.step('the letter leads to what is left to pay', async () => {
    await page.goto(await linkInMailTo(request, author.email, /http\S+\/checkout\/\S+/));
    await expect(page.getByText('we have reduced the fee by 50 %')).toBeVisible();
    await expect(heading(page, 'Pay AED 1,200.00')).toBeVisible();
  });
  await payWith(page, cards.pays);
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(page.getByText('Your article is open now')).toBeVisible();
});

test('a waiver of 100 % opens the article without a card', async ({ browser, request }) => {
  const { author, office, manuscript, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  await ask(page, '100', 'We are three retired teachers without any fund.');
  await expect(heading(page, 'Nothing to pay yet')).toBeVisible();
  const { request: waiver } = await feeOf(request, author, manuscript.id);
  await decide(request, office, waiver?.id, { grantedPercent: 100 });
  await page.reload();
  await expect(heading(page, 'Your article is open access')).toBeVisible();
  await expect(button(page, /^(Choose|Pay|Take)/)).toHaveCount(0);
  expect(await paymentsOf(request, author)).not.toContainEqual(expect.objectContaining({ state: 'paid' }));
});

test('two tabs pay one fee: one charge, and the second says so', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request);
  const first = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(first);
  const second = await first.context().newPage();
  await second.goto(checkout);
  await second.getByRole('textbox', { name: 'Card number' }).fill(cards.pays);
  await payWith(first, cards.pays);
  await first.waitForURL('**/returnPayment?session_id=*');
  await expect(heading(first, 'Payment Complete!')).toBeVisible();
  const again = button(second, /^Pay AED/);
  if (await again.isVisible()) await again.click();
  await expect(second.getByText(/is paid|is settled/).first()).toBeVisible();
  const paid = (await paymentsOf(request, author)).filter(({ state }) => state === 'paid');
  expect(paid).toMatchObject([{ amountMinor: 240_000 }]);
});

test('whoever comes back without having paid stands at the fee again', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/stripe/create-checkout-session'),
    button(page, 'Choose open access').click(),
  ]);
  const { clientSecret } = (await answer.json()) as { clientSecret: string };
  await page.goto(`/returnPayment?session_id=${clientSecret.split('_secret_')[0]}`);
  await page.waitForURL(`**${checkout}`);
  await expect(button(page, 'Pay AED 2,400.00')).toBeVisible();
});

test('a slow provider: the page says that it confirms, and changes by itself', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  let isSlow = true;
  await page.route('**/api/stripe/session-status*', (route) =>
    isSlow ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await payWith(page, cards.pays);
  await expect(heading(page, 'We are confirming your payment')).toBeVisible();
  await noFindings(page);
  isSlow = false;
  await expect(heading(page, 'Payment Complete!')).toBeVisible();
  await expect(page.getByText('Your article is open now')).toBeVisible();
});

test('decision 34: of a withdrawn article nothing is to pay', async ({ browser, request }) => {
  const { author, office, manuscript, checkout } = await anOwedFee(request);
  await withdraw(request, office, manuscript, 'The figures could not be repeated.');
  const page = await pageOf(browser, author);
  await page.goto(checkout);
  await expect(page.getByText('This article has been withdrawn')).toBeVisible();
  await expect(button(page, /^(Choose|Pay|Take)/)).toHaveCount(0);
  await noFindings(page);
});

test('an address that names somebody else, another status or nothing is no way to pay', async ({ page, request }) => {
  const { author, office, manuscript, checkout } = await anOwedFee(request);
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
  await expect(page.getByText('This address was made for another account')).toBeVisible();
  await noFindings(page);
  await page.goto(checkoutOf(manuscript.id, other));
  await expect(heading(page, 'This handling fee was not found')).toBeVisible();
  await noFindings(page);
  await page.goto('/logout');
  await page.waitForURL('**/');
  await logIn(page, office.email, office.password);
  await page.goto(checkoutOf(manuscript.id, office));
  await expect(page.getByText('This fee is its author’s')).toBeVisible();
});
