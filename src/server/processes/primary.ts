import pino from 'pino';
import * as t from '../../messages/cli.ts';
import type { Config } from '../config.ts';
import { shareConnections } from '../db/connection-share.ts';
import { openMigratedDatabase } from '../db/open-migrated-database.ts';
import { logSettings } from '../logged-error.ts';
import { ownWebhook } from '../ports/payments/refused-event.ts';
import { report } from './terminal.ts';
import { forkWorker, workerPool } from './worker-pool.ts';

/** The payment sandbox has one memory: where it is used at all, all workers use this one. */
async function openSandbox(config: Config) {
  if (config.stripe !== null) return null;
  const { startOwnSandbox } = await import('../ports/payments/open-payments.ts');
  const log = pino(logSettings(config.logLevel, null));
  const sandbox = await startOwnSandbox({ ...config, webhookUrl: ownWebhook(config), log });
  const { host, port, secretKey, webhookSecret, close } = sandbox;
  return { address: { host, port, secretKey, webhookSecret }, close };
}

/**
 * Serves the site by several processes on one port: this one opens what they share, and node:cluster gives each
 * connection to a worker; it serves nothing itself.
 */
export async function runPrimary(config: Config, wanted: number, fail: (error: unknown) => void) {
  const closers: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  const log = pino(logSettings(config.logLevel, null));
  // It reads its modules meanwhile.
  const first = forkWorker();
  try {
    const server = await openMigratedDatabase({ ...config, processes: wanted, role: 'server', report, log });
    closers.push(server.stop);
    const { workers, share } = await shareConnections(server.directUrl, wanted, config.workers !== null);
    if (workers < wanted) report(t.fewerWorkers({ count: workers, wanted }));
    const sandbox = await openSandbox(config);
    if (sandbox !== null) closers.push(sandbox.close);
    const opened = { config: { ...config, databaseUrl: server.url }, sandbox: sandbox?.address ?? null };
    const pool = workerPool({ ...opened, connections: share }, workers, fail, first);
    closers.push(pool.end);
    await pool.served;
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
