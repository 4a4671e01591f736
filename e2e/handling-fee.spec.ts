import { expect } from '@playwright/test';
import { declinedCard, goodCard, payWith, payWithSecondStep } from './buying.ts';
import { test } from './journey.ts';
import {
  anOwedFee,
  ask,
  button,
  chooseOpenAccess,
  decide,
  feeOf,
  heading,
  listOf,
  noFindings,
  openCheckout,
  paymentsOf,
} from './owed-fee.ts';
import { linkInMailTo } from './people.ts';
import { anAdministrator, pageOf } from './submissions.ts';

test.describe.configure({ mode: 'parallel' });

test(
  'an author pays from the dashboard after a declined card, and the article is open',
  { tag: '@core' },
  async ({ browser, request }) => {
    const { author, title, checkout } = await anOwedFee(request);
    const page = await pageOf(browser, author);
    await page.goto(listOf(author));
    const row = page.getByRole('row', { name: title });
    await expect(row).toContainText('Subscription access is free.');
    await row.getByRole('link', { name: /^Pay Now · AED / }).click();
    await page.waitForURL(`**${checkout}`);
    await test.step('what, for whom and how much, before anything is chosen', async () => {
      await expect(page.getByRole('definition').filter({ hasText: author.email })).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'AED 1,800.00' }).first()).toBeVisible();
      await expect(page.getByText('Test mode')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Card number' })).toBeHidden();
      await noFindings(page);
    });
    await chooseOpenAccess(page);
    await payWith(page, declinedCard);
    await expect(page.getByText('Your card was declined')).toBeVisible();
    await noFindings(page);
    await payWith(page, goodCard);
    await page.waitForURL('**/returnPayment?session_id=cs_test_*');
    await expect(heading(page, 'Payment Complete!')).toBeVisible();
    await expect(page.getByText('Your article is now open access')).toBeVisible();
    await noFindings(page);
    const invoice = await page.getByRole('link', { name: /^Invoice INV-/ }).getAttribute('href');
    expect((await page.request.get(invoice ?? '')).status()).toBe(200);
    await page.getByRole('link', { name: 'View your article' }).click();
    await expect(page.getByText('Open access').first()).toBeVisible();
    await test.step('nothing is left to pay', async () => {
      await page.goto(checkout);
      await expect(heading(page, 'Your article is open access')).toBeVisible();
      await expect(button(page, /^(Choose|Pay|Claim)/)).toHaveCount(0);
      await page.goto(listOf(author));
      await expect(row.getByText('Paid', { exact: true })).toBeVisible();
      await expect(row.getByRole('link', { name: /^Pay Now/ })).toHaveCount(0);
    });
  },
);

test('the card of a bank that asks pays with the second step, by the keyboard alone', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await button(page, 'Choose open access').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pay AED 1,800.00')).toBeFocused();
  await payWithSecondStep(page);
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(heading(page, 'Payment Complete!')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Payment Complete!' })).toBeAttached();
});

test('a checkout that is read as paid before its confirmation is answered leads on all the same', async ({
  browser,
  request,
}) => {
  const { author, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  const isRead = Promise.withResolvers<undefined>();
  const isTaken = Promise.withResolvers<undefined>();
  await expect(page.getByRole('radio', { name: /^4000 0025/ })).toBeEnabled();
  // The refusal that asks for the second step reloads the checkout; on a slow line that takes until it is paid.
  await page.route('**/api/sandbox/checkout/*', async (route) => {
    await isTaken.promise;
    await route.continue();
  });
  await page.route('**/sandbox/checkout/*/confirm', async (route) => {
    const response = await route.fetch();
    isTaken.resolve(undefined);
    await isRead.promise;
    await route.fulfill({ response });
  });
  await payWithSecondStep(page);
  await expect(page.getByText('This checkout is paid.')).toBeVisible();
  isRead.resolve(undefined);
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(heading(page, 'Payment Complete!')).toBeVisible();
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
  await page.getByRole('menuitem', { name: 'Access option' }).click();
  await page.waitForURL(`**${checkout}`);
  await chooseOpenAccess(page);
});

test('waiver by country: an author in India takes 40 % at once and pays what is left', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request, 'IN');
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  await expect(page.getByText('India is a lower middle-income country')).toBeVisible();
  await button(page, 'Claim 40 % waiver').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pay AED 1,080.00')).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: '40 %' })).toBeVisible();
  await noFindings(page);
  await payWith(page, goodCard);
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(page.getByRole('definition').filter({ hasText: 'AED 1,080.00' })).toBeVisible();
  expect((await paymentsOf(request, author)).filter(({ state }) => state === 'paid')).toMatchObject([
    { amountMinor: 108_000 },
  ]);
});

