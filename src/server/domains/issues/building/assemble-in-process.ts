import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { limitedCommand } from '../../../ports/limited-command.ts';
import { watchOwnMemory } from '../../../ports/inspection/watch-own-memory.ts';
import { inProject } from '../../../project-folder.ts';
import { assemblyLimits } from './assembly-limits.ts';
import type { AssemblyMessage } from './drawing/assembly-messages.ts';

const program = inProject('src/server/domains/issues/building/drawing/assembly-process.ts');

/** The result: the issue, a fault in an article or the picture, or an exceeded limit. */
export type Assembly =
  | { readonly pages: number }
  | { readonly fault: 'password' | 'damaged' | 'no-pages' | 'picture' | 'too-much'; readonly article: number | null };

/** It may read the product and its folder, write into its folder, and start no process. */
const permissions = (folder: string) => [
  '--permission',
  // Typst is compiled code.
  '--allow-addons',
  '--disable-warning=SecurityWarning',
  `--allow-fs-read=${inProject('src/*')}`,
  `--allow-fs-read=${inProject('node_modules/*')}`,
  `--allow-fs-read=${inProject('package.json')}`,
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--allow-fs-write=${path.join(folder, '*')}`,
];

function start(folder: string): ChildProcess {
  const { process: limits, objects } = assemblyLimits;
  const node = [process.execPath, ...permissions(folder), `--max-old-space-size=${objects}`, program, folder] as const;
  const [command, ...words] = limitedCommand(limits, node);
  return spawn(command, words, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The last words of what went wrong in it. */
function lastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    words = (words + more).slice(-4000);
  });
  return () => words;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Every line is a message of ours; other output of the process is ignored. */
function messageOf(line: string): AssemblyMessage | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return line.startsWith('{') ? (JSON.parse(line) as AssemblyMessage) : null;
  } catch {
    return null;
  }
}

/**
 * Assembles an issue in its own process, because it opens authors' documents and needs memory for all of them. Ends it
 * when it exceeds its memory or time, or when `onArticle` says that the request was cancelled.
 */
export async function assembleInProcess(
  folder: string,
  onArticle: (index: number) => Promise<boolean>,
): Promise<Assembly | 'stopped'> {
  const child = start(folder);
  running.add(child);
  const wordsOf = lastWords(child);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  let state: { article: number | null; result: Assembly | 'stopped' | null; tookTooMuch: boolean } = {
    article: null,
    result: null,
    tookTooMuch: false,
  };
  const tooMuch = () => {
    state = { ...state, tookTooMuch: true };
    child.kill('SIGKILL');
  };
  const impatience = setTimeout(tooMuch, assemblyLimits.patience);
  const memory = watchOwnMemory(child.pid, assemblyLimits.memory, tooMuch);
  try {
    for await (const line of child.stdout ? createInterface(child.stdout) : []) {
      const message = messageOf(line);
      if (message === null) continue;
      if ('fault' in message || 'pages' in message) state = { ...state, result: message };
      else {
        state = { ...state, article: message.article };
        if (!(await onArticle(message.article))) {
          state = { ...state, result: 'stopped' };
          child.kill('SIGKILL');
        }
      }
    }
    await ended;
  } finally {
    clearTimeout(impatience);
    memory.stop();
    child.kill('SIGKILL');
    running.delete(child);
  }
  if (state.result !== null) return state.result;
  const isOutOfMemory = state.tookTooMuch || /heap out of memory|Array buffer allocation failed/i.test(wordsOf());
  if (isOutOfMemory || child.signalCode !== null) return { fault: 'too-much', article: state.article };
  throw new Error(`The issue could not be put together: ${wordsOf()}`);
}
