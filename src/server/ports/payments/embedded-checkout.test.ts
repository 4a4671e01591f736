import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPayments } from './open-payments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-embedded-'));
const log = { info: () => undefined, warn: () => undefined };
const payments = await openPayments({
  stripe: null,
  site: 'press',
  dataDir: folder,
  webhookUrl: 'http://127.0.0.1:1/closed',
  sandboxWebhooks: null,
  log,
});
const { provider, sandbox } = payments;
afterAll(async () => {
  await payments.close();
  rmSync(folder, { recursive: true, force: true });
});

const anOrder = () => ({
  orderId: randomUUID(),
  name: 'Volume 1, Issue 2',
  description: 'The whole issue',
  price: { amountMinor: 14_900, currency: 'AED' },
  lookupKey: 'full_issue_1_2',
  customerEmail: 'reader@example.org',
  returnUrl: 'https://press.example/returnPayment?session_id={CHECKOUT_SESSION_ID}',
});

test('an embedded checkout has no page of its own: a secret opens its form, and its end leads to one address', async () => {
  const order = anOrder();
  const { sessionId, clientSecret } = await provider.startEmbeddedCheckout(order);
  expect(clientSecret).toMatch(new RegExp(`^${sessionId}_secret_[0-9a-f]{48}$`));
  expect(await sandbox?.session(sessionId)).toMatchObject({
    name: 'Volume 1, Issue 2',
    amountMinor: 14_900,
    currency: 'AED',
    cancelUrl: null,
    returnUrl: `https://press.example/returnPayment?session_id=${sessionId}`,
  });
  expect(await provider.fetchCheckout(sessionId)).toMatchObject({
    orderId: order.orderId,
    status: 'open',
    clientSecret,
  });
});

test('row 47: started many times for one order it is one session under one secret', async () => {
  const order = anOrder();
  const all = await Promise.all(Array.from({ length: 5 }, () => provider.startEmbeddedCheckout(order)));
  expect(new Set(all.map(({ clientSecret }) => clientSecret)).size).toBe(1);
});

test('once it is paid, the secret opens nothing any more', async () => {
  const { sessionId } = await provider.startEmbeddedCheckout(anOrder());
  await sandbox?.pay(sessionId, '4242424242424242');
  expect(await provider.fetchCheckout(sessionId)).toMatchObject({
    status: 'complete',
    isPaid: true,
    clientSecret: null,
  });
});

test('an open checkout can be ended, and then takes no card; ending it again, or a paid one, changes nothing', async () => {
  const [open, paid] = await Promise.all([anOrder(), anOrder()].map((order) => provider.startEmbeddedCheckout(order)));
  if (!open || !paid) throw new Error('Two checkouts were started');
  await sandbox?.pay(paid.sessionId, '4242424242424242');
  for (const { sessionId } of [open, open, paid]) await provider.endCheckout(sessionId);
  await expect(sandbox?.pay(open.sessionId, '4242424242424242')).rejects.toMatchObject({ code: 'state-conflict' });
  expect(await provider.fetchCheckout(open.sessionId)).toMatchObject({ status: 'expired', clientSecret: null });
  expect(await provider.fetchCheckout(paid.sessionId)).toMatchObject({ status: 'complete', isPaid: true });
});
