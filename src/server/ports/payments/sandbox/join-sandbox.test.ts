import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPayments, startOwnSandbox } from '../open-payments.ts';
import { joinSandbox } from './join-sandbox.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-joined-sandbox-'));
const log = { info: () => undefined, warn: () => undefined };
const options = { dataDir: folder, webhookUrl: 'http://127.0.0.1:1/', sandboxWebhooks: null, log };
const sandbox = await startOwnSandbox(options);
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const joined = async () => openPayments({ ...options, stripe: null, site: 'a-site', currentSandbox: sandbox });

async function aSession(): Promise<string> {
  const { provider } = await joined();
  const { sessionId } = await provider.startHostedCheckout({
    orderId: randomUUID(),
    name: 'Two Day Access',
    description: 'Full PDF access for 2 days',
    price: { amountMinor: 19_900, currency: 'AED' },
    lookupKey: 'two_day_access',
    customerEmail: 'reader@example.org',
    successUrl: 'https://press.example/done?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://press.example/pricing',
  });
  return sessionId;
}

test('issue 9: what is paid at one process is paid for the others', async () => {
  const sessionId = await aSession();
  const [one, other] = [joinSandbox(sandbox), joinSandbox(sandbox)];
  expect(await one.session(sessionId)).toMatchObject({ status: 'open' });
  expect(await one.pay(sessionId, '4242424242424242')).toMatchObject({ status: 'complete' });
  expect(await other.session(sessionId)).toMatchObject({ status: 'complete' });
  expect(await sandbox.session(sessionId)).toMatchObject({ status: 'complete' });
});

test('issue 9: a refusal of the card form reads the same, whichever process tells it', async () => {
  const sessionId = await aSession();
  const far = joinSandbox(sandbox);
  for (const attempt of [
    (desk: typeof far) => desk.pay(sessionId, '4000000000000002'),
    (desk: typeof far) => desk.pay(sessionId, '5555555555554444'),
    (desk: typeof far) => desk.confirm(sessionId),
    (desk: typeof far) => desk.session('cs_test_nobody'),
  ]) {
    const near: unknown = await attempt(sandbox).catch((error: unknown) => error);
    expect(near).toBeInstanceOf(Error);
    expect(await attempt(far).catch((error: unknown) => error)).toEqual(near);
  }
});
