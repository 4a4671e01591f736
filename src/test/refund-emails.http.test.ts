import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../server/db/schema/index.ts';
import { askRefund } from '../server/workflows/payments/ask-refund.ts';
import { begins, settles } from './money/lived.ts';
import { work } from './money/money-steps.ts';
import { listOrders } from './money/money-truths.ts';
import { aMarket, aWorld, type World } from './money/money-world.ts';

const at = new Date('2026-03-04T10:03:00Z');
const market = await aMarket(at);
const { db } = market;

/** The emails about money that has gone back. */
async function refundEmails(world: World): Promise<string[]> {
  await work(world, null);
  return world.jobsDone.mails.filter(({ subject }) => subject.startsWith('Your refund')).map(({ text }) => text);
}

test('issue 6: whose issue is refunded is told that it has ended', async () => {
  const world = await aWorld(market, at);
  await settles(world, await begins(world, 'issue'));
  const [order] = await listOrders(world);
  await askRefund(world.administrator, order?.id ?? '', 'They asked for it');
  expect(await refundEmails(world)).toEqual([expect.stringContaining('Your access has ended.')]);
});

test('issue 6: who paid twice gets the second payment back, keeps the issue, and is not told that it has ended', async () => {
  const world = await aWorld(market, at);
  const first = await begins(world, 'issue');
  await db.update(orders).set({ state: 'expired' }).where(eq(orders.providerSessionId, first));
  const second = await begins(world, 'issue');
  await settles(world, first);
  await settles(world, second);
  const [letter = '', ...others] = await refundEmails(world);
  expect([letter.includes('Reason: Paid twice'), letter.includes('has ended'), others]).toEqual([true, false, []]);
  expect((await listOrders(world)).map(({ state, purchase }) => [state, purchase !== null])).toEqual([
    ['paid', true],
    ['refunded', false],
  ]);
});
