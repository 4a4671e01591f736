import { readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended while it was looked at.
    return '';
  }
}

/** The workers of a server, by their ids. */
export const workersOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((id) => /^\d+$/.test(id) && read(`/proc/${id}/cmdline`).includes('build/app/main.js'))
    .map(Number);

/** Whether a process is there and has not ended. */
export const isAlive = (pid: number): boolean => /\) [^ZX] /.test(read(`/proc/${pid}/stat`));
