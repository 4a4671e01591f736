import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '../server/db/schema/index.ts';
import { findRunningPass, readSubscription } from '../server/domains/payments/index.ts';
import { begins, settles } from './money/lived.ts';
import { listOrders } from './money/money-truths.ts';
import { aMarket, aWorld } from './money/money-world.ts';

const market = await aMarket(new Date('2026-01-01T00:00:00Z'));
const { db } = market;

/** Somebody who has bought two days at this moment, as the database gives it back. */
async function aReader(boughtAt: string) {
  const world = await aWorld(market, new Date(boughtAt));
  await settles(world, await begins(world, 'two_day_access'));
  const [order] = await listOrders(world);
  const runs = async (offset: number) => {
    world.clock.now = new Date((order?.endsAt ?? 0) + offset);
    return (await findRunningPass(world.reader, world.person.id)) !== null;
  };
  return { world, endsAt: order?.endsAt ?? 0, runs };
}

test.each([
  ['in the middle of a second', '2026-03-26T10:00:00.500Z', '2026-03-28T10:00:00.500Z'],
  ['over a leap day', '2028-02-28T12:00:00.000Z', '2028-03-01T12:00:00.000Z'],
  ['where a year has none', '2027-02-27T12:00:00.000Z', '2027-03-01T12:00:00.000Z'],
  ['over the clocks of spring', '2026-03-28T12:00:00.000Z', '2026-03-30T12:00:00.000Z'],
  ['over the clocks of autumn', '2026-10-24T23:30:00.000Z', '2026-10-26T23:30:00.000Z'],
  ['past the second where 32 bits end', '2038-01-18T03:14:07.000Z', '2038-01-20T03:14:07.000Z'],
])('row 55: a pass of two days that ends %s runs until its end and not at it', async (_name, from, to) => {
  const { world, endsAt, runs } = await aReader(from);
  expect(new Date(endsAt)).toEqual(new Date(to));
  expect([await runs(-1000), await runs(-1), await runs(0), await runs(1), await runs(1000)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  // C32: the specification's field holds seconds, never milliseconds, and never more than was paid for.
  const { getSubscription } = await readSubscription(world.reader, world.person.email);
  expect(getSubscription?.subscriptionPeriodEnd).toBe(Math.floor(Date.parse(to) / 1000));
});

test('row 55: the end is the same instant whatever zone the database’s clients live in', async () => {
  const { world, endsAt } = await aReader('2026-10-24T23:30:00.000Z');
  await db.transaction(async (tx) => {
    await tx.execute(`set local time zone 'Europe/Berlin'`);
    const [pass] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, world.person.id));
    expect(pass?.endsAt).toEqual(new Date(endsAt));
  });
});
