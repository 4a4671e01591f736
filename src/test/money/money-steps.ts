import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { fullIssues } from '../../server/db/schema/index.ts';
import { feeLookupKey } from '../../server/domains/fees/index.ts';
import { refundedOf } from '../../server/domains/payments/index.ts';
import { askRefund } from '../../server/workflows/payments/ask-refund.ts';
import { compareWithProvider } from '../../server/workflows/payments/compare-with-provider.ts';
import { readSessionStatus, startCheckout, startSubscription } from '../../server/workflows/payments/start-checkout.ts';
import { receiveEvent } from '../../server/workflows/payments/receive-event.ts';
import { sendRefund } from '../../server/workflows/payments/send-refund.ts';
import { settleOpenOrders } from '../../server/workflows/payments/settle-open-orders.ts';
import { attempt, pick } from './attempt.ts';
import { withFault, type Fault } from './fuse.ts';
import { listOrders } from './money-truths.ts';
import { emailOf, nextJob, type World } from './money-world.ts';
import { leftOf, sessionBehind } from './provider-of-truth.ts';

const things = ['two_day_access', 'one_week_access', 'issue', 'fee'] as const;
export type Thing = (typeof things)[number];

const fault = fc.option(
  fc.record<Fault>({ kind: fc.constantFrom('killed', 'killed', 'cut'), at: fc.nat({ max: 24 }) }),
  { nil: null, freq: 2 },
);
const which = fc.nat({ max: 5 });
const does = fc.constant;

/** What may happen: to the person, at the provider, on the way between, and to the server. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: does('begin'),
      thing: fc.constantFrom(...things),
      tabs: fc.constantFrom(1, 2),
      fault,
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: does('pay'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('hear'),
      which,
      how: fc.constantFrom('once', 'twice', 'at once', 'never'),
      fault,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('return'), which, fault }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does('refund'),
      which,
      administrators: fc.constantFrom(1, 2),
      isWhole: fc.boolean(),
      fault,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('refund outside'), which, isWhole: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('refunds take time'), isSo: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('banks answer'), state: fc.constantFrom('done', 'done', 'failed') }) },
  { weight: 2, arbitrary: fc.record({ does: does('work'), fault }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('wait'), minutes: fc.constantFrom(1, 9, 30, 24 * 60, 3 * 24 * 60), fault }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('compare'), fault }) },
  { weight: 1, arbitrary: fc.record({ does: does('everything at once'), which }) },
  { weight: 1, arbitrary: fc.record({ does: does('second session'), which }) },
  { weight: 1, arbitrary: fc.record({ does: does('price'), priceMinor: fc.constantFrom(14_900, 9900) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Begins to buy a thing as its page does; answers with what leads into the session. */
export async function begin(world: World, thing: Thing, failing: Fault | null): Promise<string | null> {
  const ctx = withFault(world.reader, failing);
  const { email, id: userId } = world.person;
  const named = { userId, emailId: email };
  if (thing === 'issue') {
    const wish = {
      ...named,
      articleId: world.issueId,
      checkoutStatus: 'fullIssue',
      stripeLookupId: 'issue_one',
    } as const;
    return (await startCheckout(ctx, wish)).clientSecret;
  }
  if (thing === 'fee') {
    const articleId = world.manuscriptId;
    const wish = {
      ...named,
      articleId,
      checkoutStatus: 'publisharticle',
      stripeLookupId: feeLookupKey(articleId),
    } as const;
    return (await startCheckout(ctx, wish)).clientSecret;
  }
  const { location } = await startSubscription(ctx, { lookup_key: thing, purchaseType: 'subscription' });
  return location.startsWith('https://') ? location : null;
}

/** Clicks once, or in two tabs at once; two that are both let in come to one session. */
async function beginInTabs(world: World, { thing, tabs, fault: failing }: Extract<Step, { does: 'begin' }>) {
  const clicks = Array.from({ length: tabs }, () => attempt(() => begin(world, thing, failing)));
  const led = (await Promise.all(clicks)).flatMap((entrance) => (entrance === null ? [] : [sessionBehind(entrance)]));
  if (new Set(led).size > 1) throw new Error(`Two tabs were led into two sessions: ${led.join(', ')}`);
  world.led.push(...led.filter((sessionId) => !world.led.includes(sessionId)));
}

const hear = (world: World, sessionId: string, failing: Fault | null) =>
  attempt(() => receiveEvent(withFault(world.system, failing), { rawBody: Buffer.from(sessionId), signature: '' }));

async function hearOf(world: World, { which: index, how, fault: failing }: Extract<Step, { does: 'hear' }>) {
  const { events } = world.truth;
  const [sessionId] = events.splice(index % Math.max(events.length, 1), 1);
  if (sessionId === undefined || how === 'never') return;
  if (how === 'at once') await Promise.all([1, 2, 3].map(() => hear(world, sessionId, failing)));
  else await hear(world, sessionId, failing);
  if (how === 'twice') await hear(world, sessionId, null);
}

