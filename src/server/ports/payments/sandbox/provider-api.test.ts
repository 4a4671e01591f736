import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import qs from 'qs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from './start-sandbox.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-provider-api-'));
const prices = [
  {
    id: 'price_two_day_access',
    lookupKey: 'two_day_access',
    name: 'Two Day Access',
    price: { amountMinor: 19_900, currency: 'AED' },
  },
  {
    id: 'price_one_week_access',
    lookupKey: 'one_week_access',
    name: 'One Week Access',
    price: { amountMinor: 69_900, currency: 'AED' },
  },
];
let sandbox: Sandbox;

beforeAll(async () => {
  const log = { info: () => undefined, warn: () => undefined };
  sandbox = await startSandbox({
    stateFile: path.join(folder, 'state.json'),
    webhookUrl: 'http://127.0.0.1:1/',
    webhookSecret: null,
    prices,
    log,
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const aForm = (changes: object = {}) => ({
  mode: 'payment',
  ui_mode: 'hosted_page',
  line_items: [{ price: 'price_two_day_access', quantity: 2 }],
  success_url: 'https://press.example/done?session_id={CHECKOUT_SESSION_ID}',
  ...changes,
});

async function ask(
  method: string,
  address: string,
  options: { form?: object; key?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`http://${sandbox.host}:${sandbox.port}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${sandbox.secretKey}`,
      ...(options.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(options.key ? { 'idempotency-key': options.key } : {}),
      ...options.headers,
    },
    ...(options.form ? { body: qs.stringify(options.form) } : {}),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

const create = (changes: object = {}, key?: string) =>
  ask('POST', '/v1/checkout/sessions', { form: aForm(changes), ...(key ? { key } : {}) });

const Session = z.object({ id: z.string().startsWith('cs_test_'), created: z.int(), expires_at: z.int() });

async function aSession(): Promise<string> {
  return Session.parse((await create()).body).id;
}

test('it listens on this machine alone', () => {
  expect(sandbox.host).toBe('127.0.0.1');
});

test.each(['', 'Bearer sk_test_guess', 'Basic x'])('with the key “%s” nothing is answered', async (authorization) => {
  const refused = await ask('GET', '/v1/prices', { headers: { authorization } });
  expect(refused).toEqual({
    status: 401,
    body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
  });
});

test('prices are found by their lookup keys', async () => {
  const found = await ask('GET', '/v1/prices?lookup_keys[0]=one_week_access&active=true');
  expect(found.body).toMatchObject({
    object: 'list',
    has_more: false,
    data: [{ lookup_key: 'one_week_access', unit_amount: 69_900, currency: 'aed' }],
  });
  expect(found.body).toHaveProperty('data.length', 1);
  expect((await ask('GET', '/v1/prices?lookup_keys[0]=none')).body).toHaveProperty('data', []);
});

describe('a session', () => {
  test('comes to the sum of its lines and is open for a day', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 39_800,
      currency: 'aed',
      livemode: false,
    });
    const { created, expires_at: expires } = Session.parse(body);
    expect(expires - created).toBe(24 * 60 * 60);
  });

  test.each([
    ['ui_mode', { ui_mode: 'hosted' }],
    ['success_url', { success_url: '' }],
    ['line_items', { line_items: [] }],
    ['line_items[0][price]', { line_items: [{ price: 'price_none' }] }],
    ['line_items[0][quantity]', { line_items: [{ price: 'price_two_day_access', quantity: 0 }] }],
    ['return_url', { return_url: 'https://press.example/' }],
    ['mode', { mode: 'subscription' }],
    ['return_url', { ui_mode: 'embedded_page', success_url: undefined }],
    ['success_url', { ui_mode: 'embedded_page', return_url: 'https://press.example/' }],
  ])('with a wrong %s is refused by that name', async (param, changes) => {
    expect(await create(changes)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', param } },
    });
  });

  test('is answered again under its idempotency key, and only to the same request', async () => {
    const key = randomUUID();
    const first = await create({}, key);
    expect(await create({}, key)).toEqual(first);
    expect(await create({ customer_email: 'other@example.org' }, key)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
    expect((await create({}, randomUUID())).body).not.toEqual(first.body);
  });

  test('that does not exist is refused as the provider refuses it', async () => {
    const missing = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    for (const id of ['cs_test_none', '__proto__', 'constructor'])
      expect(await ask('GET', `/v1/checkout/sessions/${id}`)).toMatchObject(missing);
    expect(await ask('POST', '/v1/checkout/sessions/cs_test_none/expire', { form: {} })).toMatchObject(missing);
  });

  test('can be expired while it is open, once', async () => {
    const id = await aSession();
    expect((await ask('POST', `/v1/checkout/sessions/${id}/expire`, { form: {} })).body).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect((await ask('POST', `/v1/checkout/sessions/${id}/expire`, { form: {} })).status).toBe(400);
    await expect(sandbox.pay(id, '4242424242424242')).rejects.toMatchObject({ code: 'state-conflict', status: 409 });
  });

  test('expires by itself after 24 hours and then takes no card', async () => {
    const id = await aSession();
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(begun + 23.9 * 60 * 60 * 1000);
    expect((await sandbox.session(id)).status).toBe('open');
    vi.setSystemTime(begun + 24.1 * 60 * 60 * 1000);
    await expect(sandbox.pay(id, '4242424242424242')).rejects.toMatchObject({ code: 'state-conflict' });
    expect((await ask('GET', `/v1/checkout/sessions/${id}`)).body).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    });
  });
});

test('what the provider’s API does not have is refused in its manner', async () => {
  expect(await ask('GET', '/v1/customers')).toMatchObject({
    status: 404,
    body: { error: { type: 'invalid_request_error' } },
  });
});

test('a body that is not form-encoded is refused', async () => {
  const refused = await ask('POST', '/v1/checkout/sessions', {
    form: aForm(),
    headers: { 'content-type': 'application/json' },
  });
  expect(refused).toMatchObject({ status: 415, body: { error: { type: 'invalid_request_error' } } });
});
