import pino from 'pino';
import type { Config } from '../config.ts';
import { logSettings } from '../logged-error.ts';
import { openParts } from '../open-parts.ts';
import { confinedInspector } from '../ports/inspection/confined-inspector.ts';
import { loadDemo } from '../demo/load-demo.ts';
import type { FromDemo } from './demo-messages.ts';
import { wordsOf } from './terminal.ts';

const say = (message: FromDemo) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

async function make(config: Config): Promise<void> {
  const parts = await openParts(config, {
    log: pino(logSettings(config.logLevel, null)),
    report: () => {},
    role: 'command',
    inspection: confinedInspector(),
    now: () => new Date(),
  });
  try {
    await loadDemo(parts.contextFor({ kind: 'system', task: 'start' }), (text) => void say({ kind: 'step', text }));
  } finally {
    await parts.close();
  }
}

/** A process that makes the demo for the one that started it, and ends with it. */
export function runDemo(): void {
  // A terminal tells every process; the one that waits goes on until the demo is there.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit(1));
  process.once('message', (config: Config) => {
    make(config).then(
      () => process.exit(0),
      async (error: unknown) => {
        await say({ kind: 'failed', text: wordsOf(error) });
        process.exit(1);
      },
    );
  });
}
