import path from 'node:path';
import { clusterFolder, createCluster } from './create-cluster.ts';
import { clusterPassword } from './cluster-password.ts';
import { choosePort } from './choose-port.ts';
import { claimDataFolder, stopOrphan } from './claim-data-folder.ts';
import { keepRunning } from './keep-running.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { type PostgresProcess, StartRefused, runPostgres } from './run-postgres.ts';
import { superuser, unprivilegedAccount } from './unprivileged-account.ts';

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

/** Starts a PostgreSQL of the product's own below `dataDir`, making the cluster at the first start, and keeps it running. */
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
