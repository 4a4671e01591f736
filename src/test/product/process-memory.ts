import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether this system tells what memory a process has taken. */
export const canMeasureMemory = existsSync('/proc/self/status');

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** In megabytes: in memory at all, and of its own alone. */
  readonly resident: number;
  readonly own: number;
}

function readProcess(pid: string): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid: Number(pid), parent: value('PPid'), resident: value('VmRSS') / 1024, own: value('RssAnon') / 1024 }];
  } catch {
    // It ended while it was looked at.
    return [];
  }
}

function readAll(): Process[] {
  if (!canMeasureMemory) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
}

/** What a process and those that it started have taken, in megabytes. */
export function memoryOf(pid: number): { server: number; helpers: number } {
  const all = readAll();
  const server = all.find((one) => one.pid === pid)?.resident ?? 0;
  const helpers = all.filter((one) => one.parent === pid).reduce((sum, one) => sum + one.own, 0);
  return { server, helpers };
}

/** Watches a process and those that it starts; `stop` answers with how much more they took at their most, in megabytes. */
export function watchMemory(pid: number) {
  const start = memoryOf(pid);
  const most = { server: 0, helpers: 0, together: 0 };
  const watch = { isOver: false };
  const watching = (async () => {
    while (!watch.isOver) {
      const now = memoryOf(pid);
      const server = now.server - start.server;
      most.server = Math.max(most.server, server);
      most.helpers = Math.max(most.helpers, now.helpers);
      most.together = Math.max(most.together, server + now.helpers);
      await wait(20);
    }
  })();
  return {
    async stop() {
      watch.isOver = true;
      await watching;
      return most;
    },
  };
}
