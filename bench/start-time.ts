import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import serverCommand from '../scripts/server-command.json' with { type: 'json' };
import { createDatabase } from '../src/server/db/embedded/create-database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded/start-embedded-postgres.ts';
import { median } from './answer-time.ts';
import { freePort } from '../src/test/product/free-port.ts';

const root = path.resolve(import.meta.dirname, '..');
/** From the start of the process to its first answer, in milliseconds, with the database up. */
const most = 1000;
const runs = 5;

/** What a process and those that it has waited for have computed, in milliseconds; a tick is a hundredth of a second. */
function computedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return [11, 12].reduce((sum, place) => sum + Number(fields[place] ?? 0) * 10, 0);
}

const workersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

async function startOnce(env: Record<string, string>) {
  const url = `http://127.0.0.1:${env['PORT']}/healthz`;
  const from = performance.now();
  const child = spawn(process.execPath, serverCommand.args, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pid = child.pid ?? 0;
  try {
    while (child.exitCode === null) {
      const answered = await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answered) break;
      await wait(5);
    }
    if (child.exitCode !== null) throw new Error('The product ended while it was starting');
    const waited = performance.now() - from;
    return { waited, computed: [pid, ...workersOf(pid)].reduce((sum, one) => sum + computedBy(one), 0) };
  } finally {
    const end = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await end;
  }
}

/** Measures the time from the start of the product, as a service starts it, to its first answer. */
export async function startsInTime(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-start-'));
  // The account that PostgreSQL runs under must be able to pass.
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database'), log: () => {} });
  try {
    const DATABASE_URL = await createDatabase(database.url, 'colophon_start');
    const env = {
      ...serverCommand.environment,
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL,
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'error',
    };
    let isInTime = true;
    for (const workers of new Set([1, availableParallelism()])) {
      const measured: { waited: number; computed: number }[] = [];
      // The first start makes the tables and compiles.
      for (let run = 0; run <= runs; run += 1) {
        const one = await startOnce({ ...env, WORKERS: String(workers), PORT: String(await freePort()) });
        if (run > 0) measured.push(one);
      }
      const waited = median(measured.map((one) => one.waited));
      const computed = median(measured.map((one) => one.computed));
      isInTime &&= waited < most;
      process.stdout.write(
        `Start with ${workers} worker(s): first answer after ${waited.toFixed(0)} ms (goal: under ${most} ms), ${computed.toFixed(0)} ms computed\n`,
      );
    }
    return isInTime;
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
