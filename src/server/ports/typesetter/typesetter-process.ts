import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '../../errors.ts';
import { inProject } from '../../project-folder.ts';
import { limitedCommand } from '../limited-command.ts';
import type { PrintReply, PrintRequest } from './print-job.ts';

const folder = inProject('src/server/ports/typesetter');

const mostWaiting = 20;
const idleBeforeEnd = 60_000;

/** What a process may take: memory in kilobytes, milliseconds for each document. */
export interface TypesetterLimits {
  readonly data: number;
  readonly patience: number;
}

/** In seconds, for the process's whole life. */
const computing = 600;

const tooBusy = () =>
  new AppError('unavailable', 'Many documents are being drawn just now. Please try again in a moment.');
const tooLong = () => new AppError('unavailable', 'Drawing this document took too long. Please try again in a moment.');
const ended = () => new Error('The typesetting process ended');

const options = [
  '--permission',
  // Typst is compiled code.
  '--allow-addons',
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--allow-fs-read=${inProject('node_modules/*')}`,
  // Where node_modules is a link, its packages are read by their real names.
  `--allow-fs-read=${path.join(realpathSync(inProject('node_modules')), '*')}`,
  `--allow-fs-read=${inProject('package.json')}`,
  '--disallow-code-generation-from-strings',
  '--disable-warning=SecurityWarning',
];

/** The process gets none of our settings and may start or write nothing. */
function start(data: number): ChildProcess {
  const program = path.join(folder, 'confined/main.ts');
  const [command, ...words] = limitedCommand({ data, computing }, [process.execPath, ...options, program]);
  return spawn(command, words, {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

interface Waiting {
  readonly late: NodeJS.Timeout;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** A process that prints one document after another. It ends when it has been idle for a minute, or when one takes too long. */
export class TypesetterProcess {
  readonly #child: ChildProcess;
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: () => void;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor({ data, patience }: TypesetterLimits, onEnd: () => void) {
    this.#child = start(data);
    this.#patience = patience;
    this.#onEnd = onEnd;
    this.#child.on('message', (reply: PrintReply) => this.#receive(reply));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', () => this.#end(ended()));
  }

  async print(wanted: PrintRequest['wanted']): Promise<Buffer> {
    if (this.#waiting.size >= mostWaiting) throw tooBusy();
    clearTimeout(this.#idle);
    this.#child.ref();
    this.#child.channel?.ref();
    const number = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const late = setTimeout(() => this.#end(tooLong()), this.#patience);
    this.#waiting.set(number, { late, resolve, reject });
    this.#child.send({ number, wanted } satisfies PrintRequest, () => {});
    return promise;
  }

  #receive(reply: PrintReply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    clearTimeout(waiting?.late);
    if ('bytes' in reply) waiting?.resolve(Buffer.from(reply.bytes));
    else waiting?.reject(new Error(`A document could not be printed: ${reply.failure}`));
    if (this.#waiting.size === 0) this.#rest();
  }

  /** While it is idle it does not keep this process alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
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
    this.#child.kill('SIGKILL');
  }
}
