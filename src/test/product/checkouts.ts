import { setTimeout as wait } from 'node:timers/promises';
import { accounts } from '../../contracts/accounts.ts';
import { payments } from '../../contracts/payments.ts';
import { sandbox } from '../../contracts/sandbox.ts';
import { addressOf, reply, send } from './client.ts';
import { password, type TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

/** The cookie of a new login, as a browser sends it back. */
export async function cookieOf(product: Product, person: TestUser): Promise<string> {
  const login = await send(product, accounts.login, { body: { email: person.email, password } });
  return (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

/** Posts the form of the pricing page; the headers are those given and no others. */
export function postPricingForm(
  product: Product,
  headers: Record<string, string>,
  fields: Record<string, string> = {},
): Promise<Response> {
  return fetch(addressOf(product, payments.startSubscription, {}), {
    method: 'POST',
    headers,
    body: new URLSearchParams({ lookup_key: 'two_day_access', purchaseType: 'subscription', ...fields }),
    redirect: 'manual',
  });
}

/** The session whose card form an answer of the pricing form leads to. */
export function sessionIdOf(answer: Response): string {
  const location = answer.headers.get('location') ?? '';
  if (!/\/sandbox\/checkout\//.test(location)) throw new Error(`Not led to a checkout but to: ${location}`);
  return new URL(location).pathname.split('/').at(-1) ?? '';
}

/** Starts to buy a plan; answers with the provider's session. */
export async function startedCheckout(product: Product, person: TestUser, plan = 'two_day_access'): Promise<string> {
  const headers = { origin: product.url, cookie: await cookieOf(product, person) };
  return sessionIdOf(await postPricingForm(product, headers, { lookup_key: plan }));
}

/** Gives a card that succeeds. */
export const pay = (product: Product, sessionId: string) =>
  reply(product, sandbox.pay, { params: { sessionId }, body: { cardNumber: '4242424242424242' } });

/** A person's subscription with the latest end, as they see it. */
export async function subscriptionOf(product: Product, { email, token }: TestUser) {
  return (await reply(product, payments.subscriptionOf, { params: { email } }, { token })).getSubscription;
}

/** Waits for what a webhook or a job brings; fails after fifteen seconds, before a test gives up. */
export async function eventually<T>(read: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await read();
    if (found !== null) return found;
    await wait(50);
  }
  throw new Error('It did not come within fifteen seconds');
}

/** Buys a plan from the form to the grant. */
export async function buys(product: Product, person: TestUser, plan = 'two_day_access'): Promise<void> {
  await pay(product, await startedCheckout(product, person, plan));
  await eventually(() => subscriptionOf(product, person));
}
