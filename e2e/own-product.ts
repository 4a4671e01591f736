import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request as requests } from '@playwright/test';
import serverCommand from '../scripts/server-command.json' with { type: 'json' };
import { createDatabase, dropDatabase } from '../src/server/db/embedded/create-database.ts';
import { freePort } from '../src/test/product/free-port.ts';
import { answersFrom, postgresUrl } from './beside-the-server.ts';
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

/** The parts of the product beside its running server, as a command opens them; loaded by the specs alone that need them. */
async function openBeside(settings: Record<string, string>) {
  const { readConfig } = await import('../src/server/config.ts');
  const { openParts } = await import('../src/server/open-parts.ts');
  const { sandboxedInspector } = await import('../src/server/ports/inspection/sandboxed-inspector.ts');
  const inspection = sandboxedInspector();
  return openParts(readConfig(settings), { log, report: silent, role: 'command', inspection, now: () => new Date() });
}

/**
 * Starts a product for one spec, without the demo: its data are its own, and are deleted with it. Its database is on
 * the PostgreSQL of the tests' server. Further settings may depend on its address; `command` starts another server.
 */
export async function startOwnProduct(
  further: (url: string) => Promise<Record<string, string>> = async () => ({}),
  command: readonly string[] = serverCommand.args,
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colophon-own-'));
  const [server, name] = [postgresUrl(), `own_${randomBytes(6).toString('hex')}`];
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const DATABASE_URL = await createDatabase(server, name);
  const settings = { DATA_DIR: dataDir, PORT: port, SITE_URL: url, DEMO: 'off', DATABASE_URL, LOG_LEVEL: 'error' };
  const own = { WORKERS: '1', ...(await further(url)) };
  const administrator = { ADMIN_EMAIL: 'admin@demo.example', ADMIN_PASSWORD: demoPassword };
  const running = spawn(process.execPath, command, {
    cwd: root,
    env: { ...serverCommand.environment, ...process.env, ...settings, ...administrator, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const end = async () => {
    running.kill('SIGTERM');
    await ended;
    await dropDatabase(server, name);
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const until = Date.now() + 150_000; !(await isReady(url)); await wait(100)) {
    if (running.exitCode === null && Date.now() < until) continue;
    await end();
    throw new Error('The product of this spec did not start');
  }
  const parts = await openBeside(settings);
  const request = await requests.newContext({ baseURL: url });
  answersFrom(request, parts.db);
  return {
    url,
    /** Calls of this product. */
    request,
    system: parts.contextFor({ kind: 'system', task: 'journey' }),
    stop: async () => {
      await request.dispose();
      await parts.close();
      await end();
    },
  };
}

export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;
