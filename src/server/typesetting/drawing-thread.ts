import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';

/** What is asked of the thread: a document to be drawn, and a number to tell the answers apart. */
export interface DrawRequest<Printed> {
  readonly number: number;
  readonly printed: Printed;
}

export type DrawReply = { readonly number: number } & ({ readonly bytes: Uint8Array } | { readonly failure: string });

interface Waiting {
  readonly late: NodeJS.Timeout;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const mostWaiting = 20;
const patience = 20_000;
const idleBeforeEnd = 60_000;
const memory = { maxOldGenerationSizeMb: 256 };

const tooBusy = () =>
  new AppError('unavailable', 'Many documents are being drawn just now. Please try again in a moment.');
const tooLong = () => new AppError('unavailable', 'Drawing this document took too long. Please try again in a moment.');

const ended = () => new Error('The thread that draws documents ended');

/** A thread beside the server's own, so that nobody waits while documents are drawn. It ends when it has been idle. */
export class DrawingThread<Printed> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: () => void;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;

  /** The script answers by `answerDrawings`. */
  constructor(script: string, onEnd: () => void) {
    this.#worker = new Worker(script, { resourceLimits: memory });
    this.#onEnd = onEnd;
    this.#worker.on('message', (reply: DrawReply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#end(ended()));
  }

  async draw(printed: Printed): Promise<Buffer> {
    if (this.#waiting.size >= mostWaiting) throw tooBusy();
    clearTimeout(this.#idle);
    this.#worker.ref();
    const number = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const late = setTimeout(() => this.#end(tooLong()), patience);
    this.#waiting.set(number, { late, resolve, reject });
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#worker.postMessage({ number, printed } satisfies DrawRequest<Printed>);
    return promise;
  }

  #receive(reply: DrawReply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    clearTimeout(waiting?.late);
    if ('bytes' in reply) waiting?.resolve(Buffer.from(reply.bytes));
    else waiting?.reject(new Error(`A document could not be drawn: ${reply.failure}`));
    if (this.#waiting.size === 0) this.#rest();
  }

  /** While it is idle it keeps no process alive. */
  #rest(): void {
    this.#worker.unref();
    this.#idle = setTimeout(() => this.#end(ended()), idleBeforeEnd).unref();
  }

  #end(error: Error): void {
    this.#onEnd();
    clearTimeout(this.#idle);
    for (const { late, reject } of this.#waiting.values()) {
      clearTimeout(late);
      reject(error);
    }
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
