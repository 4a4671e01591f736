import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { ledgerEntries, orders, paymentFindings, reconciliations } from '../server/db/schema/index.ts';
import { readSecret } from '../server/domains/files/index.ts';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { eventually, pay } from './product/checkouts.ts';
import { aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db, sandbox } = product.parts;
if (sandbox === null) throw new Error('Without keys there is a sandbox');
const { host, port, secretKey } = sandbox;
/** The account at the provider, as another site there uses it. */
const account = new Stripe(secretKey, { host, port, protocol: 'http', apiVersion: '2026-10-28.endive' });
const ownSite = (await readSecret(db, 'payment-site')).toString('base64url');

afterEach(() => sandbox.misbehave({}));

async function paidSession(orderId: string, metadata: Record<string, string>): Promise<void> {
  const { id } = await account.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'hosted_page',
    line_items: [{ quantity: 1, price: 'price_two_day_access' }],
    client_reference_id: orderId,
    metadata,
    success_url: 'https://press.example/',
  });
  await pay(product, id);
}

async function compareAnew(): Promise<void> {
  await db.delete(reconciliations);
  await compareWithProvider(product.system);
}

test('what another site on the same account sells is neither ours nor a stray payment, marked or not', async () => {
  await paidSession(randomUUID(), { site: 'another press' });
  await paidSession(randomUUID(), {});
  await compareAnew();
  expect(await db.$count(paymentFindings)).toBe(0);
  expect(await db.$count(ledgerEntries)).toBe(0);
});

test('what bears our mark and names no order of ours is a stray payment, and somebody is told', async () => {
  sandbox.misbehave({ drop: 1 });
  await paidSession(randomUUID(), { site: ownSite });
  await compareAnew();
  expect(await db.select().from(paymentFindings)).toMatchObject([{ kind: 'paid-without-order' }]);
});

test('an order of ours is settled by a session from before there were marks, told of by its event', async () => {
  const { user } = await aUser(product);
  const id = randomUUID();
  const facts = { kind: 'subscription', name: 'Two Day Access', plan: 'two_day_access', currency: 'AED' } as const;
  const order = { ...facts, id, userId: user.id, amountMinor: 19_900, state: 'open' as const, createdAt: new Date() };
  await db.insert(orders).values(order);
  await paidSession(id, { order_id: id });
  const settled = await eventually(async () => {
    const [found] = await db.select().from(orders).where(eq(orders.id, id));
    return !found || found.state === 'open' ? null : found;
  });
  expect(settled.state).toBe('paid');
});
