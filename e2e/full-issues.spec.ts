import { axeOn } from './axe.ts';
import { expect, type Page } from '@playwright/test';
import { declinedCard, goodCard, payWith, payWithSecondStep } from './buying.ts';
import { answers } from './is-there.ts';
import { test } from './journey.ts';
import { newReader } from './new-reader.ts';
import { logIn, signIn } from './people.ts';

const message = 'Please Login to Purchase Full Issue';

const widget = (page: Page) => page.getByRole('region', { name: 'Purchase Full Issue' });

/** Opens the front of a journal and waits until its widget answers. */
async function openJournal(page: Page, abbreviation = 'EIJER'): Promise<void> {
  await page.goto(`/journal/${abbreviation}`);
  await answers(page);
}

async function fileStatus(page: Page, address: string | null): Promise<number> {
  return (await page.request.get(address ?? '')).status();
}

test('a visitor who wants an issue is told to log in, and then stands at its checkout', async ({ page }) => {
  const email = await newReader(page.request);
  await openJournal(page);
  await widget(page).getByRole('link').click();
  await page.waitForURL('**/login?next=*');
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await logIn(page, email);
  await page.waitForURL(`**/checkout/*/fullIssue/*/${encodeURIComponent(email)}/*`);
  await expect(page.getByRole('heading', { level: 1, name: 'Volume 1, Issue 2' })).toBeVisible();
  await expect(page.getByText('Test mode')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'AED 149.00' })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test('a reader buys an issue after a declined card, opens it, and is not sold it again', async ({ page }) => {
  await signIn(page, await newReader(page.request));
  await openJournal(page);
  await widget(page).getByRole('link').click();
  await page.waitForURL('**/checkout/**');
  const checkout = page.url();
  await payWith(page, declinedCard);
  await expect(page.getByText('Your card was declined')).toBeVisible();
  // The button was disabled while it waited; the focus must still be on it.
  await expect(page.getByRole('button', { name: /^Pay AED/ })).toBeFocused();
  await payWith(page, goodCard);
  await page.waitForURL('**/returnPayment?session_id=cs_test_*');
  await expect(page.getByRole('heading', { name: 'Payment Complete!' })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const address = await page.getByRole('link', { name: /^Open the issue/ }).getAttribute('href');
  expect(await fileStatus(page, address)).toBe(200);

  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.waitForURL('**/dashboard/*?tab=3');
  await expect(page.getByRole('link', { name: /^Open the issue/ })).toHaveAttribute('href', address ?? '');
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await openJournal(page);
  await expect(widget(page).getByRole('link', { name: /Open your issue/ })).toHaveAttribute('href', address ?? '');
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Full issues' }).first();
  await expect(carousel.locator(`a[href="${address}"]`).first()).toBeAttached();

  await page.goto(checkout);
  await expect(page.getByText('You own this issue already')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open the issue/ })).toHaveAttribute('href', address ?? '');
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
});

test('the card of a bank that asks pays with the second step, by the keyboard alone', async ({ page }) => {
  await signIn(page, await newReader(page.request));
  await openJournal(page, 'ADME');
  await widget(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout/**');
  await payWithSecondStep(page);
  await page.waitForURL('**/returnPayment?session_id=*');
  await expect(page.getByRole('heading', { name: 'Payment Complete!' })).toBeVisible();
});

test('whoever comes back without having paid stands at the checkout again', async ({ page }) => {
  await signIn(page, await newReader(page.request));
  await openJournal(page);
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/stripe/create-checkout-session', { timeout: 20_000 }),
    widget(page).getByRole('link').click(),
  ]);
  const { clientSecret } = (await answer.json()) as { clientSecret: string };
  await page.goto(`/returnPayment?session_id=${clientSecret.split('_secret_')[0]}`);
  await page.waitForURL('**/checkout/**');
  await expect(page.getByRole('button', { name: 'Pay AED 149.00' })).toBeVisible();
});

