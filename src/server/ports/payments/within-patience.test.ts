import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { stripeProvider } from './stripe-provider.ts';

let respond: RequestListener = (_, response) => response.end();
const faulty = createServer((request, response) => respond(request, response));
let port = 0;

beforeAll(async () => {
  await once(faulty.listen(0, '127.0.0.1'), 'listening');
  port = z.object({ port: z.int() }).parse(faulty.address()).port;
});
afterAll(() => {
  faulty.closeAllConnections();
  faulty.close();
});

const fetchThrough = (at: number, patience: number) =>
  stripeProvider({
    secretKey: 'sk_test_1',
    publishableKey: null,
    webhookSecrets: ['whsec_1'],
    site: 'press',
    server: { host: '127.0.0.1', port: at, protocol: 'http' },
    patience,
  }).fetchCheckout('cs_test_1');

async function refusalOf(fetching: Promise<unknown>): Promise<unknown> {
  return await fetching.then(
    () => 'It was not refused',
    (error: unknown) => error,
  );
}

const unavailable = {
  code: 'unavailable',
  status: 503,
  message: 'The card payment service cannot be reached. Try again in a few minutes.',
};

test('row 54: a provider that is down is said to be unavailable, quickly', async () => {
  const begun = Date.now();
  expect(await refusalOf(fetchThrough(1, 12_000))).toMatchObject(unavailable);
  expect(Date.now() - begun).toBeLessThan(4000);
}, 15_000);

test('row 54: a provider that does not answer is waited for no longer than a person waits', async () => {
  respond = () => undefined;
  const begun = Date.now();
  expect(await refusalOf(fetchThrough(port, 200))).toMatchObject(unavailable);
  expect(Date.now() - begun).toBeLessThan(1500);
});

test.each([500, 503, 429, 401, 403])(
  'row 54: an answer of %i is unavailable to the payer, with its cause for the log',
  async (status) => {
    const refused = JSON.stringify({ error: { type: 'api_error', message: 'Not now' } });
    respond = (_, response) => response.writeHead(status, { 'stripe-should-retry': 'false' }).end(refused);
    const refusal = await refusalOf(fetchThrough(port, 5000));
    expect(refusal).toMatchObject(unavailable);
    expect(refusal).toHaveProperty('cause.statusCode', status);
  },
);

test('a short fault of the provider goes unnoticed: the call is made again', async () => {
  let calls = 0;
  const session = {
    id: 'cs_test_1',
    client_reference_id: 'order-1',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 1,
    currency: 'aed',
    payment_intent: null,
  };
  respond = (_, response) =>
    ++calls === 1 ? response.writeHead(503).end('{}') : response.end(JSON.stringify(session));
  expect(await fetchThrough(port, 5000)).toMatchObject({ orderId: 'order-1', isPaid: false });
  expect(calls).toBe(2);
});

test('an answer that cannot be read is unavailable', async () => {
  respond = (_, response) => response.end('<html>');
  expect(await refusalOf(fetchThrough(port, 5000))).toMatchObject(unavailable);
});

test('a call that the provider refuses as wrong is a bug of ours, and its status is not taken for ours', async () => {
  const refused = JSON.stringify({ error: { type: 'invalid_request_error', message: 'Unknown parameter' } });
  respond = (_, response) => response.writeHead(400).end(refused);
  const refusal = await refusalOf(fetchThrough(port, 5000));
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).not.toHaveProperty('statusCode');
  expect(refusal).toHaveProperty('cause.message', 'Unknown parameter');
});

test('a session that names no order was not started by us and is not found', async () => {
  const foreign = {
    id: 'cs_test_1',
    client_reference_id: null,
    metadata: {},
    status: 'complete',
    payment_status: 'paid',
  };
  respond = (_, response) => response.end(JSON.stringify(foreign));
  expect(await refusalOf(fetchThrough(port, 5000))).toMatchObject({ code: 'not-found' });
});