/** Workers do what is queued; a job that failed is done again by the next ones. */
export async function work(world: World, failing: Fault | null): Promise<void> {
  for (let job = await nextJob(world); job; job = await nextJob(world)) {
    if (job.name === 'send-refund') {
      const { refundId } = z.object({ refundId: z.string() }).parse(job.payload);
      const done = await attempt(() => sendRefund(withFault(world.system, failing), refundId));
      if (done === null && failing !== null) return;
    } else {
      const { emailId } = z.object({ emailId: z.string() }).parse(job.payload);
      world.jobsDone.mails.push(await emailOf(world, emailId));
    }
    world.jobsDone.upTo = Number(job.id);
  }
}

const minute = 60_000;

/** The run that comes every ten minutes; the queue repeats one that failed. */
async function tick(world: World, failing: Fault | null): Promise<void> {
  world.truth.expireOverdue();
  if (failing !== null) await attempt(() => settleOpenOrders(withFault(world.system, failing)));
  await attempt(() => settleOpenOrders(world.system));
}

/** Time goes by, and every ten minutes the open orders are asked about; of long quiet times only the ends are lived. */
export async function wait(world: World, minutes: number, failing: Fault | null): Promise<void> {
  const until = world.clock.now.getTime() + minutes * minute;
  const every = 10 * minute;
  const next = () => (Math.floor(world.clock.now.getTime() / every) + 1) * every;
  for (let lived = 0; next() <= until; lived += 1) {
    world.clock.now = new Date(lived < 2 ? next() : Math.max(next(), Math.floor(until / every) * every));
    await tick(world, lived === 0 ? failing : null);
  }
  world.clock.now = new Date(until);
  world.truth.expireOverdue();
}

async function refund(
  world: World,
  { which: index, administrators, isWhole, fault: failing }: Extract<Step, { does: 'refund' }>,
) {
  const order = pick(await listOrders(world), index);
  if (!order) return;
  const refundedMinor = await refundedOf(world.db, order.id);
  const part = isWhole ? {} : { amountMinor: Math.ceil((order.amount - refundedMinor) / 3), refundedMinor };
  const ctx = withFault(world.administrator, failing);
  await Promise.all(
    Array.from({ length: administrators }, () => attempt(() => askRefund(ctx, order.id, 'They asked for it', part))),
  );
}

function refundOutside({ truth }: World, { which: index, isWhole }: Extract<Step, { does: 'refund outside' }>): void {
  const session = pick(
    truth.sessions.filter((each) => each.paidAt !== null && leftOf(each) > 0),
    index,
  );
  if (session) truth.refundOutside(session, isWhole ? leftOf(session) : Math.ceil(leftOf(session) / 3));
}

async function everythingAtOnce(world: World, index: number): Promise<void> {
  const sessionId = pick(world.led, index);
  if (sessionId === undefined) return;
  world.truth.pay(sessionId);
  const orders = await listOrders(world);
  const order = orders.find((each) => each.sessionId === sessionId);
  await Promise.all([
    hear(world, sessionId, null),
    attempt(() => readSessionStatus(world.reader, sessionId)),
    attempt(() => settleOpenOrders(world.system)),
    attempt(() => compareWithProvider(world.system)),
    ...(order ? [attempt(() => askRefund(world.administrator, order.id, 'Too soon'))] : []),
  ]);
}

/** Lives one step. */
export async function live(world: World, now: Step): Promise<void> {
  const { truth, led } = world;
  switch (now.does) {
    case 'begin':
      return beginInTabs(world, now);
    case 'pay': {
      const sessionId = pick(led, now.which);
      return sessionId === undefined ? undefined : truth.pay(sessionId);
    }
    case 'hear':
      return hearOf(world, now);
    case 'return': {
      const sessionId = pick(led, now.which) ?? 'cs_of_nobody';
      await attempt(() => readSessionStatus(withFault(world.reader, now.fault), sessionId));
      return;
    }
    case 'refund':
      return refund(world, now);
    case 'refund outside':
      return refundOutside(world, now);
    case 'refunds take time':
      truth.means.refundsAtOnce = !now.isSo;
      return;
    case 'banks answer':
      return truth.settleRefunds(now.state);
    case 'work':
      return work(world, now.fault);
    case 'wait':
      return wait(world, now.minutes, now.fault);
    case 'compare':
      await attempt(() => compareWithProvider(withFault(world.system, now.fault)));
      return;
    case 'everything at once':
      return everythingAtOnce(world, now.which);
    case 'second session': {
      const session = pick(truth.sessions, now.which);
      if (session) led.push(truth.openAgain(session));
      return;
    }
    case 'price':
      await world.db.update(fullIssues).set({ priceMinor: now.priceMinor }).where(eq(fullIssues.id, world.issueId));
      return;
  }
}
