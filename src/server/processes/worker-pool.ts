import cluster from 'node:cluster';
import { StartError } from '../errors.ts';
import type { Message } from '../ports/workers/channel.ts';
import { workerHub } from '../ports/workers/worker-hub.ts';
import type { Orders } from './worker.ts';

export type Shared = Pick<Orders, 'config' | 'connections' | 'sandbox'>;

/** A worker that has ended before it served is replaced after so long, in milliseconds, while others serve. */
const pause = 1000;

/** Forks the workers, and replaces those that end. */
export function workerPool(shared: Shared, fail: (error: unknown) => void) {
  cluster.setupPrimary({ serialization: 'advanced' });
  const hub = workerHub();
  const state = { serving: 0, isPrepared: false, isEnding: false };

  /** Resolves when the worker of this number serves; rejects when it ends before that and no other serves. */
  function start(number: number): Promise<void> {
    const worker = cluster.fork();
    const { hear, leave } = hub.join((message) => void (worker.isConnected() && worker.send(message)));
    worker.on('message', (message: Message) => void hear(message));
    // Of a worker that was killed, its exit tells; node:cluster itself may have something to say to it.
    worker.on('error', () => {});
    const started = performance.timeOrigin;
    worker.send({ ...shared, number, prepares: !state.isPrepared, started } satisfies Orders);
    return new Promise((resolve, reject) => {
      let isServing = false;
      worker.once('listening', () => {
        isServing = state.isPrepared = true;
        state.serving += 1;
        resolve();
      });
      worker.once('exit', (code: number, signal: string | null) => {
        leave();
        if (isServing) state.serving -= 1;
        if (state.isEnding) return;
        const how = signal ?? `code ${code}`;
        if (!isServing && state.serving === 0)
          return reject(new StartError(`A worker ended with ${how} before it served the site`));
        process.stderr.write(`Worker ${number} ended with ${how}; another takes its place\n`);
        const giveUp = (error: unknown) => {
          reject(error);
          fail(error);
        };
        setTimeout(() => void (state.isEnding || start(number).then(resolve, giveUp)), isServing ? 0 : pause);
      });
    });
  }

  return {
    /** The first one prepares. */
    async serve(count: number): Promise<void> {
      await start(1);
      await Promise.all(Array.from({ length: count - 1 }, (_, place) => start(place + 2)));
    },
    /** Has all of them finish what they are doing. */
    async end(): Promise<void> {
      state.isEnding = true;
      const workers = Object.values(cluster.workers ?? {}).flatMap((one) => one ?? []);
      const ends = workers.map(
        (worker) => worker.isDead() || new Promise((resolve) => void worker.once('exit', resolve)),
      );
      for (const worker of workers) worker.process.kill('SIGTERM');
      await Promise.all(ends);
    },
  };
}
