import { expect, test, vi } from 'vitest';
import { sandbox as calls } from '../../contracts/sandbox.ts';
import type { Context } from '../context.ts';
import { inProcessApi } from '../http/in-process-api.ts';
import { PageCache } from '../http/page-cache/page-cache.ts';
import type { Sandbox } from '../ports/payments/sandbox/start-sandbox.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

// The card form touches nothing of the product: these routes never look at their context.
const visitor = {
  contextFor: () => ({ actor: { kind: 'visitor' } }) as Context,
  publicContext: () => null,
  copyFailed: () => undefined,
};
const cache = new PageCache(0, { current: () => null, standsFrom: () => 0 });
const params = { sessionId: 'cs_test_1' };
const body = { cardNumber: '4242 4242 4242 4242' };

test('with a real provider the card form does not exist', async () => {
  const call = inProcessApi(sandboxRoutes(null), visitor, cache)();
  const nothing = { code: 'not-found', message: 'This page was not found.' };
  await expect(call(calls.session, { params })).rejects.toMatchObject(nothing);
  await expect(call(calls.pay, { params, body })).rejects.toMatchObject(nothing);
  await expect(call(calls.confirm, { params })).rejects.toMatchObject(nothing);
});

test('the card form’s calls go to the sandbox', async () => {
  const complete = { status: 'complete' as const, returnUrl: 'https://press.example/done' };
  const shown = {
    status: 'open' as const,
    name: 'A',
    amountMinor: 1,
    currency: 'AED',
    customerEmail: null,
    cancelUrl: null,
    returnUrl: '',
  };
  const sandbox = {
    host: '127.0.0.1',
    port: 1,
    secretKey: '',
    webhookSecret: '',
    session: vi.fn<Sandbox['session']>(async () => shown),
    pay: vi.fn<Sandbox['pay']>(async () => complete),
    confirm: vi.fn<Sandbox['confirm']>(async () => complete),
    misbehave: () => undefined,
    close: async () => undefined,
  };
  const call = inProcessApi(sandboxRoutes(sandbox), visitor, cache)();
  expect(await call(calls.session, { params })).toEqual(shown);
  expect(await call(calls.pay, { params, body })).toEqual(complete);
  expect(await call(calls.confirm, { params })).toEqual(complete);
  expect(sandbox.pay).toHaveBeenCalledWith('cs_test_1', '4242424242424242');
  expect(sandbox.confirm).toHaveBeenCalledWith('cs_test_1');
});
