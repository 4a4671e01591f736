import path from 'node:path';
import { clusterFolder, createCluster, clusterPassword } from './create-cluster.ts';
import { claimDataFolder, stopOrphan } from './claim-data-folder.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { type PostgresProcess, StartRefused, runPostgres } from './run-postgres.ts';
import { superuser, unprivilegedAccount } from './unprivileged-account.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const firstPause = 100;
const longestPause = 5000;

interface Saved {
  readonly stop: () => Promise<void>;
}

/**
 * Runs a server again whenever it ends without being asked to, at growing distances while it does not start: the disk may be
 * full for hours.
 */
function keepRunning(
  first: PostgresProcess,
  runAgain: () => Promise<PostgresProcess>,
  log: (line: string) => void,
): Saved {
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  let current: PostgresProcess | null = first;

  async function startedAgain(): Promise<PostgresProcess | null> {
    for (let pause = firstPause; !isOver(); pause = Math.min(pause * 2, longestPause)) {
      try {
        return await runAgain();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
      await wait(pause, null, { signal: stopping.signal }).catch(() => undefined);
    }
    return null;
  }

  async function watch(): Promise<void> {
    while (current !== null) {
      await current.ended;
      if (isOver()) return;
      log('PostgreSQL ended without being asked to; it is started again');
      current = null;
      const next = await startedAgain();
      if (isOver()) return next?.stop();
      current = next;
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
}

/** The port of the last start if it is still free, else another free one, saved for the next start. */
async function choosePort(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = (await freePort(isPort(last) ? last : 0)) ?? (await freePort(0));
  if (port === undefined) throw new Error('No port of 127.0.0.1 is free for the embedded PostgreSQL');
  if (port !== last) writeFileSync(file, `${port}\n`);
  return port;
}

function isPort(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 65_536;
}

/** Asks the system for a port of the loopback address (0: any); undefined when it is taken. */
function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ host: '127.0.0.1', port: wanted, exclusive: true }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : undefined;
      probe.close(() => resolve(port));
    });
  });
}

/** What the embedded server needs to know; `settings` override those of the server, for tests. */
export interface EmbeddedPostgresOptions {
  /** A folder of its own: it holds the cluster, its password and its port. */
  dataDir: string;
  log: (line: string) => void;
  settings?: Readonly<Record<string, string>>;
}

/** A running server: the address of its maintenance database, and the way to end it. */
export interface EmbeddedPostgres {
  url: string;
  stop: () => Promise<void>;
}

const ATTEMPTS = 5;

/**
 * Starts an embedded PostgreSQL below `dataDir`, creates the cluster at the first start, and restarts it if it ends.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = options;
  const dataDir = path.resolve(options.dataDir);
  const account = unprivilegedAccount();
  const binaries = await postgresBinaries(account);
  const release = await claimDataFolder(dataDir, account, log);
  try {
    const password = clusterPassword(dataDir);
    await createCluster({ dataDir, account, binaries, password });
    const run = (candidate: number) =>
      runPostgres({ binaries, account, cluster: clusterFolder(dataDir), port: candidate, settings, log });
    const { port, server } = await startOnFreePort(dataDir, run);
    // Everybody knows its address: it comes back there or not at all.
    const kept = keepRunning(server, () => stopOrphan(dataDir, log).then(() => run(port)), log);
    const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
    return { url, stop: () => kept.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

// Between looking for a free port and taking it another program may be faster; and the workers of a
// killed server hold its shared memory for a moment longer.
async function startOnFreePort(
  dataDir: string,
  start: (port: number) => Promise<PostgresProcess>,
  attempt = 1,
): Promise<{ port: number; server: PostgresProcess }> {
  const port = await choosePort(dataDir);
  try {
    return { port, server: await start(port) };
  } catch (error) {
    if (attempt === ATTEMPTS || !(error instanceof StartRefused) || !error.passing) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
    return startOnFreePort(dataDir, start, attempt + 1);
  }
}
