import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
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
    prices: [{ id: 'price_two_day_access', lookupKey: 'two_day_access', name: 'Two Day Access', price }],
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
    webhookSecrets: [sandbox.webhookSecret],
    site: 'press',
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
  checkouts: z.record(
    z.string(),
    z.object({ session: z.object({ client_reference_id: z.string() }), refunds: z.array(z.unknown()) }),
  ),
  prices: z.record(z.string(), z.object({ lookupKey: z.string().nullable() })),
});
const readState = () => State.parse(JSON.parse(readFileSync(stateFile, 'utf8')));

/** How many sessions the provider has for an order, read behind its back. */
function sessionsOf(orderId: string): number {
  return Object.values(readState().checkouts).filter(({ session }) => session.client_reference_id === orderId).length;
}

const pricesOf = (lookupKey: string) =>
  Object.values(readState().prices).filter((price) => price.lookupKey === lookupKey).length;
const refundsOf = (sessionId: string) => readState().checkouts[sessionId]?.refunds.length;

describe('a checkout', () => {
  test('starts at the provider’s page on the site that sells, and stands open and unpaid for its order', async () => {
    const order = anOrder();
    const { sessionId, url } = await provider().startHostedCheckout(order);
    expect(sessionId).toMatch(/^cs_test_\w+$/);
    expect(url).toBe(`https://press.example/sandbox/checkout/${sessionId}`);
    expect(await provider().fetchCheckout(sessionId)).toEqual({
      sessionId,
      orderId: order.orderId,
      isMarked: true,
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

  test('a price that stood before stands again, on the same day', async () => {
    const order = anOrder({ lookupKey: `issue_${randomUUID()}` });
    const at = (amountMinor: number) => ({ ...order, price: { amountMinor, currency: 'AED' } });
    for (const amountMinor of [4900, 5900, 4900, 5900, 4900]) {
      await provider().keepPrice(at(amountMinor));
      const { sessionId } = await provider().startHostedCheckout({ ...at(amountMinor), orderId: randomUUID() });
      expect((await provider().fetchCheckout(sessionId)).paid.amountMinor).toBe(amountMinor);
    }
  });

  test('a price is kept once, however many keep it at once, and without a description too', async () => {
    const order = anOrder({ lookupKey: `issue_${randomUUID()}`, description: '' });
    await Promise.all(Array.from({ length: 5 }, () => provider().keepPrice(order)));
    expect(pricesOf(order.lookupKey)).toBe(1);
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

/** A paid checkout, and what its refund is asked with. */
async function aPaidCheckout() {
  const { sessionId } = await provider().startHostedCheckout(anOrder());
  await sandbox.pay(sessionId, '4242424242424242');
  const { paymentId } = await provider().fetchCheckout(sessionId);
  return { sessionId, refund: { refundId: randomUUID(), paymentId: paymentId ?? '', price } };
}

const refused = JSON.stringify({ error: { type: 'api_error', message: 'Not now' } });
type Fault = 'cut' | 'silence' | 500 | 429;

/** A line to the sandbox that fails once, right before the answer to the nth change comes back: the change is made. */
async function aLeakyLine(fault: Fault = 'cut', nth = 1) {
  const line = { answers: 0, port: 0 };
  const relay = createServer((request, response) => {
    const { method, url, headers } = request;
    const onward = httpRequest({ host: sandbox.host, port: sandbox.port, method, path: url, headers }, (answer) => {
      if (method === 'POST' && ++line.answers === nth) {
        answer.resume();
        if (fault === 'silence') return;
        if (fault === 'cut') return void answer.on('end', () => request.socket.destroy());
        return void response.writeHead(fault, { 'content-type': 'application/json' }).end(refused);
      }
      return answer.pipe(response.writeHead(answer.statusCode ?? 500, { 'content-type': 'application/json' }));
    });
    request.pipe(onward);
  });
  onTestFinished(() => relay.close().closeAllConnections());
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  line.port = z.object({ port: z.int() }).parse(relay.address()).port;
  return line;
}

const through = ({ port }: { port: number }, changes: Partial<StripeProviderOptions> = {}) =>
  provider({ server: { host: '127.0.0.1', port, protocol: 'http' }, ...changes });

describe('row 54: a provider that fails after it did what it was asked', () => {
  test('is asked again for a session, and there is one', async () => {
    const line = await aLeakyLine();
    const order = anOrder();
    const { sessionId } = await through(line).startHostedCheckout(order);
    expect(line.answers).toBe(2);
    expect((await provider().fetchCheckout(sessionId)).orderId).toBe(order.orderId);
    expect(sessionsOf(order.orderId)).toBe(1);
  });

  test.each(['cut', 500] as const)('by %s is asked again for a refund, and it is paid once', async (fault) => {
    const line = await aLeakyLine(fault);
    const { sessionId, refund } = await aPaidCheckout();
    expect((await through(line).refund(refund)).state).toBe('done');
    expect(line.answers).toBe(2);
    expect(refundsOf(sessionId)).toBe(1);
  });

  test.each([
    ['cut', 1],
    ['cut', 2],
    [500, 2],
  ] as const)('by %s at its %dth change is asked again for a price, and there is one', async (fault, nth) => {
    const line = await aLeakyLine(fault, nth);
    const order = anOrder({ lookupKey: `issue_${randomUUID()}` });
    await through(line).keepPrice(order);
    expect(line.answers).toBe(3);
    expect(pricesOf(order.lookupKey)).toBe(1);
  });

  test.each(['silence', 429] as const)(
    'by %s is said to be away, and whoever tries again has one of each',
    async (fault) => {
      const { sessionId, refund } = await aPaidCheckout();
      const order = anOrder({ lookupKey: `issue_${randomUUID()}` });
      for (const call of [
        (asked: ReturnType<typeof provider>) => asked.refund(refund),
        (asked: ReturnType<typeof provider>) => asked.keepPrice(order),
      ]) {
        const failing = through(await aLeakyLine(fault), { patience: 300 });
        await expect(call(failing)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
        await call(provider());
      }
      expect([refundsOf(sessionId), pricesOf(order.lookupKey)]).toEqual([1, 1]);
    },
  );
});

describe('where another site shares the provider’s account', () => {
  const other = () => provider({ site: 'another press' });
  const signed = (event: object) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, ...event });
    const secret = sandbox.webhookSecret;
    return [Buffer.from(payload), Stripe.webhooks.generateTestHeaderString({ payload, secret })] as const;
  };

  test('its sessions are not listed, and are nobody’s here', async () => {
    const [own, foreign] = [
      await provider().startHostedCheckout(anOrder()),
      await other().startHostedCheckout(anOrder()),
    ];
    const listed: string[] = [];
    for await (const checkout of provider().listCheckouts(new Date(0))) listed.push(checkout.sessionId);
    expect(listed).toContain(own.sessionId);
    expect(listed).not.toContain(foreign.sessionId);
    await expect(provider().fetchCheckout(foreign.sessionId)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('events of its sessions and of its payments concern us as little', async () => {
    for (const [by, isOurs] of [
      [provider(), true],
      [other(), false],
    ] as const) {
      const { sessionId } = await by.startHostedCheckout(anOrder());
      await sandbox.pay(sessionId, '4242424242424242');
      const { paymentId } = await by.fetchCheckout(sessionId);
      const metadata = { site: isOurs ? 'press' : 'another press' };
      const about = (object: object) => provider().eventOf(...signed({ type: 'any', data: { object } }));
      const session = await about({ object: 'checkout.session', id: sessionId, metadata });
      expect(session).toEqual(isOurs ? { sessionId, kind: 'checkout' } : null);
      const dispute = await about({ object: 'dispute', id: 'dp_1', payment_intent: paymentId });
      expect(dispute).toEqual(isOurs ? { sessionId, kind: 'dispute' } : null);
    }
  });
});
