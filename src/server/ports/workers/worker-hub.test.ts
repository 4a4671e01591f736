import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amongWorkers } from './among-workers.ts';
import type { Message } from './channel.ts';
import { withLock } from './fair-locks.ts';
import { workerHub } from './worker-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker on a line that carries copies, as that between processes does. */
function aWorker(join: ReturnType<typeof workerHub>, number: number) {
  const line = { hear: (_message: Message) => {} };
  const { hear, leave } = join((message) => line.hear(structuredClone(message)));
  const workers = amongWorkers(number, (message) => void hear(structuredClone(message)));
  line.hear = workers.hear;
  return { workers, leave };
}

function three() {
  const join = workerHub();
  return [aWorker(join, 1), aWorker(join, 2), aWorker(join, 3)] as const;
}

test('issue 9: what one worker changes, every other has heard before it goes on', async () => {
  const [one, two, other] = three();
  const renewed: number[] = [];
  for (const { workers } of [one, two, other])
    workers.whenAsked('renew-pages', async () => void renewed.push(workers.number ?? 0));
  await one.workers.askOthers('renew-pages');
  expect(renewed.toSorted((earlier, later) => earlier - later)).toEqual([2, 3]);
});

test('issue 9: a worker that is too busy to answer, or has ended, holds up nobody for longer than a moment', async () => {
  const [one, two, other] = three();
  two.workers.whenAsked('figures', async () => [2]);
  other.workers.whenAsked('figures', () => new Promise(() => {}));
  const figures = one.workers.askOthers('figures');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await figures).toEqual([[2]]);
  other.leave();
  expect(await one.workers.askOthers('figures')).toEqual([[2]]);
});

test('issue 9: one document of an account at a time is opened on a machine, whichever worker it came to', async () => {
  const [one, two, other] = three();
  const seen = { now: 0, most: 0, done: 0 };
  const look = async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, 10));
    seen.now -= 1;
    seen.done += 1;
  };
  const all = [one, two, other, one, two].map(({ workers }) => withLock(workers.locks, 'inspection', look));
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(all);
  expect(seen).toEqual({ now: 0, most: 1, done: 5 });
});

test('turns go to the account that has used the least, whichever worker asks, and what is given up is dropped', async () => {
  const [one, two] = three();
  const order: string[] = [];
  const gone = new AbortController();
  const work = (worker: typeof one, account: string, givenUp?: AbortSignal) =>
    withLock(
      worker.workers.locks,
      'document-work',
      async () => {
        order.push(account);
        await new Promise((resolve) => setTimeout(resolve, 10));
      },
      { account, givenUp },
    );
  const first = [work(one, 'hog'), work(two, 'librarian')];
  const dropped = Promise.allSettled([work(one, 'gone', gone.signal), work(two, 'gone', gone.signal)]);
  const others = [work(one, 'hog'), work(two, 'hog'), work(two, 'author'), work(one, 'reviewer'), work(two, 'author')];
  await vi.advanceTimersByTimeAsync(1);
  gone.abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect((await dropped).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await Promise.all([...first, ...others]);
  expect(order).toEqual(['hog', 'librarian', 'author', 'reviewer', 'hog', 'author', 'hog']);
});

test('issue 9: the turn of a worker that died is free, and whoever waited for it gets it', async () => {
  const [one, two] = three();
  await one.workers.locks.take('conversion');
  const next = two.workers.locks.take('conversion');
  one.leave();
  (await next)();
  expect(await two.workers.locks.tryTake('conversion', 1)).not.toBeNull();
});

test('issue 9: so many reports at once are made on a machine, and one more is refused', async () => {
  const [one, two] = three();
  const first = await one.workers.locks.tryTake('usage-report', 2);
  expect(await two.workers.locks.tryTake('usage-report', 2)).not.toBeNull();
  expect(await two.workers.locks.tryTake('usage-report', 2)).toBeNull();
  first?.();
  expect(await two.workers.locks.tryTake('usage-report', 2)).not.toBeNull();
});
