import { spawn } from 'node:child_process';

interface Run {
  readonly words: readonly [string, ...string[]];
  readonly env: Record<string, string>;
  readonly cwd: string;
  /** In milliseconds. */
  readonly patience: number;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
}

/** How a program ended: on its own with a code, or by our signal. */
export type Ending = { readonly code: number | null } | 'out-of-time';

/** Runs a program and its children in one process group, all of which are ended when the program ends. */
export function runInGroup({ words: [command, ...words], env, cwd, patience, signal }: Run): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd, env, detached: true, stdio: 'ignore' });
    const endGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has no process left.
      }
    };
    let isOutOfTime = false;
    const outOfTime = () => {
      isOutOfTime = true;
      endGroup();
    };
    const impatience = setTimeout(outOfTime, patience);
    signal.addEventListener('abort', outOfTime, { once: true });
    const tidy = () => {
      clearTimeout(impatience);
      signal.removeEventListener('abort', outOfTime);
    };
    child.once('error', (error) => {
      tidy();
      reject(error);
    });
    child.once('exit', (code) => {
      tidy();
      endGroup();
      resolve(isOutOfTime ? 'out-of-time' : { code });
    });
    if (signal.aborted) outOfTime();
  });
}
