import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import serverCommand from '../scripts/server-command.json' with { type: 'json' };
import { readConfig } from '../src/server/config.ts';
import { openParts } from '../src/server/open-parts.ts';
import { confinedInspector } from '../src/server/ports/inspection/confined-inspector.ts';
import { freePort } from '../src/test/product/free-port.ts';
import { demoPassword } from './people.ts';

const root = path.resolve(import.meta.dirname, '..');
const silent = () => {};
const log = { info: silent, warn: silent, error: silent };

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/**
 * A product of a spec's own, without the demo: its data are nobody else's, and go with it. Further settings may depend on
 * where it will be.
 */
export async function startOwnProduct(further: (url: string) => Promise<Record<string, string>> = async () => ({})) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colophon-own-'));
  // PostgreSQL runs under an account of its own where the tests run as root, and has to get in.
  chmodSync(dataDir, 0o755);
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const settings = { DATA_DIR: dataDir, PORT: port, SITE_URL: url, DEMO: 'off', DATABASE_URL: '', LOG_LEVEL: 'error' };
  const own = await further(url);
  const administrator = { ADMIN_EMAIL: 'admin@demo.example', ADMIN_PASSWORD: demoPassword };
  const server = spawn(process.execPath, serverCommand.args, {
    cwd: root,
    env: { ...serverCommand.environment, ...process.env, ...settings, ...administrator, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const until = Date.now() + 150_000; !(await isReady(url)); await wait(100)) {
    if (server.exitCode === null && Date.now() < until) continue;
    await end();
    throw new Error('The product of this spec did not start');
  }
  // As the command line does, beside the running server.
  const inspection = confinedInspector();
  const opening = { log, report: silent, role: 'command', inspection, now: () => new Date() } as const;
  const parts = await openParts(readConfig(settings), opening);
  return {
    url,
    system: parts.contextFor({ kind: 'system', task: 'journey' }),
    stop: () => parts.close().then(end),
  };
}

export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;
