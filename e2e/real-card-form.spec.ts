import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { openVerifiedAccount } from '../src/server/domains/accounts/index.ts';
import { startSandbox, type Sandbox } from '../src/server/ports/payments/sandbox/start-sandbox.ts';
import { aFullIssue } from '../src/test/product/full-issues.ts';
import { test } from './journey.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { demoPassword, logIn } from './people.ts';
import { stubStripe } from './stripe-stub.ts';

const publishableKey = 'pk_test_a-key-of-this-journey';
const log = { info: () => undefined, warn: () => undefined };
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-real-card-form-'));
let api: Sandbox;
let product: OwnProduct;

/** The provider's interface on this machine, which the product takes for the real one. */
async function providerFor(url: string): Promise<Record<string, string>> {
  api = await startSandbox({
    stateFile: path.join(folder, 'state.json'),
    webhookUrl: `${url}/api/stripe/webhook`,
    webhookSecret: 'whsec_new',
    prices: [],
    log,
  });
  return {
    STRIPE_SECRET_KEY: api.secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
    STRIPE_API_URL: `http://${api.host}:${api.port}`,
  };
}

test.beforeAll(async () => {
  product = await startOwnProduct(providerFor);
});

test.afterAll(async () => {
  await product.stop();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs a new reader in and leads to the checkout of a new issue. */
async function openCheckout(page: Page): Promise<void> {
  const email = `reader-${randomUUID()}@example.org`;
  const named = { title: 'Dr', surname: 'Reader', otherName: 'Noor', affiliation: 'Example University', country: 'AE' };
  const account = await openVerifiedAccount(product.system, { email, ...named, isAdmin: false }, demoPassword);
  const userId = account?.id ?? '';
  const issue = await aFullIssue(product);
  await page.goto(`${product.url}/login`);
  await logIn(page, email);
  const stripeLookupId = issue.stripe_lookupId;
  await page.goto(product.url + pages.fullIssueCheckout.href({ fullIssueId: issue.id, userId, email, stripeLookupId }));
}

const pay = (sessionId: string) => api.pay(sessionId, '4242424242424242');
const cardForm = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

test('the provider’s own form opens with the publishable key and the client secret, takes the payment, and leads to the end of it', async ({
  page,
}) => {
  await stubStripe(page, product.url, pay);
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/stripe/create-checkout-session', { timeout: 30_000 }),
    openCheckout(page),
  ]);
  const { clientSecret } = (await answer.json()) as { clientSecret: string };
  await expect(page.getByText('Test mode')).toBeVisible();
  await expect(cardForm(page).locator('#key')).toHaveText(publishableKey);
  await expect(cardForm(page).locator('#secret')).toHaveText(clientSecret);
  await cardForm(page).getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${product.url}/returnPayment?session_id=cs_test_*`);
  await expect(page.getByRole('heading', { name: 'Payment Complete!' })).toBeVisible();
});

/** Has the page load something of each kind from each host, and waits until each has come or was held back. */
async function loadFrom(page: Page, hosts: readonly string[]): Promise<void> {
  await page.evaluate(async (names) => {
    const kinds = ['script', 'img', 'iframe', 'link'] as const;
    const load = (kind: (typeof kinds)[number], host: string) =>
      new Promise((resolve) => {
        const element = document.createElement(kind);
        element.addEventListener('load', resolve);
        element.addEventListener('error', resolve);
        if (element instanceof HTMLLinkElement) {
          element.rel = 'stylesheet';
          element.href = `https://${host}/probe`;
        } else element.src = `https://${host}/probe`;
        document.body.append(element);
      });
    for (const host of names) {
      await fetch(`https://${host}/probe`).catch(() => undefined);
      for (const kind of kinds) await load(kind, host);
    }
  }, hosts);
}

test('the checkout lets the provider’s hosts through, each for what it is for, and nothing else', async ({ page }) => {
  const reached = await stubStripe(page, product.url, pay);
  await openCheckout(page);
  await expect(cardForm(page).locator('#key')).toBeVisible();
  expect([...reached].toSorted()).toEqual(['document js.stripe.com', 'script js.stripe.com']);
  reached.clear();
  const hosts = ['js', 'm.js', 'api', 'checkout', 'hooks', 'q'].map((name) => `${name}.stripe.com`);
  const foreign = ['evil.example', 'js.stripe.com.evil.example', 'evil-stripe.com', 'stripe.com'];
  await loadFrom(page, [...hosts, ...foreign]);
  expect([...reached].toSorted()).toEqual(
    [
      ...['js', 'm.js', 'checkout'].map((name) => `script ${name}.stripe.com`),
      ...['js', 'm.js', 'checkout', 'hooks'].map((name) => `document ${name}.stripe.com`),
      ...['api', 'checkout'].map((name) => `fetch ${name}.stripe.com`),
      ...hosts.map((host) => `image ${host}`),
    ].toSorted(),
  );
});

test('no other page lets anything of the provider in', async ({ page }) => {
  const reached = await stubStripe(page, product.url, pay);
  await page.goto(product.url + pages.pricing.href());
  await loadFrom(page, ['js.stripe.com', 'api.stripe.com', 'checkout.stripe.com', 'hooks.stripe.com']);
  expect([...reached]).toEqual([]);
});

test('a provider whose script does not load says so, and nothing is charged', async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await openCheckout(page);
  await expect(page.getByText('The card form could not be loaded. Nothing was charged.')).toBeVisible();
});
