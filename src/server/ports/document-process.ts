import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import * as t from '../../messages/http-responses.ts';
import { AppError } from '../errors.ts';
import { inProject } from '../project-folder.ts';
import type { DocumentReply, DocumentRequest, Wanted } from './answer-each.ts';
import { limitedCommand } from './limited-command.ts';

const folder = inProject('src/server/ports');

const mostWaiting = 20;
const idleBeforeEnd = 60_000;

/** A program below `ports`, and its limits: memory in kilobytes, and milliseconds for each document. */
export interface DocumentProgram {
  readonly file: 'typesetter/sandboxed/main.ts' | 'pandoc/sandboxed/read-html.ts';
  readonly data: number;
  readonly patience: number;
}

/** CPU time in seconds for the process's whole life. */
const computing = 600;

const tooBusy = () => new AppError('unavailable', t.printingBusy());
const tooLong = () => new AppError('unavailable', t.printingTooSlow());
const ended = () => new Error('The process for documents ended');

const options = [
  '--permission',
  // Typst and sharp are compiled code.
  '--allow-addons',
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--allow-fs-read=${inProject('node_modules/*')}`,
  // Where node_modules is a link, its packages are read by their real names.
  `--allow-fs-read=${path.join(realpathSync(inProject('node_modules')), '*')}`,
  `--allow-fs-read=${inProject('package.json')}`,
  '--disallow-code-generation-from-strings',
  '--disable-warning=SecurityWarning',
];

/** The process gets none of our settings, and may not start processes or write. */
function start({ file, data }: DocumentProgram): ChildProcess {
  const program = path.join(folder, file);
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

/** A process that does one document after another. It ends when it has been idle for a minute, or when one takes too long. */
class DocumentProcess {
  readonly #child: ChildProcess;
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: () => void;
  #idle: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor(program: DocumentProgram, onEnd: () => void) {
    this.#child = start(program);
    this.#patience = program.patience;
    this.#onEnd = onEnd;
    this.#child.on('message', (reply: DocumentReply) => this.#receive(reply));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', () => this.#end(ended()));
  }

  async ask(wanted: Wanted): Promise<Buffer> {
    if (this.#waiting.size >= mostWaiting) throw tooBusy();
    clearTimeout(this.#idle);
    this.#child.ref();
    this.#child.channel?.ref();
    const number = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const late = setTimeout(() => this.#end(tooLong()), this.#patience);
    this.#waiting.set(number, { late, resolve, reject });
    this.#child.send({ number, wanted } satisfies DocumentRequest, () => {});
    return promise;
  }

  #receive(reply: DocumentReply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    clearTimeout(waiting?.late);
    if ('bytes' in reply) waiting?.resolve(Buffer.from(reply.bytes));
    else waiting?.reject(new Error(`A document could not be printed: ${reply.failure}`));
    if (this.#waiting.size === 0) this.#rest();
  }

  /** While it is idle, it does not keep this process alive. */
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

/** Asks a document program, which starts with its first document. Throws `unavailable` when 20 others wait or one takes too long. */
export function documentProgram(program: DocumentProgram): (wanted: Wanted) => Promise<Buffer> {
  let running: DocumentProcess | null = null;
  return (wanted) => {
    if (!running) {
      const started = new DocumentProcess(program, () => {
        if (running === started) running = null;
      });
      running = started;
    }
    return running.ask(wanted);
  };
}
