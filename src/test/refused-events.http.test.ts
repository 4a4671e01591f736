import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { beforeEach, expect, test, vi } from 'vitest';
import { payments } from '../contracts/payments.ts';
import { openDatabase } from '../server/db/database.ts';
import { records } from '../server/db/schema/index.ts';
import { readSecret } from '../server/domains/files/index.ts';
import { countAuditEntries } from '../server/domains/audit-log/index.ts';
import { pay, startedCheckout, subscriptionOf } from './product/checkouts.ts';
import { addressOf } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { behindItsGuards } from './audit-log/a-record.ts';
import { atTheEnd } from './at-the-end.ts';

const product = await startProduct();
const { db, sandbox } = product.parts;
if (sandbox === null) throw new Error('Without keys there is a sandbox');
const secret = sandbox.webhookSecret;
const site = (await readSecret(db, 'payment-site')).toString('base64url');
const action = 'refuse-payment-event';

beforeEach(async () => {
  await behindItsGuards(db, `delete from audit_log where action = '${action}'`);
});

async function countsInAuditLog() {
  const rows = await db.select().from(records).where(eq(records.action, action));
  const counts = new Map<string, number>();
  for (const { details } of rows)
    for (const [fault, count] of Object.entries(details)) counts.set(fault, (counts.get(fault) ?? 0) + Number(count));
  return { rows: rows.length, counts: Object.fromEntries(counts) };
}

const inAuditLog = (counts: Record<string, number>) =>
  vi.waitFor(async () => expect((await countsInAuditLog()).counts).toEqual(counts), { timeout: 5000 });

const anEvent = (sessionId: string, livemode = false) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    livemode,
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session', metadata: { site } } },
  });

const signed = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });

async function tell(payload: string, signature: string | null): Promise<number> {
  const answer = await fetch(addressOf(product, payments.webhook, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body: payload,
  });
  return answer.status;
}

/** A payment of which no event has come. */
async function aPaymentNotTold() {
  const reader = await aUser(product);
  const sessionId = await startedCheckout(product, reader);
  sandbox?.misbehave({ drop: 1 });
  await pay(product, sessionId);
  sandbox?.misbehave({});
  return { reader, sessionId };
}

const sixMinutesAgo = () => Math.floor(Date.now() / 1000) - 360;

test.each([
  ['unsigned', (payload: string) => [payload, null] as const],
  ['altered', (payload: string) => [payload.replace('evt_1', 'evt_2'), signed(payload)] as const],
  ['altered', (payload: string) => [payload, signed(payload, { secret: 'whsec_other' })] as const],
  ['old', (payload: string) => [payload, signed(payload, { timestamp: sixMinutesAgo() })] as const],
  ['wrong-mode', (_: string, live: string) => [live, signed(live)] as const],
  ['unreadable', () => ['no JSON', signed('no JSON')] as const],
])('row 48: an event that is %s is answered 400, grants nothing and is on the record', async (fault, make) => {
  const { reader, sessionId } = await aPaymentNotTold();
  const [payload, signature] = make(anEvent(sessionId), anEvent(sessionId, true));
  expect(await tell(payload, signature)).toBe(400);
  expect(await subscriptionOf(product, reader)).toBeNull();
  await inAuditLog({ [fault]: 1 });
});

test('an event that is signed, new and of this mode is believed, and nothing is put on the record', async () => {
  const { reader, sessionId } = await aPaymentNotTold();
  const payload = anEvent(sessionId);
  expect(await tell(payload, signed(payload))).toBe(200);
  expect(await subscriptionOf(product, reader)).not.toBeNull();
  expect((await countsInAuditLog()).rows).toBe(0);
});

test('row 48: a flood of bad events is counted in a row for the minute, and fills nothing', async () => {
  const payload = anEvent('cs_test_none');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => tell(payload, nth % 4 === 0 ? null : 't=1,v1=0')),
  );
  expect(new Set(answers)).toEqual(new Set([400]));
  await inAuditLog({ unsigned: 50, altered: 150 });
  // The minute may have ended meanwhile.
  expect((await countsInAuditLog()).rows).toBeLessThanOrEqual(2);
});

test('row 48: several processes count in the same row', async () => {
  const other = openDatabase(product.parts.databaseUrl, () => undefined);
  atTheEnd(() => other.close());
  const at = new Date();
  const subject = '00000000-0000-7000-8000-000000000001';
  for (const database of [db, other.db, db, other.db])
    countAuditEntries({ ...product.system, db: database, now: () => at }, action, subject, 'old');
  countAuditEntries({ ...product.system, now: () => new Date(at.getTime() + 60_000) }, action, subject, 'altered');
  await inAuditLog({ old: 4, altered: 1 });
  expect((await countsInAuditLog()).rows).toBe(2);
});
