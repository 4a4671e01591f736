import cluster, { type Worker } from 'node:cluster';
import { StartError } from '../errors.ts';
import type { Caller } from '../ports/machine/messages.ts';
import { switchboard } from '../ports/machine/switchboard.ts';
import type { FromWorker, Orders, ToWorker } from './orders.ts';
import { passConnectionsOn } from './pass-connections-on.ts';

interface Post {
  readonly number: number;
  readonly worker: Worker;
  readonly caller: Caller;
  readonly stuck: NodeJS.Timeout;
  servingSince: number;
  state: 'loading' | 'loaded' | 'starting' | 'serving' | 'ended';
}

interface Watch {
  readonly report: (step: string) => void;
  /** There is no hope that it will go on by itself. */
  readonly giveUp: (error: Error) => void;
}

const longestPause = 10_000;
/** After so many milliseconds a worker that ended is replaced; the more ended before it had served, the later. */
const pauses = [0, 200, 1000, 3000, longestPause];
/** A worker that has not read its modules after so long, in milliseconds, has got stuck. */
const loadsWithin = 120_000;
/** Whoever has served for so long, in milliseconds, did not end of its start. */
const settledAfter = 30_000;

/** The workers: started at once, so that they read their modules while the rest is prepared; replaced when they end. */
export class Crew {
  readonly #watch: Watch;
  readonly #posts = new Map<number, Post>();
  readonly #board = switchboard();
  readonly #served = Promise.withResolvers<void>();
  #orders: Orders | null = null;
  #isPrepared = false;
  #isEnding = false;
  #endedEarly = 0;

  constructor(count: number, watch: Watch) {
    this.#watch = watch;
    this.#served.promise.catch(() => {});
    cluster.setupPrimary({ serialization: 'advanced' });
    for (let number = 1; number <= count; number += 1) this.#man(number);
  }

  /** Lets them serve: first the one that prepares, then the others. Resolves when all of them do. */
  serve(orders: Orders, count: number): Promise<void> {
    this.#orders = orders;
    for (const { number, worker } of [...this.#posts.values()].filter((post) => post.number > count)) {
      this.#posts.delete(number);
      this.#tell(worker, { kind: 'stop' });
    }
    this.#proceed();
    return this.#served.promise;
  }

  /** Has all of them finish what they are doing, and waits for their end; nobody outlasts the time there is, in milliseconds. */
  async end(patience: number): Promise<void> {
    this.#isEnding = true;
    const workers = Object.values(cluster.workers ?? {})
      .filter((worker) => worker !== undefined)
      // One that ended of itself is listed for a moment longer.
      .filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
    const ends = workers.map((worker) => new Promise((resolve) => void worker.process.once('exit', resolve)));
    // Of those that have not begun there is nothing to finish.
    for (const { worker, state } of this.#posts.values()) if (state === 'loading') worker.process.kill('SIGKILL');
    for (const worker of workers) this.#tell(worker, { kind: 'stop' });
    const late = setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), patience);
    await Promise.all(ends);
    clearTimeout(late);
  }

  #man(number: number): void {
    const worker = cluster.fork();
    const caller = { send: (reply: ToWorker) => this.#tell(worker, reply) };
    const stuck = setTimeout(() => worker.process.kill('SIGKILL'), loadsWithin);
    const post: Post = { number, worker, caller, stuck, state: 'loading', servingSince: Infinity };
    this.#posts.set(number, post);
    passConnectionsOn(worker, () => [...this.#posts.values()].some((other) => other.state === 'serving'));
    worker.on('message', (message: FromWorker) => this.#hear(post, message));
    // What cannot be said to one that was killed would end this process, too: node:cluster itself answers workers.
    worker.on('error', () => {});
    worker.process.once('exit', (code, signal) => {
      clearTimeout(stuck);
      post.state = 'ended';
      this.#board.leave(caller);
      this.#replace(post, signal ?? `code ${code}`);
    });
  }

  #hear(post: Post, message: FromWorker): void {
    switch (message.kind) {
      case 'loaded':
        clearTimeout(post.stuck);
        post.state = 'loaded';
        return this.#proceed();
      case 'step':
        return this.#watch.report(message.text);
      case 'serving':
        post.state = 'serving';
        post.servingSince = performance.now();
        this.#isPrepared = true;
        return this.#proceed();
      case 'failed':
        return this.#hearOfFailure(message.text);
      case 'ask':
      case 'answer':
      case 'wait-for-turn':
      case 'try-for-turn':
      case 'give-turn-back':
        return void this.#board.hear(post.caller, message);
    }
  }

  #tell(worker: Worker, message: ToWorker): void {
    // Of one that has just ended, its exit tells.
    if (worker.isConnected()) worker.send(message, () => {});
  }

  /** Gives their orders to those who can take them. */
  #proceed(): void {
    const orders = this.#orders;
    if (orders === null || this.#isEnding) return;
    for (const post of this.#posts.values()) {
      const prepares = !this.#isPrepared;
      if (post.state !== 'loaded' || (prepares && post.number !== 1)) continue;
      post.state = 'starting';
      // Preparing, too, it takes turns.
      this.#board.join(post.caller);
      this.#tell(post.worker, { kind: 'serve', orders, worker: post.number, prepares });
    }
    if ([...this.#posts.values()].every(({ state }) => state === 'serving')) this.#served.resolve();
  }

  /** What stops the first one stops all: a port that is taken, a folder that is closed. */
  #hearOfFailure(text: string): void {
    if (!this.#isPrepared) this.#giveUp(new StartError(text));
    else process.stderr.write(`${text}\n`);
  }

  #replace({ number, worker, servingSince }: Post, how: string): void {
    if (this.#isEnding || this.#posts.get(number)?.worker !== worker) return;
    const hadSettled = performance.now() - servingSince > settledAfter;
    this.#endedEarly = hadSettled ? 1 : this.#endedEarly + 1;
    const isHopeless =
      this.#endedEarly > pauses.length && [...this.#posts.values()].every(({ state }) => state !== 'serving');
    if (isHopeless) {
      return this.#giveUp(
        new StartError(`Workers end again and again, the last one with ${how}: their last words are above`),
      );
    }
    process.stderr.write(`Worker ${number} ended with ${how}; another takes its place\n`);
    setTimeout(
      () => {
        if (!this.#isEnding) this.#man(number);
      },
      pauses[this.#endedEarly - 1] ?? longestPause,
    );
  }

  #giveUp(error: Error): void {
    this.#served.reject(error);
    this.#watch.giveUp(error);
  }
}
