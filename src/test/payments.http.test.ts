import { expect, test } from 'vitest';
import { payments } from '../contracts/payments.ts';
import { sandbox } from '../contracts/sandbox.ts';
import {
  cookieOf,
  eventually,
  pay as payFor,
  postPricingForm,
  sessionIdOf,
  startedCheckout as checkoutOf,
  subscriptionOf as subscriptionIn,
} from './product/checkouts.ts';
import { addressOf, refusal, reply } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { nextMail } from './product/outbox.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const dayInSeconds = 86_400;
const startedCheckout = (person: TestUser, plan?: string) => checkoutOf(product, person, plan);
const pay = (sessionId: string) => payFor(product, sessionId);
const subscriptionOf = (person: TestUser) => subscriptionIn(product, person);
const choosePlan = (fields: Record<string, string>, headers: Record<string, string>) =>
  postPricingForm(product, { origin: product.url, ...headers }, fields);

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
  const wrong = await choosePlan(
    { lookup_key: 'lifetime_access' },
    { cookie: await cookieOf(product, await aUser(product)) },
  );
  expect([wrong.status, wrong.headers.get('location')]).toEqual([
    303,
    '/productDisplay?canceled=true&reason=invalid-input',
  ]);
});

test('decision 2: a form with the cookie is refused from another site, and where nothing says which site', async () => {
  const cookie = await cookieOf(product, await aUser(product));
  expect((await postPricingForm(product, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect((await postPricingForm(product, { cookie, origin: 'null' })).status).toBe(403);
  expect((await postPricingForm(product, { cookie })).status).toBe(403);
  expect(sessionIdOf(await postPricingForm(product, { cookie, origin: product.url }))).toMatch(/^cs_test/);
});

test.each(['userId', 'emailId'] as const)(
  'decision 1: a form that says %s twice names nobody, and is refused',
  async (name) => {
    const reader = await aUser(product);
    const { id: userId } = reader.user;
    const own = { userId, emailId: reader.email }[name];
    const fields = { lookup_key: 'two_day_access', purchaseType: 'subscription' };
    for (const second of ['somebody else', own]) {
      const body = new URLSearchParams({ ...fields, [name]: own });
      body.append(name, second);
      const headers = { origin: product.url, cookie: await cookieOf(product, reader) };
      const answer = await fetch(addressOf(product, payments.startSubscription, {}), {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
      });
      expect(answer.status).toBe(403);
    }
  },
);

test('decision 1: a form that names another buyer is refused; one that names who is signed in is not', async () => {
  const [reader, other] = [await aUser(product), await aUser(product)];
  const cookie = await cookieOf(product, reader);
  for (const named of [{ userId: other.user.id }, { emailId: other.email }])
    expect((await choosePlan(named, { cookie })).status).toBe(403);
  const sessionId = sessionIdOf(await choosePlan({ userId: reader.user.id, emailId: reader.email }, { cookie }));
  expect(await reply(product, sandbox.session, { params: { sessionId } })).toMatchObject({
    amountMinor: 19_900,
    currency: 'AED',
    customerEmail: reader.email,
  });
  await pay(sessionId);
  await eventually(() => subscriptionOf(reader));
  expect(await subscriptionOf(other)).toBeNull();
});
