import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { newReader } from './new-reader.ts';
import {
  beginIssue,
  buyPass,
  choosePass,
  declinedCard,
  goodCard,
  issuesForSale,
  openPurchases,
  paymentsOn,
  payWith,
  payWithSecondStep,
  refund,
  signedInOn,
} from './buying.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { anOwedFee, chooseOpenAccess } from './owed-fee.ts';
import { linkInMailTo, signIn } from './people.ts';
import { pageOf } from './submissions.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn } from './sound-screen.ts';
import { addressOf, subscribersArticles } from './subscribers-articles.ts';

test.describe.configure({ mode: 'parallel' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function opens(page: Page, address: string | null): Promise<[number, string | undefined]> {
  const answer = await page.request.get(address ?? '');
  return [answer.status(), answer.headers()['content-type']];
}

test('a pass is bought after a declined card; what was bought, how it ends, and the receipt lead to Manage Purchase', async ({
  page,
  request,
}) => {
  const email = await newReader(page.request);
  await signIn(page, email);
  await choosePass(page, 'Two Day Access');
  await payWith(page, declinedCard);
  await expect(page.getByText('Your card was declined')).toBeVisible();
  await payWith(page, goodCard);
  await page.waitForURL('**/productDisplay?success=true*');
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await expect(page.getByText('Nothing to cancel: the pass expires automatically.')).toBeVisible();
  const invoice = page.getByRole('link', { name: /^Invoice INV-/ });
  const address = await invoice.getAttribute('href');
  expect(await opens(page, address)).toEqual([200, 'application/pdf']);

  await page.goto(await linkInMailTo(request, email, /https?:\/\/\S+tab=3/));
  await expect(section(page, 'Passes').getByText(/^Valid until .+ UTC\+4$/)).toBeVisible();
  const row = page.getByRole('row', { name: /Two Day Access/ });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('AED 199.00');
  await expect(row.getByRole('link', { name: /^Invoice INV-/ })).toHaveAttribute('href', address ?? '');
});

test('a pass is paid with the second step and then extended from its end, by the keyboard alone', async ({ page }) => {
  await signIn(page, await newReader(page.request));
  await page.goto('/productDisplay');
  await page.getByRole('button', { name: 'Buy One Week Access' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/checkout/*');
  await payWithSecondStep(page);
  await page.waitForURL('**/productDisplay?success=true*');
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  const first = page.url();

  await page.goto('/productDisplay');
  await expect(page.getByText(/^Your pass is valid until .+ UTC\+4\. A new pass starts after that\./)).toBeVisible();
  await expect(page.getByText(/^2 days from the end of your pass: until .+ UTC\+4$/)).toBeVisible();
  await buyPass(page, 'Two Day Access');
  await expect(page.getByText('Starts when your current pass ends')).toBeVisible();
  const [second, week] = await paymentsOn(page);
  expect(second?.period?.startsAt).toBe(week?.period?.endsAt);
  await page.goto(first);
  await expect(page.getByRole('definition').filter({ hasText: 'One Week Access' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'AED 699.00' })).toBeVisible();
});

test('a refund is seen by its person: access ends, the credit note opens, and the address of success says so', async ({
  page,
  request,
}) => {
  await signIn(page, await newReader(page.request));
  const [article] = await subscribersArticles(request);
  if (!article) throw new Error('The demo has no article for subscribers');
  const pdf = `${addressOf(article)}/article.pdf`;
  await buyPass(page, 'One Week Access');
  const success = page.url();
  expect((await opens(page, pdf))[0]).toBe(200);
  const [payment] = await paymentsOn(page);
  if (!payment) throw new Error('The payment is not listed');
  await refund(request, payment);

  expect((await opens(page, pdf))[0]).toBe(402);
  await openPurchases(page);
  await expect(section(page, 'Passes')).toContainText('No active pass.');
  const row = page.getByRole('row', { name: /One Week Access/ });
  await expect(row).toContainText('Refunded');
  await expect(row).toContainText('The pass has ended');
  const note = row.getByRole('link', { name: /^Credit note CN-/ });
  expect(await opens(page, await note.getAttribute('href'))).toEqual([200, 'application/pdf']);
  await page.goto(success);
  await expect(page.getByRole('heading', { name: 'This payment was refunded' })).toBeVisible();
});

test('the three checkouts say what, how much and for whom in the same lines; nothing moves while they load', async ({
  page,
  browser,
  request,
}) => {
  const lines = (on: Page) => on.locator('main dl').getByRole('term').allTextContents();
  const shift = await watchLayoutShift(page);
  await signIn(page, await newReader(request));
  await choosePass(page, 'Two Day Access');
  const pay = (on: Page) => on.getByRole('button', { name: /^Pay AED/ });
  await expect(pay(page)).toBeVisible();
  expect(await lines(page)).toEqual(['You get', 'Total', 'For']);
  expect(await shift(), 'pass').toBeLessThan(0.01);
  const [issue] = await issuesForSale(request);
  const { id, email } = await signedInOn(page);
  await page.goto(`/checkout/${issue?.id}/fullIssue/${id}/${encodeURIComponent(email)}/${issue?.stripe_lookupId}`);
  await expect(pay(page)).toBeVisible();
  expect(await lines(page)).toEqual(['You get', 'Total', 'For']);
  expect(await shift(), 'full issue').toBeLessThan(0.01);
  const { author, checkout } = await anOwedFee(request);
  const authors = await pageOf(browser, author);
  const feeShift = await watchLayoutShift(authors);
  await authors.goto(checkout);
  await chooseOpenAccess(authors);
  await expect(pay(authors)).toBeVisible();
  expect(await lines(authors)).toEqual(['You get', 'Due', 'For']);
  expect(await feeShift(), 'handling fee').toBeLessThan(0.01);
});

test('an invoice opens in a tab for its payer and for nobody else', async ({ page, browser }) => {
  await signIn(page, await newReader(page.request));
  await buyPass(page, 'Two Day Access');
  await openPurchases(page);
  const link = page.getByRole('row', { name: /Two Day Access/ }).getByRole('link', { name: /^Invoice/ });
  const address = await link.getAttribute('href');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  expect(await opens(page, address)).toEqual([200, 'application/pdf']);
  const stranger = await (await browser.newContext()).newPage();
  expect((await opens(stranger, address))[0]).toBe(401);
  await signIn(stranger, await newReader(stranger.request));
  expect((await opens(stranger, address))[0]).toBe(404);
});

test('who turns back is told so in the specified words, and goes on later where they left off', async ({ page }) => {
  await signIn(page, await newReader(page.request));
  await choosePass(page, 'Two Day Access');
  const checkout = page.url();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(
    page.getByText("Order canceled -- continue to shop around and checkout when you're ready."),
  ).toBeVisible();
  await page.goto('/productDisplay');
  await expect(page.getByText(/^You started to pay for Two Day Access on .+ UTC\+4/)).toBeVisible();
  await openPurchases(page);
  // From a page that sends no referrer, without a new document.
  await section(page, 'Passes').getByRole('link', { name: 'See the passes' }).click();
  await page.getByRole('button', { name: 'Buy Two Day Access' }).click();
  await page.waitForURL(checkout);
  await openPurchases(page);
  await section(page, 'Not paid yet')
    .getByRole('button', { name: /^Continue to payment.*Two Day Access$/ })
    .click();
  await page.waitForURL(checkout);
  await payWith(page, goodCard);
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await openPurchases(page);
  await expect(section(page, 'Passes')).toContainText('Valid until');
  await expect(section(page, 'Not paid yet')).toBeHidden();
});

test('an issue that was left unpaid is gone on with; once refunded it is no longer there', async ({
  page,
  request,
}) => {
  await signIn(page, await newReader(page.request));
  const [issue] = await issuesForSale(request);
  if (!issue) throw new Error('No issue is for sale');
  await beginIssue(page, issue);
  await openPurchases(page);
  await section(page, 'Not paid yet')
    .getByRole('link', { name: /^Continue to payment/ })
    .click();
  await page.waitForURL('**/checkout/*/fullIssue/**');
  await payWith(page, goodCard);
  await expect(page.getByRole('heading', { name: 'Payment Complete!' })).toBeVisible();
  await openPurchases(page);
  const owned = section(page, 'Full issues');
  await expect(owned.getByRole('link', { name: /^Open the issue/ })).toBeVisible();
  expect(await opens(page, await owned.getByRole('link', { name: /^Invoice/ }).getAttribute('href'))).toEqual([
    200,
    'application/pdf',
  ]);
  const [payment] = await paymentsOn(page);
  if (!payment) throw new Error('The payment is not listed');
  await refund(request, payment);
  await page.reload();
  await expect(page.getByRole('row', { name: /Refunded/ })).toContainText('You no longer own the issue');
  await expect(owned.getByRole('link', { name: /^Open the issue/ })).toBeHidden();
  expect((await opens(page, issue.issueDoccumentURL))[0]).toBe(404);
});

for (const turn of turnsFrom(0))
  test(`prices and Manage Purchase are sound with all that they can show ${turnName(turn)}`, async ({
    page,
    request,
  }) => {
    const isSound = isSoundInTurn(turn);
    await signIn(page, await newReader(page.request));
    await buyPass(page, 'Two Day Access');
    const [pass] = await paymentsOn(page);
    await buyPass(page, 'One Week Access');
    const success = new URL(page.url());
    if (pass) await refund(request, pass);
    await choosePass(page, 'Two Day Access');
    const { id } = await signedInOn(page);
    await isSound(page, `/dashboard/${id}?tab=3`);
    await expect(page.getByRole('row', { name: /Refunded/ })).toBeVisible();
    await isSound(page, '/productDisplay');
    await expect(page.getByText('A new pass starts after that.')).toBeVisible();
    await isSound(page, success.pathname + success.search);
  });
