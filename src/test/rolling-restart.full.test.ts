import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pages } from '../contracts/pages.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct({}, { hasWorkers: false });
// One of several workers, one of one.
const servers = [
  await serverProcess(product, { WORKERS: '2', DRAIN_SECONDS: '2' }),
  await serverProcess(product, { WORKERS: '1', DRAIN_SECONDS: '2' }),
] as const;

/** What asks both processes in turn, as a proxy does that asks /readyz: none that has not said lately that it is ready. */
function aProxy() {
  const ready = new Set<string>();
  const watch = { isOver: false };
  const look = async (url: string) => {
    while (!watch.isOver) {
      const isReady = await fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(url);
      else ready.delete(url);
      await pause(50);
    }
  };
  const looking = servers.map(({ url }) => look(url));
  return {
    ready,
    next: (turn: number) => [...ready][turn % ready.size],
    end: async () => {
      watch.isOver = true;
      await Promise.all(looking);
    },
  };
}

test('issue 9: no request is cut off in a rolling restart of two processes', { timeout: 300_000 }, async () => {
  const proxy = aProxy();
  const seen = { answered: 0, closing: 0, faults: [] as string[] };
  const load = { isOver: false };
  const ask = async (first: number) => {
    for (let turn = first; !load.isOver; turn += 1) {
      const url = proxy.next(turn);
      if (url === undefined) {
        seen.faults.push('nobody is ready');
        await pause(50);
        continue;
      }
      try {
        const answer = await fetch(url + (turn % 3 === 0 ? '/api/site' : pages.journals.href({})));
        await answer.arrayBuffer();
        if (answer.headers.get('connection') === 'close') seen.closing += 1;
        if (answer.status === 200) seen.answered += 1;
        else seen.faults.push(`${answer.status}`);
      } catch (error) {
        seen.faults.push(String(error instanceof Error ? (error.cause ?? error) : error));
      }
    }
  };
  await expect.poll(() => proxy.ready.size, { timeout: 30_000 }).toBe(2);
  const asking = [0, 1, 2, 3].map(ask);
  for (const server of servers) {
    await server.stop();
    expect(server.exitCode()).toBe(0);
    expect(proxy.ready.has(server.url)).toBe(false);
    await server.start();
    await expect.poll(() => proxy.ready.size, { timeout: 120_000 }).toBe(2);
  }
  load.isOver = true;
  await Promise.all(asking);
  await proxy.end();
  expect(seen.faults).toEqual([]);
  expect(seen.answered).toBeGreaterThan(100);
  // Who kept a connection was told to let go of it.
  expect(seen.closing).toBeGreaterThan(0);
});
