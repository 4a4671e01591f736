import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aWebhook, happened } from '../../../test/money/a-webhook.ts';
import { openPayments } from './open-payments.ts';

const log = { info: () => undefined, warn: () => undefined };
const well = { site: 'press', sandboxWebhooks: null, log };
const nowhere = 'http://127.0.0.1:1/api/stripe/webhook';

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-open-payments-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function opened(dataDir: string, webhookUrl = nowhere) {
  const payments = await openPayments({ ...well, stripe: null, dataDir, webhookUrl });
  onTestFinished(payments.close);
  const { provider, sandbox, close } = payments;
  if (sandbox === null) throw new Error('Without keys there is a sandbox');
  return { provider, sandbox, close };
}

type Opened = Awaited<ReturnType<typeof opened>>;

async function aCheckout({ provider }: Opened): Promise<string> {
  const { sessionId } = await provider.startHostedCheckout({
    orderId: randomUUID(),
    name: 'Two Day Access',
    description: 'Full PDF access for 2 days',
    price: { amountMinor: 19_900, currency: 'AED' },
    lookupKey: 'two_day_access',
    customerEmail: 'reader@example.org',
    successUrl: 'https://press.example/productDisplay?success=true&session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://press.example/productDisplay?canceled=true',
  });
  return sessionId;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

test.each([
  ['sk_live_1', 'live'],
  ['rk_live_1', 'live'],
  ['sk_test_1', 'sandbox'],
  ['rk_test_1', 'sandbox'],
])('with the provider’s keys it is the provider; with %s pages say that the mode is %s', async (secretKey, mode) => {
  const keys = { secretKey, publishableKey: 'pk_1', webhookSecrets: ['whsec_1'], server: null };
  const { provider, sandbox } = await openPayments({ ...well, stripe: keys, dataDir: '/nowhere', webhookUrl: nowhere });
  expect(sandbox).toBeNull();
  expect(provider).toMatchObject({ mode, publishableKey: 'pk_1' });
});

describe('decision 29: without keys the sandbox takes its place', () => {
  test('a person sees what is bought, pays, and is led back to the site', async () => {
    const payments = await opened(aFolder());
    const sessionId = await aCheckout(payments);
    const returnUrl = `https://press.example/productDisplay?success=true&session_id=${sessionId}`;
    const form = { name: 'Two Day Access', amountMinor: 19_900, currency: 'AED', customerEmail: 'reader@example.org' };
    expect(await payments.sandbox.session(sessionId)).toEqual({
      ...form,
      status: 'open',
      cancelUrl: 'https://press.example/productDisplay?canceled=true',
      returnUrl,
    });
    await expect(payments.sandbox.pay(sessionId, '4000000000000002')).rejects.toMatchObject({
      code: 'payment-declined',
    });
    expect((await payments.provider.fetchCheckout(sessionId)).isPaid).toBe(false);
    expect(await payments.sandbox.pay(sessionId, '4242424242424242')).toEqual({ status: 'complete', returnUrl });
    expect(await payments.provider.fetchCheckout(sessionId)).toMatchObject({ status: 'complete', isPaid: true });
  });

  test('a checkout that nobody started is not found', async () => {
    const { sandbox } = await opened(aFolder());
    for (const call of [sandbox.session, sandbox.confirm])
      await expect(call('cs_test_none')).rejects.toMatchObject({ code: 'not-found' });
    await expect(sandbox.pay('cs_test_none', '4242424242424242')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a restart keeps the keys, the sessions and a second step that is waited for', async () => {
    const dataDir = aFolder();
    const before = await opened(dataDir);
    const sessionId = await aCheckout(before);
    await expect(before.sandbox.pay(sessionId, '4000002500003155')).rejects.toMatchObject({
      code: 'payment-step-needed',
    });
    await before.close();
    const after = await opened(dataDir);
    expect([after.sandbox.secretKey, after.sandbox.webhookSecret]).toEqual([
      before.sandbox.secretKey,
      before.sandbox.webhookSecret,
    ]);
    expect((await after.sandbox.confirm(sessionId)).status).toBe('complete');
    expect((await after.provider.fetchCheckout(sessionId)).isPaid).toBe(true);
  });

  test('each installation has keys of its own, and only its account may read them', async () => {
    const [here, there] = [aFolder(), aFolder()];
    const [one, other] = [await opened(here), await opened(there)];
    expect(one.sandbox.secretKey).toMatch(/^sk_test_\w{32,}$/);
    expect(one.sandbox.secretKey).not.toBe(other.sandbox.secretKey);
    expect(one.sandbox.webhookSecret).not.toBe(other.sandbox.webhookSecret);
    expect(statSync(path.join(here, 'sandbox-payments', 'state.json')).mode & 0o077).toBe(0);
  });
});

describe('the webhook', () => {
  test('is told of a payment, once, by an event that the adapter believes', async () => {
    const webhook = await aWebhook();
    const payments = await opened(aFolder(), webhook.url);
    const sessionId = await aCheckout(payments);
    const pay = () => payments.sandbox.pay(sessionId, '4242424242424242');
    const [first, second] = await Promise.all([pay(), pay()]);
    expect(second).toEqual(first);
    expect(await pay()).toEqual(first);
    await vi.waitFor(() => expect(webhook.events).not.toHaveLength(0));
    await settled();
    expect(webhook.events.map(happened)).toEqual(['checkout.session.completed']);
    for (const { rawBody, signature } of webhook.events)
      expect(await payments.provider.eventOf(rawBody, signature)).toEqual({ sessionId, kind: 'checkout' });
  });

  test('is not told of a declined card or a second step that is still to come', async () => {
    const webhook = await aWebhook();
    const payments = await opened(aFolder(), webhook.url);
    const sessionId = await aCheckout(payments);
    for (const card of ['4000000000000002', '4000002500003155'])
      await expect(payments.sandbox.pay(sessionId, card)).rejects.toMatchObject({ status: 402 });
    await settled();
    expect(webhook.events).toEqual([]);
    await payments.sandbox.confirm(sessionId);
    await vi.waitFor(() => expect(webhook.events.map(happened)).toEqual(['checkout.session.completed']));
  });

  test('that fails is told again', async () => {
    const webhook = await aWebhook((nth) => (nth === 1 ? 500 : 200));
    const payments = await opened(aFolder(), webhook.url);
    await payments.sandbox.pay(await aCheckout(payments), '4242424242424242');
    await vi.waitFor(() => expect(webhook.events).toHaveLength(2), { timeout: 3000 });
    expect(webhook.events[1]?.rawBody).toEqual(webhook.events[0]?.rawBody);
  });

  test('that never answers keeps neither the payer nor the end waiting', async () => {
    const webhook = await aWebhook(() => 0);
    const payments = await opened(aFolder(), webhook.url);
    const sessionId = await aCheckout(payments);
    const begun = Date.now();
    expect((await payments.sandbox.pay(sessionId, '4242424242424242')).status).toBe('complete');
    await vi.waitFor(() => expect(webhook.events).toHaveLength(1));
    await payments.close();
    expect(Date.now() - begun).toBeLessThan(1500);
  });

  test('row 51: is told after a restart of what it was not told before', async () => {
    const dataDir = aFolder();
    const before = await opened(dataDir);
    const sessionId = await aCheckout(before);
    expect((await before.sandbox.pay(sessionId, '4242424242424242')).status).toBe('complete');
    await before.close();
    const webhook = await aWebhook();
    const after = await opened(dataDir, webhook.url);
    await vi.waitFor(() => expect(webhook.events).toHaveLength(1));
    for (const { rawBody, signature } of webhook.events)
      expect(await after.provider.eventOf(rawBody, signature)).toEqual({ sessionId, kind: 'checkout' });
    await settled();
    await after.close();
    const again = await opened(dataDir, webhook.url);
    await settled();
    expect(webhook.events).toHaveLength(1);
    expect((await again.sandbox.session(sessionId)).status).toBe('complete');
  });
});
