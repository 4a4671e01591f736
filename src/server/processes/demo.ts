import { fork } from 'node:child_process';
import { once } from 'node:events';
import pino from 'pino';
import * as t from '../../messages/cli.ts';
import { readConfig } from '../config.ts';
import { StartError } from '../errors.ts';
import { logSettings } from '../logged-error.ts';
import { report, runUntilStopped } from './terminal.ts';

/** By this word the main module knows what to do. */
const demoWord = '--make-demo';

/** Makes the demo in a process that ends: what drawing it takes (some 200 MB) would stay with the one that serves. */
export async function makeDemo(): Promise<void> {
  // It ends soon: no need to save memory at the price of time, as the processes that serve do.
  const execArgv = [...process.execArgv, '--heap-growing-percent=0', '--max-semi-space-size=32'];
  const child = fork(process.argv[1] ?? '', [demoWord], { execArgv });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new StartError(t.demoFailed({ reason: child.signalCode ?? t.reasonAbove() }));
}

async function make(): Promise<never> {
  const { openParts } = await import('../open-parts.ts');
  const { loadDemo } = await import('../demo/load-demo.ts');
  const { sandboxedInspector } = await import('../ports/inspection/sandboxed-inspector.ts');
  const config = readConfig();
  const log = pino(logSettings(config.logLevel, null));
  const opening = {
    log,
    report: () => {},
    role: 'command',
    inspection: sandboxedInspector(),
    now: () => new Date(),
  } as const;
  const parts = await openParts(config, opening);
  try {
    await loadDemo(parts.contextFor({ kind: 'system', task: 'start' }), report);
  } finally {
    await parts.close();
  }
  process.exit(0);
}

/** A process that makes the demo for the one that started it, and ends with it. */
export function runDemo(): void {
  // A terminal tells every process; the one that waits goes on until the demo is there.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  process.once('disconnect', () => process.exit(1));
  void runUntilStopped(make, []);
}
