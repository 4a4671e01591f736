import pino from 'pino';
import type { Config } from '../config.ts';
import { shareConnections } from '../db/connection-share.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabaseServer } from '../db/open-database-server.ts';
import { logSettings } from '../logged-error.ts';
import { ownWebhook } from '../ports/payments/own-webhook.ts';
import type { SandboxAddress } from '../ports/payments/sandbox/start-sandbox.ts';
import { report } from './terminal.ts';
import { workerPool, type Shared } from './worker-pool.ts';

type Closers = (() => Promise<unknown>)[];

/** The payment sandbox has one memory: where it is used at all, all workers use this one. */
async function openSandbox(config: Config, closers: Closers): Promise<SandboxAddress | null> {
  if (config.stripe !== null) return null;
  const { startOwnSandbox } = await import('../ports/payments/open-payments.ts');
  const log = pino(logSettings(config.logLevel, null));
  const sandbox = await startOwnSandbox({ ...config, webhookUrl: ownWebhook(config), log });
  closers.push(sandbox.close);
  const { host, port, secretKey, webhookSecret } = sandbox;
  return { host, port, secretKey, webhookSecret };
}

/** Opens what there is one of for all workers, the database first. */
async function openShared(config: Config, wanted: number, closers: Closers) {
  const log = pino(logSettings(config.logLevel, null));
  const server = await openDatabaseServer({
    ...config,
    processes: wanted,
    role: 'server',
    report,
    log: (line) => log.info({}, line),
  });
  closers.push(server.stop);
  report('Bringing the database up to date');
  await migrate(server.directUrl);
  const { workers, share } = await shareConnections(server.directUrl, wanted, config.workers !== null);
  if (workers < wanted) report(`The database has connections for ${workers} of ${wanted} workers`);
  const sandbox = await openSandbox(config, closers);
  const shared: Shared = { config: { ...config, databaseUrl: server.url }, connections: share, sandbox };
  return { shared, workers };
}

/**
 * Serves the site by several processes on one port: this one opens what they share, hands each connection to a worker, and
 * replaces workers that end; it serves nothing itself.
 */
export async function runPrimary(config: Config, wanted: number, fail: (error: unknown) => void) {
  const closers: Closers = [];
  const end = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const { shared, workers } = await openShared(config, wanted, closers);
    const pool = workerPool(shared, fail);
    closers.push(pool.end);
    await pool.serve(workers);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
