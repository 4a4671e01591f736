import cluster, { type Worker } from 'node:cluster';
import * as t from '../../messages/cli.ts';
import { StartError } from '../errors.ts';
import { workerHub } from '../ports/workers/worker-hub.ts';
import type { FromWorker, Orders } from './worker.ts';

export type Shared = Omit<Orders, 'number' | 'prepares'>;

/** After so many milliseconds a worker that ended is replaced. */
const pause = 500;

/** A worker that reads its modules and waits for its orders. */
export function forkWorker(): Worker {
  cluster.setupPrimary({ serialization: 'advanced' });
  return cluster.fork();
}

/** Runs so many workers, the first one before the others, and replaces those that end. Fails when one ends before any serves. */
export function workerPool(shared: Shared, count: number, fail: (error: unknown) => void, first = forkWorker()) {
  const join = workerHub();
  const serving = new Set<Worker>();
  const served = Promise.withResolvers<void>();
  const state = { isPrepared: false, isEnding: false };

  function start(number: number, worker = forkWorker()): void {
    const { hear, leave } = join((message) => void (worker.isConnected() && worker.send(message)));
    // Of a worker that was killed, its exit tells; node:cluster itself may have something to say to it.
    worker.on('error', () => {});
    worker.send({ ...shared, number, prepares: !state.isPrepared } satisfies Orders);
    worker.on('message', (message: FromWorker) => {
      if (message !== 'serving') return void hear(message);
      serving.add(worker);
      const isFirst = !state.isPrepared;
      state.isPrepared = true;
      if (isFirst) for (let other = 2; other <= count; other += 1) start(other);
      if (serving.size === count) served.resolve();
    });
    worker.once('exit', (code: number, signal: string | null) => {
      leave();
      const hasServed = serving.delete(worker);
      const reason = signal ?? `code ${code}`;
      if (state.isEnding) return;
      if (!hasServed && serving.size === 0) {
        const error = new StartError(t.workerEndedEarly({ number, reason }));
        served.reject(error);
        return fail(error);
      }
      process.stderr.write(t.workerReplaced({ number, reason }));
      setTimeout(() => void (state.isEnding || start(number)), pause);
    });
  }

  /** Lets all workers finish their requests and ends them. */
  async function end(): Promise<void> {
    state.isEnding = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap((one) => (one?.isDead() === false ? [one] : []));
    const ends = workers.map((worker) => new Promise((resolve) => void worker.once('exit', resolve)));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(ends);
  }

  start(1, first.isDead() ? undefined : first);
  return { served: served.promise, end };
}
