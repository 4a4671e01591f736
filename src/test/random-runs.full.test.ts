import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { live, step, wait, work, type Step } from './money/money-steps.ts';
import { checkAlways, checkAtRest, isStray, listOrders } from './money/money-truths.ts';
import { aMarket, aWorld, type World } from './money/money-world.ts';
import { isSaved, leftOf } from './money/provider-of-truth.ts';

/** How many runs a share of the suite takes; `RANDOM_RUNS=10000` takes them all. */
const runs = Number(process.env.RANDOM_RUNS ?? 40);
const seed = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));

const market = await aMarket(new Date('2026-01-01T00:00:00Z'));

const daysApart = 12;
let begun = 0;
/** Each run has a time of its own, so that none sees the orders of another among the latest. */
const nextStart = () => new Date(Date.UTC(2026, 0, 1, 0, 3) + (begun += 1) * daysApart * 86_400_000);

/** The office does what the findings say. */
async function returnStrays(world: World): Promise<void> {
  const orders = await listOrders(world);
  for (const session of world.truth.sessions)
    if (isSaved(session) && isStray(session, orders)) world.truth.refundOutside(session, leftOf(session));
}

/** Lives through the steps, then lets everything come to rest: banks answer, jobs are done, the books are compared. */
async function run(steps: readonly Step[]): Promise<void> {
  const world = await aWorld(market, nextStart());
  for (const each of steps) {
    await live(world, each);
    await checkAlways(world);
  }
  for (let round = 0; round < 2; round += 1) {
    world.truth.means.refundsAtOnce = true;
    world.truth.settleRefunds('done');
    await wait(world, 25 * 60, null);
    await work(world, null);
    await compareWithProvider(world.system);
    await work(world, null);
    await returnStrays(world);
  }
  await checkAtRest(world);
}

test(
  `row 51, row 53: ${runs} random runs of lost, doubled and late events, kills and refunds (seed ${seed})`,
  { timeout: 3 * 3_600_000 },
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 24, size: 'max' }), run);
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: false });
    expect(begun).toBeGreaterThanOrEqual(runs);
  },
);
