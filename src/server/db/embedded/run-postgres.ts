import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { type Account, postgresEnvironment, superuser } from './unprivileged-account.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess } from './process-table.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** The address of the server that another running Colophon has on this folder, or null. */
export function runningPostgres(dataDir: string): string | null {
  const owner = read(path.join(dataDir, 'owner'));
  if (owner === '' || !isSameProcess(owner)) return null;
  return `postgres://${superuser}:${read(path.join(dataDir, 'password'))}@127.0.0.1:${read(path.join(dataDir, 'port'))}/postgres`;
}

/** A server that accepts connections. */
export interface PostgresProcess {
  /** Comes with its end, asked for or not. */
  readonly ended: Promise<void>;
  stop: () => Promise<void>;
}

/** The server ended instead of starting; `passing` when another attempt may well go through. */
export class StartRefused extends Error {
  readonly passing: boolean;

  constructor(lines: readonly string[]) {
    super(`PostgreSQL did not start:\n${lines.join('\n')}`);
    this.passing = /could not (bind|create any TCP)|shared memory block|Address already in use/.test(this.message);
  }
}

interface Launch {
  binaries: PostgresBinaries;
  account: Account;
  cluster: string;
  port: number;
  settings: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

// Recovery after a crash replays the log before it lets anyone in.
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;

/** Runs the server and resolves when it accepts connections. */
export async function runPostgres(launch: Launch): Promise<PostgresProcess> {
  const server = spawnServer(launch);
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const lastResort = (): boolean => server.kill('SIGINT');
  process.once('exit', lastResort);
  void ended.then(() => process.off('exit', lastResort));
  await accepting(server, launch.log);

  return { ended, stop: () => endServer(server, ended) };
}

function spawnServer({ binaries, account, cluster, port, settings }: Launch): ChildProcess {
  const effective = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: '100',
    log_checkpoints: 'off',
    ...settings,
  };
  const flags = Object.entries(effective).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C in a terminal must not reach the database before the application has let go of it.
  return spawn(binaries.postgres, ['-D', cluster, ...flags], {
    ...account,
    cwd: cluster,
    env: postgresEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function accepting(server: ChildProcess, log: Launch['log']): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let started = false;
    const timer = setTimeout(() => server.kill('SIGQUIT'), START_LIMIT_MS);
    if (server.stderr !== null) {
      createInterface({ input: server.stderr }).on('line', (line) => {
        log(line);
        if (started) return;
        lines.push(line);
        if (!/ready to accept (read-only )?connections/.test(line)) return;
        started = true;
        clearTimeout(timer);
        resolve();
      });
    }
    server.once('error', (error) => lines.push(error.message));
    server.once('close', () => {
      clearTimeout(timer);
      reject(new StartRefused(lines.slice(-20)));
    });
  });
}

// SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one.
async function endServer(server: ChildProcess, ended: Promise<void>): Promise<void> {
  server.kill('SIGINT');
  const timers = [
    setTimeout(() => server.kill('SIGQUIT'), STOP_LIMIT_MS),
    setTimeout(() => server.kill('SIGKILL'), 2 * STOP_LIMIT_MS),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
}
