import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { payments } from '../contracts/payments.ts';
import { orders } from '../server/db/schema/index.ts';
import { AppError } from '../server/errors.ts';
import { startSubscription } from '../server/workflows/payments/start-checkout.ts';
import { buys, cookieOf, eventually, pay, postPricingForm, sessionIdOf, startedCheckout } from './product/checkouts.ts';
import { reply } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { aFullIssue, buysIssue, issueCheckout } from './product/full-issues.ts';
import { anOrder } from './product/orders.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const paymentsOf = ({ token }: TestUser) => reply(product, bookkeeping.mine, {}, { token });
const dayInMs = 86_400_000;

const refund = (orderId: string) =>
  reply(
    product,
    bookkeeping.refund,
    { params: { orderId }, body: { reason: 'Bought by mistake' } },
    { token: administrator.token },
  );

const length = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Date.parse(endsAt) - Date.parse(startsAt);

test('Manage Purchase: each pass says when it runs; one that extends another begins at its end', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  await pay(product, await startedCheckout(product, reader, 'one_week_access'));
  const [second, first] = await eventually(async () => {
    const all = await paymentsOf(reader);
    return all.length === 2 && all.every(({ state }) => state === 'paid') ? all : null;
  });
  expect(first).toMatchObject({ plan: 'two_day_access', fullIssueId: null, articleId: null });
  expect(second?.period?.startsAt).toBe(first?.period?.endsAt);
  expect([first, second].map((payment) => payment?.period && length(payment.period) / dayInMs)).toEqual([2, 7]);
});

test('Manage Purchase: a refunded pass has ended, and the one behind it runs from now', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  await pay(product, await startedCheckout(product, reader, 'one_week_access'));
  const [, first] = await eventually(async () => {
    const all = await paymentsOf(reader);
    return all.length === 2 && all.every(({ state }) => state === 'paid') ? all : null;
  });
  await refund(first?.id ?? '');
  const [left, refunded] = await paymentsOf(reader);
  expect(refunded).toMatchObject({ state: 'refunded', id: first?.id });
  expect(refunded?.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  expect(Date.parse(refunded?.period?.endsAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(left?.period?.startsAt).toBe(refunded?.period?.endsAt);
});

test('Manage Purchase: a checkout that is open is listed with what it is for, until it is paid or over', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const sessionId = await startedCheckout(product, reader);
  await issueCheckout(product, reader, issue);
  // A provider that never answered has opened nothing that could be paid.
  await anOrder(product, reader.user.id, { providerSessionId: null });
  expect(await paymentsOf(reader)).toMatchObject([
    { state: 'open', kind: 'full-issue', fullIssueId: issue.id, plan: null, period: null, documents: [] },
    { state: 'open', kind: 'subscription', plan: 'two_day_access', paidAt: null, period: null },
  ]);
  await buysIssue(product, reader, issue);
  await product.parts.db.update(orders).set({ state: 'expired' }).where(eq(orders.providerSessionId, sessionId));
  expect(await paymentsOf(reader)).toMatchObject([{ state: 'paid', fullIssueId: issue.id }]);
});

test('a session names its payment, so that the success page shows this one and no other', async () => {
  const reader = await aUser(product);
  const sessionId = await startedCheckout(product, reader);
  await buys(product, reader, 'one_week_access');
  const { orderId } = await reply(
    product,
    payments.sessionStatus,
    { query: { session_id: sessionId } },
    { token: reader.token },
  );
  const named = (await paymentsOf(reader)).find(({ id }) => id === orderId);
  expect(named).toMatchObject({ plan: 'two_day_access', state: 'open' });
});

test('decision 30: while the provider is away the form leads back with the reason, and the next try goes through', async () => {
  const reader = await aUser(product);
  const { user, email } = reader;
  const ctx = product.parts.contextFor({ kind: 'user', userId: user.id, email, isAdmin: false, sessionId: user.id });
  const startHostedCheckout = () => Promise.reject(new AppError('unavailable', 'Away'));
  const form = { lookup_key: 'two_day_access', purchaseType: 'subscription' };
  const away = { ...ctx, payments: { ...ctx.payments, startHostedCheckout } };
  expect(await startSubscription(away, form)).toEqual({
    location: '/productDisplay?canceled=true&reason=unavailable',
  });
  expect(await paymentsOf(reader)).toEqual([]);
  await buys(product, reader);
  expect(await paymentsOf(reader)).toMatchObject([{ state: 'paid', plan: 'two_day_access' }]);
});

test('decision 2: a form of a page that tells nobody its address is taken where the browser vouches for it', async () => {
  const cookie = await cookieOf(product, await aUser(product));
  const post = (site: string) => postPricingForm(product, { cookie, origin: 'null', 'sec-fetch-site': site });
  expect(sessionIdOf(await post('same-origin'))).toMatch(/^cs_test/);
  for (const site of ['same-site', 'cross-site', 'none']) expect((await post(site)).status, site).toBe(403);
  const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
  expect((await postPricingForm(product, foreign)).status).toBe(403);
});
