import { setTimeout as wait } from 'node:timers/promises';
import type { Writer } from './writers.ts';

const statusIn = (error: unknown) =>
  /answered (\d{3})/.exec(error instanceof Error ? error.message : '')?.[1] ?? 'no answer';

/** Lets all of them write at once until it is stopped; then it says how much was acknowledged, and what else was answered. */
export function underWritingLoad(writers: readonly Writer[]) {
  const acknowledged = new Map(writers.map(({ kind }) => [kind, 0]));
  const refused = new Map<string, number>();
  const running = { isOver: false };
  const work = writers.map(async (writer) => {
    while (!running.isOver) {
      try {
        if ((await writer.write()) === 'done') return;
        acknowledged.set(writer.kind, (acknowledged.get(writer.kind) ?? 0) + 1);
      } catch (error) {
        const met = `${writer.kind}: ${statusIn(error)}`;
        refused.set(met, (refused.get(met) ?? 0) + 1);
        if (process.env['SHOW_REFUSALS'] !== undefined) process.stdout.write(`${met} ${String(error).slice(0, 300)}\n`);
        await wait(20);
      }
    }
  });
  return {
    acknowledged: () => [...acknowledged.values()].reduce((sum, count) => sum + count, 0),
    async stop() {
      running.isOver = true;
      await Promise.all(work);
      return { acknowledged: Object.fromEntries(acknowledged), refused: Object.fromEntries(refused) };
    },
  };
}
