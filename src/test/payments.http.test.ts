import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { payments } from '../contracts/payments.ts';
import { sandbox } from '../contracts/sandbox.ts';
import { addressOf, refusal, reply, send } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const dayInSeconds = 86_400;

async function cookieOf(person: TestUser): Promise<string> {
  const login = await send(product, accounts.login, { body: { email: person.email, password } });
  return (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

function choosePlan(fields: Record<string, string>, headers: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ lookup_key: 'two_day_access', purchaseType: 'subscription', ...fields });
  return fetch(addressOf(product, payments.startSubscription, {}), {
    method: 'POST',
    headers: { origin: product.url, ...headers },
    body,
    redirect: 'manual',
  });
}

async function startedCheckout(person: TestUser, plan = 'two_day_access'): Promise<string> {
  const answer = await choosePlan({ lookup_key: plan }, { cookie: await cookieOf(person) });
  return new URL(answer.headers.get('location') ?? '').pathname.split('/').at(-1) ?? '';
}

const pay = (sessionId: string) =>
  reply(product, sandbox.pay, { params: { sessionId }, body: { cardNumber: '4242424242424242' } });
const subscriptionOf = async (person: TestUser) =>
  (await reply(product, payments.subscriptionOf, { params: { email: person.email } }, { token: person.token }))
    .getSubscription;

/** Waits for what the webhook brings. */
async function eventually<T>(read: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await read();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come within five seconds');
}

test('decision 26: the webhook alone grants, and the receipt is written', async () => {
  const reader = await aUser(product);
  await pay(await startedCheckout(reader));
  const granted = await eventually(() => subscriptionOf(reader));
  expect(Math.abs(granted.subscriptionPeriodEnd - (Date.now() / 1000 + 2 * dayInSeconds))).toBeLessThan(30);
  expect((await nextMail(product, reader.email, /Two Day Access/)).text).toContain('AED 199.00');
});

test('decision 26: webhook, returning person and repeated calls grant once', async () => {
  const reader = await aUser(product);
  const sessionId = await startedCheckout(reader);
  await pay(sessionId);
  const ask = () =>
    reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: reader.token });
  await Promise.all(Array.from({ length: 20 }, ask));
  const first = await subscriptionOf(reader);
  await pay(sessionId);
  await ask();
  expect(await subscriptionOf(reader)).toEqual(first);
  expect(first?.subscriptionPeriodEnd).toBeLessThan(Date.now() / 1000 + 2 * dayInSeconds + 30);
});

test('decision 27: a second pass extends the first from its end', async () => {
  const reader = await aUser(product);
  const [first, second] = [await startedCheckout(reader), await startedCheckout(reader, 'one_week_access')];
  await Promise.all([pay(first), pay(second)]);
  const whole = await eventually(async () => {
    const found = await subscriptionOf(reader);
    return found && found.subscriptionPeriodEnd > Date.now() / 1000 + 8 * dayInSeconds ? found : null;
  });
  expect(Math.abs(whole.subscriptionPeriodEnd - (Date.now() / 1000 + 9 * dayInSeconds))).toBeLessThan(30);
});

test('an unpaid session grants nothing to who comes back early', async () => {
  const reader = await aUser(product);
  const sessionId = await startedCheckout(reader);
  expect(
    await reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: reader.token }),
  ).toMatchObject({ status: 'open' });
  expect(await subscriptionOf(reader)).toBeNull();
});

test('a session is shown to the person whose it is, and to nobody else', async () => {
  const [reader, other] = [await aUser(product), await aUser(product)];
  const sessionId = await startedCheckout(reader);
  expect(
    (await refusal(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: other.token }))
      .status,
  ).toBe(404);
  expect(
    (await refusal(product, payments.subscriptionOf, { params: { email: reader.email } }, { token: other.token }))
      .status,
  ).toBe(403);
});

test.each([
  ['no signature', {}],
  ['a false signature', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }],
])('a webhook with %s is refused and grants nothing', async (_name, headers) => {
  const reader = await aUser(product);
  const sessionId = await startedCheckout(reader);
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session', payment_status: 'paid' } },
  };
  const answer = await fetch(addressOf(product, payments.webhook, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(event),
  });
  expect(answer.status).toBe(400);
  expect(await subscriptionOf(reader)).toBeNull();
});

test('decision 30: the form leads a visitor to the login, and a wrong plan back with the reason', async () => {
  const visitor = await choosePlan({}, {});
  expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/login?next=%2FproductDisplay']);
  const wrong = await choosePlan({ lookup_key: 'lifetime_access' }, { cookie: await cookieOf(await aUser(product)) });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([
    303,
    '/productDisplay?canceled=true&reason=invalid-input',
  ]);
});

test('decision 2: a form that another site sends with the cookie is refused', async () => {
  const cookie = await cookieOf(await aUser(product));
  expect((await choosePlan({}, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect((await choosePlan({}, { cookie })).status).toBe(303);
});

test('whatever the form says of the buyer, the buyer is who is signed in', async () => {
  const [reader, other] = [await aUser(product), await aUser(product)];
  const answer = await choosePlan({ userId: other.user.id, emailId: other.email }, { cookie: await cookieOf(reader) });
  const sessionId = new URL(answer.headers.get('location') ?? '').pathname.split('/').at(-1) ?? '';
  expect(await reply(product, sandbox.session, { params: { sessionId } })).toMatchObject({
    amountMinor: 19_900,
    currency: 'AED',
    customerEmail: reader.email,
  });
  await pay(sessionId);
  await eventually(() => subscriptionOf(reader));
  expect(await subscriptionOf(other)).toBeNull();
});
