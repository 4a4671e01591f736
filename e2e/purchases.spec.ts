import { expect, test, type Page } from '@playwright/test';
import { newReader } from './new-reader.ts';
import { buyPass, choosePass, goodCard, openPurchases, paymentsOn, payWith, refund, signedInOn } from './passes.ts';
import { linkInMailTo, logIn } from './people.ts';
import { fitsTheWindow, isSound } from './sound-screen.ts';

test.describe.configure({ mode: 'parallel' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function opens(page: Page, address: string | null): Promise<[number, string | undefined]> {
  const answer = await page.request.get(address ?? '');
  return [answer.status(), answer.headers()['content-type']];
}

/** The PDF of a subscribers' article of the demo. */
async function aSubscribersPdf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/journalArticle/publishedArticle');
  const all = (await answer.json()) as {
    id: string;
    access: string;
    articlePublishedJournal: { journalAbbreviation: string };
  }[];
  const found = all.find(({ access }) => access === 'subscription');
  return `/journal/${found?.articlePublishedJournal.journalAbbreviation}/${found?.id}`;
}

test('a pass is bought after a declined card; what was bought, how it ends, and the receipt lead to Manage Purchase', async ({
  page,
  request,
}) => {
  const email = await newReader(page.request);
  await logIn(page, email);
  await choosePass(page, 'Two Day Access');
  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined')).toBeVisible();
  await payWith(page, goodCard);
  await page.waitForURL('**/productDisplay?success=true*');
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await expect(page.getByText('There is nothing to cancel: the pass ends by itself and is not renewed.')).toBeVisible();
  const invoice = page.getByRole('link', { name: /^Invoice INV-/ });
  const address = await invoice.getAttribute('href');
  expect(await opens(page, address)).toEqual([200, 'application/pdf']);

  await page.goto(await linkInMailTo(request, email, /https?:\/\/\S+tab=3/));
  await expect(section(page, 'Passes').getByText(/^Runs until .+ UTC$/)).toBeVisible();
  const row = page.getByRole('row', { name: /Two Day Access/ });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('AED 199.00');
  await expect(row.getByRole('link', { name: /^Invoice INV-/ })).toHaveAttribute('href', address ?? '');
});

test('a pass is paid with the second step and then extended from its end, by the keyboard alone', async ({ page }) => {
  await logIn(page, await newReader(page.request));
  await page.goto('/productDisplay');
  await page.getByRole('button', { name: 'Buy One Week Access' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sandbox/checkout/*');
  await page.getByRole('radio', { name: /^4000 0025/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/productDisplay?success=true*');
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  const first = page.url();

  await page.goto('/productDisplay');
  await expect(page.getByText(/^Your pass runs until .+ UTC\. A new one begins then\./)).toBeVisible();
  await expect(page.getByText(/^2 days from the end of your pass: until .+ UTC$/)).toBeVisible();
  await buyPass(page, 'Two Day Access');
  await expect(page.getByText('Begins when your current pass ends')).toBeVisible();
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
  await logIn(page, await newReader(page.request));
  const article = await aSubscribersPdf(page);
  await buyPass(page, 'One Week Access');
  const success = page.url();
  expect((await opens(page, `${article}/article.pdf`))[0]).toBe(200);
  const [payment] = await paymentsOn(page);
  if (!payment) throw new Error('The payment is not listed');
  await refund(request, payment);

  expect((await opens(page, `${article}/article.pdf`))[0]).toBe(402);
  await openPurchases(page);
  await expect(section(page, 'Passes')).toContainText('No pass is running.');
  const row = page.getByRole('row', { name: /One Week Access/ });
  await expect(row).toContainText('Refunded');
  await expect(row).toContainText('The pass has ended');
  const note = row.getByRole('link', { name: /^Credit note CN-/ });
  expect(await opens(page, await note.getAttribute('href'))).toEqual([200, 'application/pdf']);
  await page.goto(success);
  await expect(page.getByRole('heading', { name: 'This payment was refunded' })).toBeVisible();
});

test('an invoice opens in a tab for its payer and for nobody else', async ({ page, browser }) => {
  await logIn(page, await newReader(page.request));
  await buyPass(page, 'Two Day Access');
  await openPurchases(page);
  const link = page.getByRole('row', { name: /Two Day Access/ }).getByRole('link', { name: /^Invoice/ });
  const address = await link.getAttribute('href');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  expect(await opens(page, address)).toEqual([200, 'application/pdf']);
  const stranger = await (await browser.newContext()).newPage();
  expect((await opens(stranger, address))[0]).toBe(401);
  await logIn(stranger, await newReader(stranger.request));
  expect((await opens(stranger, address))[0]).toBe(404);
});

test('who turns back is told so in the specified words, and goes on later where they left off', async ({ page }) => {
  await logIn(page, await newReader(page.request));
  await choosePass(page, 'Two Day Access');
  const checkout = page.url();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(
    page.getByText("Order canceled -- continue to shop around and checkout when you're ready."),
  ).toBeVisible();
  await page.goto('/productDisplay');
  await expect(page.getByText(/^You began to pay for Two Day Access on .+ UTC/)).toBeVisible();
  await openPurchases(page);
  await section(page, 'Not paid yet').getByRole('button', { name: 'Go on to pay: Two Day Access' }).click();
  await page.waitForURL(checkout);
  await payWith(page, goodCard);
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await openPurchases(page);
  await expect(section(page, 'Passes')).toContainText('Runs until');
  await expect(section(page, 'Not paid yet')).toBeHidden();
});

test('an issue that was left unpaid is gone on with; once refunded it is no longer there', async ({
  page,
  request,
}) => {
  await logIn(page, await newReader(page.request));
  const { id, email, headers } = await signedInOn(page);
  const { getIssue } = (await (await page.request.get('/api/fullIssue/getIssue')).json()) as {
    getIssue: { id: string; stripe_lookupId: string; stripeName: string; issueDoccumentURL: string }[];
  };
  const issue = getIssue[0];
  const data = {
    articleId: issue?.id,
    checkoutStatus: 'fullIssue',
    userId: id,
    emailId: email,
    stripeLookupId: issue?.stripe_lookupId,
  };
  expect((await page.request.post('/api/stripe/create-checkout-session', { headers, data })).status()).toBe(200);
  await openPurchases(page);
  await section(page, 'Not paid yet')
    .getByRole('link', { name: /^Go on to pay/ })
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
  await expect(page.getByRole('row', { name: /Refunded/ })).toContainText('The issue is no longer yours');
  await expect(owned.getByRole('link', { name: /^Open the issue/ })).toBeHidden();
  expect((await opens(page, issue?.issueDoccumentURL ?? ''))[0]).toBe(404);
});

test('a double click, and a second tab, come to one checkout and one charge', async ({ page }) => {
  await logIn(page, await newReader(page.request));
  const other = await page.context().newPage();
  await other.goto('/productDisplay');
  await expect(other.getByRole('button', { name: 'Buy Two Day Access' })).toBeVisible();
  await page.goto('/productDisplay');
  await page.getByRole('button', { name: 'Buy Two Day Access' }).dblclick();
  await page.waitForURL('**/sandbox/checkout/*');
  await other.getByRole('button', { name: 'Buy Two Day Access' }).click();
  await other.waitForURL('**/sandbox/checkout/*');
  expect(other.url()).toBe(page.url());
  await payWith(page, goodCard);
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await payWith(other, goodCard);
  await expect(other.getByText('This checkout is paid.')).toBeVisible();
  expect((await paymentsOn(page)).map(({ state }) => state)).toEqual(['paid']);
});

test('a provider that is away, and every other reason, is told on the pricing page', async ({ page }) => {
  for (const [reason, words] of [
    ['unavailable', 'The card service did not answer. Nothing was charged.'],
    ['state-conflict', 'A payment of yours is being confirmed.'],
    ['price-mismatch', 'The price had changed since the page was opened.'],
    ['anything', 'The payment could not be started.'],
  ] as const) {
    await page.goto(`/productDisplay?canceled=true&reason=${reason}`);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('the plain form leads to the checkout without scripting, and a visitor to the login', async ({
  page,
  browser,
}) => {
  await logIn(page, await newReader(page.request));
  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await plain.goto('/productDisplay');
  await expect(plain.getByRole('link', { name: /^Login to buy/ })).toBeHidden();
  await plain.getByRole('button', { name: 'Buy One Week Access' }).click();
  await plain.waitForURL('**/sandbox/checkout/*');
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto('/productDisplay');
  await visitor.getByRole('button', { name: 'Buy Two Day Access' }).click();
  await visitor.waitForURL('**/login?next=%2FproductDisplay');
});

test('prices and Manage Purchase are sound with all that they can show, in six settings', async ({ page, request }) => {
  test.setTimeout(180_000);
  await logIn(page, await newReader(page.request));
  await buyPass(page, 'Two Day Access');
  const [pass] = await paymentsOn(page);
  await buyPass(page, 'One Week Access');
  const success = new URL(page.url());
  if (pass) await refund(request, pass);
  await choosePass(page, 'Two Day Access');
  const { id } = await signedInOn(page);
  for (const width of [360, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await isSound(page, `/dashboard/${id}?tab=3`);
      await expect(page.getByRole('row', { name: /Refunded/ })).toBeVisible();
      await isSound(page, '/productDisplay');
      await expect(page.getByText('A new one begins then.')).toBeVisible();
      await isSound(page, success.pathname + success.search);
      await fitsTheWindow(page, 'The page of success');
    }
});
