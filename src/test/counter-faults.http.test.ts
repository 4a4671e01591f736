import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aCountedSite, reportPath } from './counter/counted-site.ts';
import { CounterException } from './counter/report-schema.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { span, harvest } = await aCountedSite(product);

test('COUNTER API: a fault of ours is told in the form of the code', async () => {
  await db.execute(sql`alter table usage_sums rename to usage_sums_away`);
  const answer = await harvest(reportPath('TR'), span);
  await db.execute(sql`alter table usage_sums_away rename to usage_sums`);
  expect([answer.status, CounterException.parse(answer.body).Code]).toEqual([503, 1000]);
  expect((await harvest(reportPath('TR'), span)).status).toBe(200);
});

test('COUNTER API: of more reports at once than a process makes, the last is told to come back', async () => {
  const asked: ReturnType<typeof harvest>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table usage_sums in access exclusive mode`);
    for (let times = 0; times < 4; times += 1) asked.push(harvest(reportPath('TR'), span));
    // The others wait for the table.
    const first = await Promise.race(asked);
    expect([first.status, CounterException.parse(first.body).Code]).toEqual([503, 1010]);
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect((await harvest(reportPath('TR'), span)).status).toBe(200);
});
