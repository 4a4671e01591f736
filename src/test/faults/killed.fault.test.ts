import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { arrivalsAt, theDeadLetGo } from '../mail/after-a-death.ts';
import { anSmtpServer } from '../mail/an-smtp-server.ts';
import { figure, onThisMachine, times, timeUntil } from './figures.ts';
import { aSite, type Site } from './site.ts';
import { allWriters, emailsWaiting, type Writer } from './writers.ts';
import { underWritingLoad } from './writing-load.ts';

const minutes = 60_000;
const smtp = await anSmtpServer({ isForgetful: true });
const site = await aSite({ settings: { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.org' } });

/** Befalls a house again and again while it is written to; answers how long it took each time until it was ready. */
async function again(at: Site, count: number, befall: (round: number) => Promise<void>, writers: readonly Writer[]) {
  const load = underWritingLoad(writers);
  const recoveries: number[] = [];
  for (let round = 0; round < count; round += 1) {
    // Most kinds of work come to an end in each round, and then it happens at another moment.
    const before = load.acknowledged();
    await timeUntil(async () => load.acknowledged() - before >= 12, 30_000);
    await wait(50 + ((round * 137) % 400));
    const start = performance.now();
    await befall(round);
    await at.ready(60_000);
    recoveries.push(performance.now() - start);
  }
  return { recoveries, ...(await load.stop()) };
}

async function nothingIsMissing(at: Site, writers: readonly Writer[]): Promise<string[]> {
  return at.inside(async (product) => (await Promise.all(writers.map((writer) => writer.missing(product)))).flat());
}

/** What the dead had in their hands is taken up again; then none waits any more; how many went twice, under one Message-ID. */
async function everyEmailWent(): Promise<{ twice: number }> {
  await site.inside(async (product) => {
    await expect
      .poll(
        async () => {
          await theDeadLetGo(product.parts.db);
          return emailsWaiting(product);
        },
        { timeout: minutes, interval: 2000 },
      )
      .toBe(0);
  });
  const byMessage = Map.groupBy(smtp.received, ({ messageId }) => messageId);
  expect(arrivalsAt(smtp).length).toBeGreaterThan(0);
  return { twice: [...byMessage.values()].filter((copies) => copies.length > 1).length };
}

const kills = Number(process.env['FAULT_ROUNDS'] ?? 50);

test(
  'issue 9: 50 × kill -9 of the server under writing load: nothing acknowledged is lost or doubled, and it is ready within 5 s',
  { timeout: 30 * minutes },
  async () => {
    const writers = await site.inside(allWriters);
    const restarted = async () => {
      await site.kill();
      await site.start();
    };
    const { recoveries, acknowledged, refused } = await again(site, kills, restarted, writers);
    figure('the server killed: until it is ready', times(recoveries));
    figure('the server killed: acknowledged', JSON.stringify(acknowledged));
    figure('the server killed: refused', JSON.stringify(refused));
    expect(await nothingIsMissing(site, writers)).toEqual([]);
    const { twice } = await everyEmailWent();
    figure('the server killed: letters that came twice, under one Message-ID', String(twice));
    expect(Object.keys(refused).filter((met) => /: [45]\d\d/.test(met) && !met.endsWith('503'))).toEqual([]);
    expect(Math.max(...recoveries)).toBeLessThan(onThisMachine(5000));
  },
);

test(
  'issue 9: 20 × kill -9 of PostgreSQL under writing load: it comes back by itself within 5 s, and nothing acknowledged is lost',
  { timeout: 30 * minutes },
  async () => {
    const writers = await site.inside(allWriters);
    const crashed = async () => {
      const before = await site.postgres();
      process.kill(before, 'SIGKILL');
      await timeUntil(async () => (await site.postgres()) !== before, minutes);
    };
    const { recoveries, acknowledged, refused } = await again(site, Math.ceil(kills * 0.4), crashed, writers);
    figure('PostgreSQL killed: until it is ready', times(recoveries));
    figure('PostgreSQL killed: acknowledged', JSON.stringify(acknowledged));
    figure('PostgreSQL killed: refused', JSON.stringify(refused));
    expect(await nothingIsMissing(site, writers)).toEqual([]);
    await everyEmailWent();
    expect(Object.keys(refused).filter((met) => /: [45]\d\d/.test(met) && !met.endsWith('503'))).toEqual([]);
    expect(Math.max(...recoveries)).toBeLessThan(onThisMachine(5000));
  },
);

test.runIf(existsSync('/proc/self/task'))(
  'issue 9: kill -9 of one of two processes of a machine, and of the one that started them: nothing acknowledged is lost',
  { timeout: 30 * minutes },
  async () => {
    const two = await aSite({ settings: { WORKERS: '2' } });
    expect(two.workers()).toHaveLength(2);
    const writers = await two.inside(allWriters);
    const befall = async (round: number) => {
      const before = two.workers();
      if (round % 2 === 0) {
        process.kill(before[round % 4 === 0 ? 0 : 1] ?? 0, 'SIGKILL');
        await timeUntil(async () => two.workers().filter((pid) => !before.includes(pid)).length === 1, minutes);
        return;
      }
      await two.kill();
      await two.start();
    };
    const { recoveries, acknowledged, refused } = await again(two, Math.ceil(kills * 0.4), befall, writers);
    figure('one of two processes killed, and the first of all: until it is ready', times(recoveries));
    figure('one of two processes killed, and the first of all: acknowledged', JSON.stringify(acknowledged));
    figure('one of two processes killed, and the first of all: refused', JSON.stringify(refused));
    expect(await nothingIsMissing(two, writers)).toEqual([]);
    expect(Object.keys(refused).filter((met) => /: [45]\d\d/.test(met) && !met.endsWith('503'))).toEqual([]);
    expect(Math.max(...recoveries)).toBeLessThan(onThisMachine(5000));
  },
);
