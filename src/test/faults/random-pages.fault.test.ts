import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from './figures.ts';
import { aServerUnderTest } from './random/server-under-test.ts';
import { Findings } from './random/findings.ts';
import { judgePage } from './random/judge-page.ts';
import { KnownValues } from './random/known-values.ts';
import { plantSite } from './random/planted-site.ts';
import { addressOf, addressPlan } from './random/random-addresses.ts';

const total = Number(process.env.RANDOM_PAGES ?? 5000);
const seed = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));
const mostMegabytes = 700;

const server = await aServerUnderTest();
const known = new KnownValues();
await plantSite(server.site, known);

test(
  `issue 9: ${total} random addresses of the public site find no fault, and no page gives markup back (seed ${seed})`,
  { timeout: 1_800_000 },
  async () => {
    const findings = new Findings();
    const statuses = new Map<number, number>();
    const left = fc.sample(addressPlan, { seed, numRuns: total });
    await server.several(async () => {
      for (let plan = left.pop(); plan !== undefined; plan = left.pop()) {
        const asked = { method: 'GET', path: addressOf(plan, known), headers: {}, body: null };
        const answer = await server.send(asked);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        for (const fault of judgePage(server.url, answer))
          findings.add(plan.pattern, fault, { role: 'visitor', asked, answer });
      }
    });
    const counted = [...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, times]) => `${status} × ${times}`);
    figure('random addresses of pages', `${total}: ${counted.join(', ')}; ${server.inWords()}`);
    expect(findings.described(server.log())).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(total / 5);
    await server.isAsItWas(mostMegabytes);
  },
);
