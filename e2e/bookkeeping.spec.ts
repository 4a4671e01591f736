import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { SitePayment } from '../src/contracts/bookkeeping.ts';
import { test } from './journey.ts';
import { aPaidPass } from './paid-pass.ts';
import { anAdministrator, anAuthor, pageOf, theAdministrator, type Caller } from './submissions.ts';

// Two people and their doings take their time.
test.describe.configure({ mode: 'parallel' });

const aSurname = () => `Payer${randomUUID().slice(0, 8)}`;
const paymentsOf = ({ id }: Caller, words = '') => `/dashboard/${id}?tab=12&q=${words}`;

const row = (page: Page, surname: string) =>
  page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: surname });
const dialog = (page: Page) => page.getByRole('dialog');
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function subscriptionEnd(page: Page, { email, headers }: Caller): Promise<number> {
  const answer = await page.request.get(`/api/subscription/user-details/${email}`, { headers });
  const { getSubscription } = (await answer.json()) as { getSubscription: { subscriptionPeriodEnd: number } };
  return getSubscription.subscriptionPeriodEnd;
}

test('an administrator refunds a pass with a reason: the pass ends, and a credit note appears with the invoice', async ({
  browser,
  request,
}) => {
  const [surname, office] = [aSurname(), await theAdministrator(request)];
  const reader = await anAuthor(request, surname);
  await aPaidPass(request, reader);
  const page = await pageOf(browser, office);
  await page.goto(paymentsOf(office));
  await page.getByRole('searchbox', { name: 'Search payments' }).fill(surname);
  await expect(row(page, surname)).toHaveCount(1);
  await expect(row(page, surname)).toContainText('AED 199.00');
  await row(page, surname)
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect(dialog(page)).toContainText('The pass ends at once.');
  const confirm = dialog(page).getByRole('button', { name: 'Refund AED 199.00' });
  await confirm.click();
  await expect(dialog(page).getByText('The reason is required.')).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake');
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: 'The payment is refunded' })).toBeVisible();
  await expect(row(page, surname)).toContainText('Refunded');
  await expect(row(page, surname).getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  for (const name of [/^Invoice INV-/, /^Credit note CN-/]) {
    const address = await row(page, surname).getByRole('link', { name }).getAttribute('href');
    const document = await page.request.get(address ?? '');
    expect(document.headers()['content-type']).toBe('application/pdf');
  }
  expect(await subscriptionEnd(page, reader)).toBeLessThanOrEqual(Date.now() / 1000);
});

test('of two administrators who refund the same payment, the second is told and keeps what was typed', async ({
  browser,
  request,
}) => {
  const [surname, first] = [aSurname(), await theAdministrator(request)];
  const second = await anAdministrator(request, 'Osei');
  await aPaidPass(request, await anAuthor(request, surname));
  const [one, other] = [await pageOf(browser, first), await pageOf(browser, second)];
  for (const [page, office] of [[one, first] as const, [other, second] as const]) {
    await page.goto(paymentsOf(office, surname));
    await row(page, surname)
      .getByRole('button', { name: /^Refund/ })
      .click();
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake');
  }
  await dialog(one).getByRole('button', { name: 'Refund AED 199.00' }).click();
  await expect(row(one, surname)).toContainText('Refunded');
  await dialog(other).getByRole('button', { name: 'Refund AED 199.00' }).click();
  await expect(dialog(other).getByRole('alert')).toContainText('has been or is being refunded');
  await expect(dialog(other).getByRole('textbox', { name: 'Reason' })).toHaveValue('Bought by mistake');
  await dialog(other).getByRole('button', { name: 'Cancel' }).click();
  await expect(row(other, surname)).toContainText('Refunded');
});

/** Has the page hear of payments as they are changed here. */
async function changePayments(page: Page, change: (payment: SitePayment) => Partial<SitePayment>): Promise<void> {
  await page.route('**/api/bookkeeping/payments?*', async (route) => {
    const answer = await route.fetch();
    const { payments, next } = (await answer.json()) as { payments: SitePayment[]; next: string | null };
    await route.fulfill({ json: { payments: payments.map((payment) => ({ ...payment, ...change(payment) })), next } });
  });
}

test('a refund that waits for the provider stands as on its way; one that it refuses says what to do', async ({
  browser,
  request,
}) => {
  const [surname, office] = [aSurname(), await theAdministrator(request)];
  await aPaidPass(request, await anAuthor(request, surname));
  const page = await pageOf(browser, office);
  const state = { isRefundUnderWay: false };
  await changePayments(page, () => state);
  const refused = 'The payment service refused this refund, and nothing has changed for the payer.';
  await page.route('**/api/bookkeeping/payments/*/refund', (route) =>
    route.fulfill({ status: 409, json: { title: '', status: 409, code: 'state-conflict', detail: refused } }),
  );
  await page.goto(paymentsOf(office, surname));
  await row(page, surname)
    .getByRole('button', { name: /^Refund/ })
    .click();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(refused);
  await page.unroute('**/api/bookkeeping/payments/*/refund');
  await page.route('**/api/bookkeeping/payments/*/refund', (route) => {
    state.isRefundUnderWay = true;
    return route.fulfill({ json: { message: 'The refund is requested.' } });
  });
  await page.keyboard.press('Enter');
  await expect(row(page, surname)).toContainText('Refund pending');
  await expect(row(page, surname)).toContainText('has not confirmed it');
  await expect(row(page, surname).getByRole('button', { name: /^Refund/ })).toHaveCount(0);
});

