import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const at = (values: readonly number[], share: number) =>
  Math.round(sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0);

/** Prints what a test has measured. docs/operating.md and docs/performance.md hold these figures. */
export function figure(name: string, value: string): void {
  process.stdout.write(`FIGURE ${name}: ${value}\n`);
}

/** The middle and the longest of some times, in words. */
export const times = (milliseconds: readonly number[]) =>
  `${milliseconds.length} times, half within ${at(milliseconds, 0.5)} ms, all within ${at(milliseconds, 1)} ms`;

/** A bound of time on a machine that does other things, too: as much longer as it is busier than it can be. */
export const onThisMachine = (milliseconds: number) =>
  milliseconds * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** Asks again and again until it is so; answers how long that took, in milliseconds, and fails when it takes longer than that. */
export async function timeUntil(isSo: () => Promise<boolean>, within: number): Promise<number> {
  const start = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - start > within) throw new Error(`It was not so within ${within} ms`);
    await wait(20);
  }
  return performance.now() - start;
}