test('a waiver is refused with a reason, requested again and granted in part, and the rest is paid', async ({
  browser,
  request,
}) => {
  const { author, office, manuscript, title, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  await test.step('what is wrong is said at its field, and nothing typed is lost', async () => {
    await ask(page, '140', 'Our faculty has no fund.');
    await expect(page.getByRole('textbox', { name: 'Waiver in per cent' })).toBeFocused();
    await expect(page.getByText('Enter at most 100 %.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Justification' })).toHaveValue('Our faculty has no fund.');
    await noFindings(page);
    await page.getByRole('textbox', { name: 'Waiver in per cent' }).fill('80');
    await button(page, 'Send request').click();
  });
  await test.step('while it waits, nothing is due', async () => {
    await expect(page.getByText('you requested a waiver of 80 %')).toBeVisible();
    await expect(heading(page, 'Nothing to pay yet')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeHidden();
    await noFindings(page);
    await page.goto(listOf(author));
    await expect(page.getByRole('row', { name: title })).toContainText('Waiver request pending');
  });
  const first = await feeOf(request, author, manuscript.id);
  await decide(request, office, first.request?.id, { grantedPercent: 0, answer: 'Please name the funds.' });
  await page.goto(checkout);
  await expect(page.getByText('We did not grant it')).toBeVisible();
  await expect(page.getByText('Please name the funds.')).toBeVisible();
  await noFindings(page);
  await ask(page, '80', 'There are none: the department was closed.');
  await expect(heading(page, 'Nothing to pay yet')).toBeVisible();
  const second = await feeOf(request, author, manuscript.id);
  // A further request goes to an administrator who did not decide before.
  const other = await anAdministrator(request, 'Decider');
  await decide(request, other, second.request?.id, { grantedPercent: 50, answer: 'As much as we can.' });
  await test.step('the letter leads to what is left to pay', async () => {
    await page.goto(await linkInMailTo(request, author.email, /(?<=View the handling fee:\s+)http\S+/));
    await expect(page.getByText('We granted 50 %')).toBeVisible();
    await expect(heading(page, 'Pay AED 900.00')).toBeVisible();
  });
  await payWith(page, goodCard);
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(page.getByText('Your article is now open access')).toBeVisible();
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
  await expect(button(page, /^(Choose|Pay|Claim)/)).toHaveCount(0);
  expect(await paymentsOf(request, author)).not.toContainEqual(expect.objectContaining({ state: 'paid' }));
});

test('two tabs pay one fee: one charge, and the second shows what was bought', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request);
  const first = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(first);
  const second = await first.context().newPage();
  await second.goto(checkout);
  await second.getByRole('textbox', { name: 'Card number' }).fill(goodCard);
  await payWith(first, goodCard);
  await first.waitForURL('**/returnPayment?session_id=*');
  await expect(heading(first, 'Payment Complete!')).toBeVisible();
  // The second has been told by now, or pays a checkout that is paid: it is shown what was bought.
  const again = button(second, /^Pay AED/);
  if (await again.isVisible()) await again.click();
  const told = heading(second, 'Payment Complete!').or(heading(second, 'Your article is open access'));
  await expect(told).toBeVisible();
  const paid = (await paymentsOf(request, author)).filter(({ state }) => state === 'paid');
  expect(paid).toMatchObject([{ amountMinor: 180_000 }]);
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
  await expect(button(page, 'Pay AED 1,800.00')).toBeVisible();
});

test('a slow provider: the page says that it confirms, and changes by itself', async ({ browser, request }) => {
  const { author, checkout } = await anOwedFee(request);
  const page = await openCheckout(browser, author, checkout);
  await chooseOpenAccess(page);
  let isSlow = true;
  await page.route('**/api/stripe/session-status*', (route) =>
    isSlow ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await payWith(page, goodCard);
  await expect(heading(page, 'We are confirming your payment')).toBeVisible();
  await noFindings(page);
  isSlow = false;
  await expect(heading(page, 'Payment Complete!')).toBeVisible();
  await expect(page.getByText('Your article is now open access')).toBeVisible();
});