test('the state narrows the payments down, an empty search says so, and both stand in the address', async ({
  browser,
  request,
}) => {
  const [surname, office] = [aSurname(), await theAdministrator(request)];
  await aPaidPass(request, await anAuthor(request, surname));
  const page = await pageOf(browser, office);
  await page.goto(paymentsOf(office, surname));
  await expect(row(page, surname)).toHaveCount(1);
  await page.getByLabel('Status').selectOption('Refunded');
  await expect(page).toHaveURL(/state=refunded/);
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search payments' })).toBeFocused();
  await expect(page).toHaveURL(/\?tab=12$/);
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible();
});

test('an open entry leads to its payment and is closed with a note; another administrator’s closing is told', async ({
  browser,
  request,
}) => {
  const [surname, office] = [aSurname(), await theAdministrator(request)];
  await aPaidPass(request, await anAuthor(request, surname));
  const listed = await request.get(`/api/bookkeeping/payments?q=${surname}`, { headers: office.headers });
  const { payments } = (await listed.json()) as { payments: { id: string }[] };
  const finding = {
    id: randomUUID(),
    kind: 'disputed',
    detail: 'Two Day Access: the payer has disputed this payment at their bank. Please answer at the payment provider.',
    orderId: payments[0]?.id,
    foundAt: '2026-03-04T10:00:00Z',
    resolvedAt: null as string | null,
    resolution: null as string | null,
  };
  const page = await pageOf(browser, office);
  await page.route('**/api/bookkeeping/findings', (route) =>
    route.fulfill({ json: { findings: [finding], lastReconciledAt: '2026-03-04T10:00:00Z' } }),
  );
  const closed = 'Someone else has already closed this.';
  await page.route('**/api/bookkeeping/findings/*', (route) =>
    route.fulfill({ status: 409, json: { title: '', status: 409, code: 'state-conflict', detail: closed } }),
  );
  await page.goto(paymentsOf(office));
  const entries = section(page, 'Discrepancies');
  await expect(entries).toContainText('That is more than two days ago.');
  await entries.getByRole('button', { name: /^Show payment/ }).click();
  await expect(row(page, surname)).toHaveCount(1);
  await expect(row(page, surname)).toContainText('See Discrepancies');
  await entries.getByRole('button', { name: /^Close ?: / }).click();
  await dialog(page).getByRole('textbox', { name: 'What was done' }).fill('Answered the bank');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(closed);
  await page.unroute('**/api/bookkeeping/findings/*');
  await page.route('**/api/bookkeeping/findings/*', (route) => {
    const { resolution } = route.request().postDataJSON() as { resolution: string };
    Object.assign(finding, { resolution, resolvedAt: '2026-03-05T10:00:00Z' });
    return route.fulfill({ json: { message: 'The entry is closed.' } });
  });
  await page.keyboard.press('Enter');
  await expect(entries).toContainText('None open');
  await entries.getByText('1 closed').click();
  await expect(entries).toContainText('Answered the bank');
});

test('the totals name this month, and the ledger between two days is saved for a spreadsheet', async ({
  browser,
  request,
}) => {
  const office = await theAdministrator(request);
  await aPaidPass(request, await anAuthor(request));
  const page = await pageOf(browser, office);
  await page.goto(paymentsOf(office));
  const today = new Date().toISOString().slice(0, 10);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(),
  );
  const totals = page.getByRole('table', { name: 'Totals by month in AED' });
  await expect(totals.getByRole('row').filter({ hasText: month })).toHaveCount(1);

  const ledger = section(page, 'Ledger');
  await ledger.getByRole('heading', { name: 'Ledger' }).click();
  await ledger.getByLabel('From').fill(today);
  await ledger.getByLabel('To').fill('2020-01-01');
  await ledger.getByRole('button', { name: 'Download ledger' }).click();
  await expect(ledger.getByText('The last day is before the first one.')).toBeVisible();
  await ledger.getByLabel('To').fill(today);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    ledger.getByRole('button', { name: 'Download ledger' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`ledger-${today}-${today}.csv`);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFDate \(UTC\),Transaction,Kind,Account,Debit,Credit/);
  expect(text).toContain('revenue-subscriptions,,199.00,AED');
});

test('a refund by the keyboard alone: the focus comes back, and is never lost', async ({ browser, request }) => {
  const [surname, office] = [aSurname(), await theAdministrator(request)];
  await aPaidPass(request, await anAuthor(request, surname));
  const page = await pageOf(browser, office);
  await page.goto(paymentsOf(office, surname));
  const refund = row(page, surname).getByRole('button', { name: /^Refund/ });
  await refund.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(refund).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Bought by mistake');
  await page.keyboard.press('Enter');
  await expect(row(page, surname)).toContainText('Refunded');
  await expect(page.locator(':focus')).toContainText(surname);
});
