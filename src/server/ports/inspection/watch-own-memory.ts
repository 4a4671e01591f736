import { readFileSync } from 'node:fs';

/** What a process holds of its own, in bytes; 0 where the system does not tell, or the process is gone. */
function ownMemory(pid: number): number {
  try {
    return Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

const often = 20;

/** Calls back when a process uses more bytes than this: earlier than the system, which counts reserved memory. */
export function watchOwnMemory(pid: number | undefined, most: number, onTooMuch: () => void): { stop(): void } {
  const watch = setInterval(() => {
    if (pid !== undefined && ownMemory(pid) > most) onTooMuch();
  }, often);
  return { stop: () => clearInterval(watch) };
}
