import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { freePort } from './free-port.ts';
import type { Product } from './start-product.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

async function started(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => void (complaint = (complaint + text.toString()).slice(-10_000)));
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server did not start: ${complaint}`);
    await wait(50);
  }
  return child;
}

/** A server in a process of its own, on the product's database and data folder; it can be killed and started again. */
export async function serverProcess(product: Product, settings: Record<string, string> = {}) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: product.config.databaseUrl ?? '',
    DATA_DIR: product.dataDir,
    PORT: port,
    SITE_URL: url,
    CALL_LIMITS: 'off',
    ...settings,
  };
  let child = await started(env, url);
  afterAll(() => ended(child, 'SIGTERM'));
  return {
    url,
    /** As when it is asked to stop. */
    stop: () => ended(child, 'SIGTERM'),
    /** As when the machine loses its power. */
    kill: () => ended(child, 'SIGKILL'),
    /** At the same address as before. */
    start: async () => {
      child = await started(env, url);
    },
    pid: () => child.pid ?? 0,
  };
}
