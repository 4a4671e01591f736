import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlainAnswer } from './plain-server.ts';
import serverCommand from '../scripts/server-command.json' with { type: 'json' };
import { costQuestion, type ServerCost } from './server-cost.ts';
import { freePort } from '../src/test/product/free-port.ts';

const probe = path.join(import.meta.dirname, 'server-probe.mjs');
const root = path.resolve(import.meta.dirname, '..');
/** Seconds that the work after a start may take. */
const longestUnrest = 180;
/** Processor time that a server at rest stays below, each second. */
const restingMicroseconds = 30_000;

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('The product ended while it was starting');
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('The product did not become ready within a minute');
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Asks a server that was started with the probe what it has cost. */
function costOf(child: ChildProcess): Promise<ServerCost> {
  return new Promise((resolve) => {
    child.once('message', (cost: ServerCost) => resolve(cost));
    child.send(costQuestion);
  });
}

/** Waits until a server has done what a first start leaves for later: the files of the demo are opened and searched one after the other. */
async function comesToRest(cost: () => Promise<ServerCost>): Promise<void> {
  let before = await cost();
  for (let seconds = 0, quiet = 0; quiet < 3; seconds += 1) {
    if (seconds > longestUnrest) throw new Error('The product was not at rest within three minutes of its start');
    await wait(1000);
    const now = await cost();
    quiet = now.cpuMicroseconds - before.cpuMicroseconds < restingMicroseconds ? quiet + 1 : 0;
    before = now;
  }
}

/** Starts the product on data of its own, as a process of its own; with its demo unless the settings say otherwise. */
export async function startRunningProduct(settings: Record<string, string> = {}) {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colophon-bench-'));
  // The account that PostgreSQL runs under must be able to pass.
  chmodSync(dataDir, 0o755);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', probe, ...serverCommand.args], {
    cwd: root,
    env: {
      ...serverCommand.environment,
      ...process.env,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      // One process is measured against one.
      WORKERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    const end = child.exitCode === null ? ended(child) : Promise.resolve();
    child.kill('SIGTERM');
    await end;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  const cost = () => costOf(child);
  return { url, stop, pid: child.pid ?? 0, dataDir, cost, comesToRest: () => comesToRest(cost) };
}

/** Starts the yardstick with this answer, as a process of its own, too. */
export async function startPlainServer(answer: PlainAnswer) {
  const child = spawn(process.execPath, ['--import', probe, path.join(import.meta.dirname, 'plain-server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = await new Promise<AddressInfo>((resolve) => {
    child.once('message', (message: AddressInfo) => resolve(message));
    child.send(answer);
  });
  return {
    url: `http://127.0.0.1:${address.port}`,
    cost: () => costOf(child),
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
