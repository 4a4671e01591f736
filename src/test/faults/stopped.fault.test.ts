import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { aPdf, aUser } from '../product/factories.ts';
import { begun } from '../product/resumable.ts';
import { slowPiece } from '../product/slow-piece.ts';
import { figure } from './figures.ts';
import { aSite } from './site.ts';
import { allWriters } from './writers.ts';
import { underWritingLoad } from './writing-load.ts';

const site = await aSite({ settings: { DRAIN_SECONDS: '2' } });
const agent = new Agent({ keepAlive: false });

/** How one request over a connection of its own ended; `cut` is one that was taken and not answered. */
const asked = (address: string): Promise<'answered' | 'refused' | 'cut'> =>
  new Promise((resolve) => {
    request(`${site.url}${address}`, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve('answered'));
      answer.once('error', () => resolve('cut'));
    })
      .on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut'))
      .end();
  });

test(
  'issue 9: SIGTERM under load: what is under way is finished, an upload among it, jobs are let go, and it ends within 30 s',
  { timeout: 180_000 },
  async () => {
    const { token } = await site.inside((product) => aUser(product));
    const writers = await site.inside(allWriters);
    const load = underWritingLoad(writers);
    const counts = { answered: 0, refused: 0, cut: 0 };
    const state = { isOver: false, isReady: true };
    const looking = (async () => {
      while (!state.isOver) {
        state.isReady = await site.ready(1).then(
          () => true,
          () => false,
        );
        await wait(100);
      }
    })();
    const readers = Array.from({ length: 20 }, async () => {
      while (!state.isOver) {
        // As a proxy does, they send nobody to a server that says that it is not ready.
        if (!state.isReady) await wait(50);
        if (!state.isReady) continue;
        const end = await asked(`/search?q=${randomUUID()}`);
        counts[end] += 1;
        if (end === 'refused') await wait(50);
      }
    });
    const bytes = aPdf(randomUUID().repeat(50_000));
    const location = await begun(site, token, { awsId: v7(), size: bytes.length });
    const piece = slowPiece(site, token, location, { offset: 0, length: bytes.length });
    await piece.send(bytes.slice(0, 100_000));
    await wait(3000);
    const start = performance.now();
    const stopped = site.stop();
    // Its sender takes two seconds more.
    await wait(2000);
    await piece.send(bytes.slice(100_000));
    const ended = await piece.end().catch((error: unknown) => String(error));
    figure(
      'SIGTERM under load: an upload that takes two seconds more',
      `${ended} after ${Math.round(performance.now() - start)} ms`,
    );
    expect(ended).toBe(204);
    await stopped;
    figure('SIGTERM under load: until it has ended', `${Math.round(performance.now() - start)} ms`);
    expect(performance.now() - start).toBeLessThan(30_000);
    expect(site.exitCode()).toBe(0);
    await site.start();
    await site.ready(60_000);
    state.isOver = true;
    await Promise.all([...readers, looking]);
    const { acknowledged, refused } = await load.stop();
    figure('SIGTERM under load: requests on connections of their own', JSON.stringify(counts));
    figure('SIGTERM under load: acknowledged', JSON.stringify(acknowledged));
    figure('SIGTERM under load: refused', JSON.stringify(refused));
    expect(counts.cut).toBe(0);
    await site.inside(async (product) => {
      expect((await Promise.all(writers.map((writer) => writer.missing(product)))).flat()).toEqual([]);
      // What the stopped process had in its hands is free again, and is done.
      const held = sql`select count(*)::int as jobs from pgboss.job where state = 'active' and started_on < now() - interval '20 seconds'`;
      expect((await product.parts.db.execute(held)).rows).toEqual([{ jobs: 0 }]);
    });
  },
);
