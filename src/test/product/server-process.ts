import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import serverCommand from '../../../scripts/server-command.json' with { type: 'json' };
import { storeSettings } from '../object-store/own-bucket.ts';
import { freePort } from './free-port.ts';
import type { Product } from './start-product.ts';
import { atTheEnd } from '../at-the-end.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

interface Printing {
  readonly logFile: string | undefined;
  readonly onLine: (line: string) => void;
}

function begun(env: Record<string, string>, url: string, { logFile, onLine }: Printing) {
  const child = spawn(process.execPath, serverCommand.args, {
    cwd: root,
    env,
    stdio: ['ignore', logFile === undefined ? 'pipe' : openSync(logFile, 'a'), 'pipe'],
  });
  if (child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => void (complaint = (complaint + text.toString()).slice(-10_000)));
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const untilUp = async () => {
    while (!(await isUp())) {
      if (hasEnded(child)) throw new Error(`The server did not start: ${complaint}`);
      await wait(50);
    }
  };
  return { child, untilUp };
}

/** Where a server works; without the address of a database it runs its own in the folder. */
interface Place {
  readonly config: Pick<Product['config'], 'databaseUrl' | 's3'>;
  readonly dataDir: string;
}

/** A server in a process of its own, on the product's database and data folder; it can be killed and started again. */
export async function serverProcess(
  product: Place,
  settings: Readonly<Record<string, string>> = {},
  { logFile }: { logFile?: string } = {},
) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...serverCommand.environment,
    DATABASE_URL: product.config.databaseUrl ?? '',
    DATA_DIR: product.dataDir,
    PORT: port,
    SITE_URL: url,
    CALL_LIMITS: 'off',
    ...storeSettings(product.config.s3),
    // What is measured or cut off here is one process; suites of several say so.
    WORKERS: '1',
    ...settings,
  };
  const lines: string[] = [];
  const printing = { logFile, onLine: (line: string) => void lines.push(line) };
  let { child, untilUp } = begun(env, url, printing);
  atTheEnd(() => ended(child, 'SIGTERM'));
  await untilUp();
  return {
    url,
    /** As when it is asked to stop. */
    stop: () => ended(child, 'SIGTERM'),
    /** As when the machine loses its power. */
    kill: () => ended(child, 'SIGKILL'),
    /** At the same address as before. */
    start: async () => {
      ({ child, untilUp } = begun(env, url, printing));
      await untilUp();
    },
    /** Asks it to stop, and does not wait for it. */
    tell: (signal: 'SIGTERM' | 'SIGINT') => child.kill(signal),
    /** With which code it ended; null while it runs, and when it was killed. */
    exitCode: () => child.exitCode,
    /** What it has printed, unless that goes to a file. */
    printed: () => lines,
    pid: () => child.pid ?? 0,
  };
}
