import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { HostedRequest } from './payment-provider.ts';
import { startSandbox, type Sandbox } from './sandbox/start-sandbox.ts';
import { stripeProvider, type StripeProviderOptions } from './stripe-provider.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-payments-'));
const stateFile = path.join(folder, 'state.json');
const silent = { info: () => undefined, warn: () => undefined };
const price = { amountMinor: 19_900, currency: 'AED' };
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    stateFile,
    webhookUrl: 'http://127.0.0.1:1/closed',
    webhookSecret: 'whsec_trial',
    prices: [{ lookupKey: 'two_day_access', name: 'Two Day Access', price }],
    log: silent,
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const provider = (changes: Partial<StripeProviderOptions> = {}) =>
  stripeProvider({
    mode: 'sandbox',
    secretKey: sandbox.secretKey,
    publishableKey: null,
    webhookSecret: sandbox.webhookSecret,
    server: { host: sandbox.host, port: sandbox.port, protocol: 'http' },
    ...changes,
  });

const anOrder = (changes: Partial<HostedRequest> = {}): HostedRequest => ({
  orderId: randomUUID(),
  name: 'Two Day Access',
  description: 'Full PDF access for 2 days',
  price,
  lookupKey: 'two_day_access',
  customerEmail: 'reader@example.org',
  successUrl: 'https://press.example/productDisplay?success=true&session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://press.example/productDisplay?canceled=true',
  ...changes,
});

const State = z.object({
  checkouts: z.record(z.string(), z.object({ session: z.object({ client_reference_id: z.string() }) })),
});

/** How many sessions the provider has for an order, read behind its back. */
function sessionsOf(orderId: string): number {
  const { checkouts } = State.parse(JSON.parse(readFileSync(stateFile, 'utf8')));
  return Object.values(checkouts).filter(({ session }) => session.client_reference_id === orderId).length;
}

describe('a checkout', () => {
  test('starts at the provider’s page on the site that sells, and stands open and unpaid for its order', async () => {
    const order = anOrder();
    const { sessionId, url } = await provider().startHostedCheckout(order);
    expect(sessionId).toMatch(/^cs_test_\w+$/);
    expect(url).toBe(`https://press.example/sandbox/checkout/${sessionId}`);
    expect(await provider().fetchCheckout(sessionId)).toEqual({
      sessionId,
      orderId: order.orderId,
      status: 'open',
      isPaid: false,
      paid: price,
      customerEmail: 'reader@example.org',
      clientSecret: null,
      url,
      paymentId: null,
      refundedMinor: 0,
      refundId: null,
    });
  });

  test('is complete and paid once the card was taken', async () => {
    const { sessionId } = await provider().startHostedCheckout(anOrder());
    await sandbox.pay(sessionId, '4242424242424242');
    expect(await provider().fetchCheckout(sessionId)).toMatchObject({ status: 'complete', isPaid: true, paid: price });
  });

  test('is refunded once however often that is asked, and says so', async () => {
    const { sessionId } = await provider().startHostedCheckout(anOrder());
    await sandbox.pay(sessionId, '4242424242424242');
    const { paymentId } = await provider().fetchCheckout(sessionId);
    const request = { refundId: randomUUID(), paymentId: paymentId ?? '', price };
    const [first, again] = [await provider().refund(request), await provider().refund(request)];
    expect(again).toEqual(first);
    expect(first.state).toBe('done');
    const { refundedMinor, refundId } = await provider().fetchCheckout(sessionId);
    expect([refundedMinor, refundId]).toEqual([price.amountMinor, first.providerRefundId]);
    expect((await provider().refund({ ...request, refundId: randomUUID() })).state).toBe('failed');
  });

  test('a price that is kept is the one that is charged, and can be changed', async () => {
    const order = { ...anOrder(), lookupKey: `issue_${randomUUID()}`, price: { amountMinor: 4900, currency: 'AED' } };
    await provider().keepPrice(order);
    await provider().keepPrice(order);
    await provider().keepPrice({ ...order, price: { amountMinor: 5900, currency: 'AED' } });
    await expect(provider().startHostedCheckout(order)).rejects.toMatchObject({ code: 'price-mismatch' });
  });

  test('row 47: started twice for one order is one session', async () => {
    const order = anOrder();
    const all = await Promise.all([
      provider().startHostedCheckout(order),
      provider().startHostedCheckout(order),
      provider().startHostedCheckout(order),
    ]);
    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(sessionsOf(order.orderId)).toBe(1);
  });

  test('a changed order does not go under the key of an earlier one', async () => {
    const order = anOrder({ lookupKey: 'issue_7' });
    const first = await provider().startHostedCheckout(order);
    const changed = { ...order, price: { amountMinor: 1, currency: 'AED' } };
    await expect(provider().startHostedCheckout(changed)).rejects.toThrow('A call of the payment provider failed');
    expect((await provider().fetchCheckout(first.sessionId)).paid).toEqual(price);
  });

  test('that nobody started is not found', async () => {
    await expect(provider().fetchCheckout('cs_test_none')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('decision 26: the price is ours', () => {
  test('row 46: a provider’s price of another amount or currency is refused, and no session is opened', async () => {
    for (const other of [
      { amountMinor: 100, currency: 'AED' },
      { amountMinor: 19_900, currency: 'USD' },
    ]) {
      const order = anOrder({ price: other });
      await expect(provider().startHostedCheckout(order)).rejects.toMatchObject({
        code: 'price-mismatch',
        status: 422,
      });
      expect(sessionsOf(order.orderId)).toBe(0);
    }
  });

  test('what the provider has no price for is sold at our amount under our name', async () => {
    const own = { amountMinor: 4999, currency: 'AED' };
    const { sessionId } = await provider().startHostedCheckout(
      anOrder({ lookupKey: 'vol1Issue2', name: 'Volume 1, Issue 2', description: '', price: own }),
    );
    expect(await sandbox.session(sessionId)).toMatchObject({ name: 'Volume 1, Issue 2', ...own });
    expect((await provider().fetchCheckout(sessionId)).paid).toEqual(own);
  });
});

/** A line to the sandbox that is cut once, right before the answer to the first change comes back. */
async function aLeakyLine() {
  const line = { answers: 0, port: 0 };
  const relay = createServer((request, response) => {
    const { method, url, headers } = request;
    const onward = httpRequest({ host: sandbox.host, port: sandbox.port, method, path: url, headers }, (answer) => {
      if (method === 'POST' && ++line.answers === 1)
        return void answer.resume().on('end', () => request.socket.destroy());
      return answer.pipe(response.writeHead(answer.statusCode ?? 500, { 'content-type': 'application/json' }));
    });
    request.pipe(onward);
  });
  onTestFinished(() => relay.close().closeAllConnections());
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  line.port = z.object({ port: z.int() }).parse(relay.address()).port;
  return line;
}

test('row 54: a provider whose line is cut after it opened the session is asked again, and there is one session', async () => {
  const line = await aLeakyLine();
  const order = anOrder();
  const leaky = provider({ server: { host: '127.0.0.1', port: line.port, protocol: 'http' } });
  const { sessionId } = await leaky.startHostedCheckout(order);
  expect(line.answers).toBe(2);
  expect((await provider().fetchCheckout(sessionId)).orderId).toBe(order.orderId);
  expect(sessionsOf(order.orderId)).toBe(1);
}, 15_000);
