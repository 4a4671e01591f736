import * as t from '../../messages/cli.ts';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { inOwnLines } from '../own-lines.ts';

/** Says a step of the start to the person at the terminal. */
export function report(step: string): void {
  process.stdout.write(`[${(performance.now() / 1000).toFixed(1).padStart(5)}s] ${step}\n`);
}

/** Says where the site is and, of the demo, who may come in. */
export async function announce(config: Config): Promise<void> {
  report(t.ready({ site: config.siteName, url: config.siteUrl }));
  if (!config.isDemo) return;
  const { demoPassword, readDemo } = await import('../demo/demo-file.ts');
  const accounts = readDemo().people.map(({ email, role }) => `    ${email.padEnd(24)} ${role}`);
  process.stdout.write(t.demoAccounts({ password: demoPassword, accounts: accounts.join('\n') }));
}

/** Why it did not start, in as many words as help. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // What the system refuses (a host, a folder, a server that is away) says enough in its message.
  return error instanceof StartError || 'syscall' in error ? error.message : inOwnLines(error.stack ?? error.message);
}

/** Runs until it is told to stop: what ends it is called once, however often it is told. */
export async function runUntilStopped(
  start: (fail: (error: unknown) => void) => Promise<() => Promise<void>>,
  signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'],
) {
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const running = start(failed.reject);
  let stopping: Promise<void> | null = null;

  /** Ends running processes, also those just starting, so that none is left behind. */
  async function stop(code: number): Promise<void> {
    const end = await running.catch(() => null);
    await end?.();
    process.exit(code);
  }

  // A second signal must not end the process before PostgreSQL has stopped.
  for (const signal of signals) process.on(signal, () => void (stopping ??= stop(0)));
  try {
    await running;
    await failed.promise;
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    await (stopping ??= stop(1));
  }
}
