import pino from 'pino';
import { isPublic, type Config } from '../config.ts';
import type { ConnectionShare } from '../db/connection-share.ts';
import { ensureFirstAdministrator } from '../domains/accounts/index.ts';
import { logSettings } from '../logged-error.ts';
import { openParts, type Parts } from '../open-parts.ts';
import { sandboxedInspector } from '../ports/inspection/sandboxed-inspector.ts';
import type { SandboxAddress } from '../ports/payments/sandbox/start-sandbox.ts';
import { noOtherWorkers, type Workers } from '../ports/workers/workers.ts';
import { startServer } from '../start-server.ts';
import { makeDemo } from './demo.ts';
import { report } from './terminal.ts';

interface Serving {
  readonly isDevelopment: boolean;
  /** Whether this process prepares what must exist before the first request. */
  readonly prepares: boolean;
  /** What the primary opened for this worker; null when it opens everything itself. */
  readonly among: {
    readonly workers: Workers;
    readonly connections: ConnectionShare;
    readonly sandbox: SandboxAddress | null;
  } | null;
}

async function prepare(config: Config, parts: Parts): Promise<void> {
  const system = parts.contextFor({ kind: 'system', task: 'start' });
  if (config.firstAdministrator)
    await ensureFirstAdministrator(system, config.firstAdministrator.email, config.firstAdministrator.password);
  if (!config.isDemo && (config.isProduction || isPublic(config)))
    await (await import('../demo/refuse-demo-accounts.ts')).refuseDemoAccounts(system);
  if (config.isDemo) await makeDemo();
}

/** Serves the site from this process; answers with the way to end it. */
export async function serveSite(config: Config, { isDevelopment, prepares, among }: Serving) {
  const workers = among?.workers ?? noOtherWorkers();
  const parts = await openParts(config, {
    log: pino(logSettings(config.logLevel, workers.number)),
    report,
    role: among ? 'worker' : 'server',
    inspection: sandboxedInspector(undefined, workers.locks),
    now: () => new Date(),
    workers,
    ...(among ? { connections: among.connections, currentSandbox: among.sandbox } : {}),
  });
  try {
    if (prepares) await prepare(config, parts);
    const app = await startServer(config, parts, isDevelopment);
    return async () => {
      try {
        await Promise.all([parts.restWorkers(), app.close()]);
      } finally {
        await parts.close();
      }
    };
  } catch (error) {
    await parts.close();
    throw error;
  }
}
