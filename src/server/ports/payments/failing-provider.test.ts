import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { anOrder, trialProvider } from '../../../test/money/trial-provider.ts';
import type { StripeProviderOptions } from './stripe-provider.ts';

const { sandbox, provider, sessionsOf, pricesOf, refundsOf, aPaidCheckout } = await trialProvider();

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
    const order = anOrder({ lookupKey: `issue_${randomUUID()}`, name: randomUUID() });
    await through(line).keepPrice(order);
    expect(line.answers).toBe(3);
    expect(pricesOf(order.name)).toBe(1);
  });

  test.each(['silence', 429] as const)(
    'by %s is said to be away, and whoever tries again has one of each',
    async (fault) => {
      const { sessionId, refund } = await aPaidCheckout();
      const order = anOrder({ lookupKey: `issue_${randomUUID()}`, name: randomUUID() });
      const failing = async () => through(await aLeakyLine(fault), { patience: 300 });
      const away = { code: 'unavailable', status: 503 };
      await expect((await failing()).refund(refund)).rejects.toMatchObject(away);
      expect((await provider().refund(refund)).state).toBe('done');
      await expect((await failing()).keepPrice(order)).rejects.toMatchObject(away);
      await provider().keepPrice(order);
      expect([refundsOf(sessionId), pricesOf(order.name)]).toEqual([1, 1]);
    },
  );
});