test('an address that names somebody else, another price or nothing is no way to buy', async ({ page }) => {
  const email = await newReader(page.request);
  const { getIssue } = (await (await page.request.get('/api/fullIssue/getIssue')).json()) as {
    getIssue: { id: string }[];
  };
  const id = getIssue[0]?.id ?? '';
  const unknown = await page.goto('/checkout/01a1fb19-0000-7000-8000-000000000000/fullIssue/me/me/vol1Issue2');
  expect(unknown?.status()).toBe(404);
  const answer = await page.goto(`/checkout/${id}/fullIssue/someone/else%40example.org/vol9Issue9`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(answer?.headers()['content-security-policy']).not.toContain('js.stripe.com');
  await page.waitForURL('**/login?next=*');
  await logIn(page, email);
  await expect(page.getByText('This link is for another account')).toBeVisible();
  await page.getByRole('link', { name: `Buy the issue for ${email}` }).click();
  await expect(page.getByText('The address does not match the issue')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
});

test('the dropdowns stand at Volume 1, Issue 2 and load the issue that is chosen', async ({ page }) => {
  await openJournal(page);
  const [volume, issue] = [widget(page).getByLabel('Volume'), widget(page).getByLabel('Issue')];
  await expect(volume).toHaveValue('1');
  await expect(issue).toHaveValue('2');
  const cover = widget(page).getByRole('img').or(widget(page).locator('img')).first();
  const before = await cover.getAttribute('src');
  const asked = page.waitForRequest(/\/api\/fullIssue\/find-issue\/1\/1\?journalId=/);
  await issue.selectOption('1');
  await asked;
  await expect(widget(page).getByText('Volume 1, Issue 1')).toBeVisible();
  await expect(widget(page).getByText('AED 49.00')).toBeVisible();
  await expect(cover).not.toHaveAttribute('src', before ?? '');
});

test('an issue that has gone meanwhile is not sold, and a lost line is said', async ({ page }) => {
  await openJournal(page);
  await page.route('**/api/fullIssue/find-issue/**', (route) => route.fulfill({ json: { getIssue: [] } }));
  await widget(page).getByLabel('Issue').selectOption('1');
  await expect(widget(page).getByText('This issue is no longer on sale')).toBeVisible();
  await expect(widget(page).getByRole('link')).toHaveCount(0);
  await page.unroute('**/api/fullIssue/find-issue/**');
  await page.route('**/api/fullIssue/find-issue/**', (route) => route.abort());
  await widget(page).getByLabel('Issue').selectOption('2');
  await expect(widget(page).getByText('The server did not answer')).toBeVisible();
});

test('the carousel shows one cover of 240 px and moves on every 3 seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Full issues' }).last();
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.getByRole('group', { includeHidden: true });
  const shown = () => slides.evaluateAll((all) => all.findIndex((slide) => !slide.hasAttribute('inert')));
  await expect(carousel).toHaveAttribute('data-moves', 'true');
  expect((await carousel.boundingBox())?.width).toBe(240);
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const count = await slides.count();
  const next = (place: number) => (place + 1) % count;
  const first = await shown();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await shown()).toBe(next(first));
  }).toPass({ intervals: [0], timeout: 60_000 });
  for (const before of [next(first), next(next(first))]) {
    await page.clock.runFor(2800);
    expect(await shown()).toBe(before);
    await page.clock.runFor(250);
    await expect.poll(shown).toBe(next(before));
  }
  // Arrows in either direction without an end, and no pictures but the covers.
  for (let place = await shown(), steps = 0; steps < count; steps += 1) {
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    place = (place + count - 1) % count;
    expect(await shown()).toBe(place);
  }
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(carousel.locator('img')).toHaveCount(count);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('every cover leads to the login, and no dropdown pretends to work', async ({ page }) => {
    await page.goto('/journal/EIJER');
    await expect(widget(page).getByRole('link')).toHaveAttribute('href', /^\/login\?next=/);
    await expect(widget(page).getByLabel('Volume')).toBeHidden();
    await page.goto('/');
    const links = page.getByRole('region', { name: 'Full issues' }).last().getByRole('link');
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/login\?next=/);
    expect(await links.count()).toBeGreaterThan(1);
  });
});
