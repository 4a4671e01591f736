import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresProcess } from './run-postgres.ts';

const firstPause = 100;
const longestPause = 5000;

interface Kept {
  readonly stop: () => Promise<void>;
}

/**
 * Runs a server again whenever it ends without being asked to, at growing distances while it does not start: the disk may be
 * full for hours.
 */
export function keepRunning(
  first: PostgresProcess,
  runAgain: () => Promise<PostgresProcess>,
  log: (line: string) => void,
): Kept {
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  let current: PostgresProcess | null = first;

  async function startedAgain(): Promise<PostgresProcess | null> {
    for (let pause = firstPause; !isOver(); pause = Math.min(pause * 2, longestPause)) {
      try {
        return await runAgain();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
      await wait(pause, null, { signal: stopping.signal }).catch(() => undefined);
    }
    return null;
  }

  async function watch(): Promise<void> {
    while (current !== null) {
      await current.ended;
      if (isOver()) return;
      log('PostgreSQL ended without being asked to; it is started again');
      current = null;
      const next = await startedAgain();
      if (isOver()) return next?.stop();
      current = next;
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
}
