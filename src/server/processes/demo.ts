import { fork } from 'node:child_process';
import { once } from 'node:events';
import pino from 'pino';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { logSettings } from '../logged-error.ts';
import { reportSince, wordsOf } from './terminal.ts';

/** By this word the main module knows what to do. */
const demoWord = '--make-demo';

interface Order {
  readonly config: Config;
  readonly started: number;
}

/** Makes the demo in a process that ends: what drawing it takes (some 200 MB) would stay with the one that serves. */
export async function makeDemo(config: Config, started: number): Promise<void> {
  // It ends soon: no need to save memory at the price of time, as the processes that serve do.
  const execArgv = [...process.execArgv, '--heap-growing-percent=0', '--max-semi-space-size=32'];
  const child = fork(process.argv[1] ?? '', [demoWord], { execArgv, serialization: 'advanced' });
  child.send({ config, started } satisfies Order, () => {});
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new StartError(`The demo was not made: ${child.signalCode ?? 'the reason is above'}`);
}

async function make({ config, started }: Order): Promise<void> {
  const [{ openParts }, { loadDemo }, { confinedInspector }] = await Promise.all([
    import('../open-parts.ts'),
    import('../demo/load-demo.ts'),
    import('../ports/inspection/confined-inspector.ts'),
  ]);
  const parts = await openParts(config, {
    log: pino(logSettings(config.logLevel, null)),
    report: () => {},
    role: 'command',
    inspection: confinedInspector(),
    now: () => new Date(),
  });
  try {
    await loadDemo(parts.contextFor({ kind: 'system', task: 'start' }), reportSince(started));
  } finally {
    await parts.close();
  }
}

/** A process that makes the demo for the one that started it, and ends with it. */
export function runDemo(): void {
  // A terminal tells every process; the one that waits goes on until the demo is there.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit(1));
  process.once('message', (order: Order) => {
    make(order).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${wordsOf(error)}\n`, () => process.exit(1));
      },
    );
  });
}
