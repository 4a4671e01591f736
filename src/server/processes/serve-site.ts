import pino from 'pino';
import { isPublic, type Config } from '../config.ts';
import type { ConnectionShare } from '../db/connection-share.ts';
import { ensureFirstAdministrator } from '../domains/accounts/index.ts';
import { logSettings } from '../logged-error.ts';
import { openParts, type Parts } from '../open-parts.ts';
import { confinedInspector } from '../ports/inspection/confined-inspector.ts';
import { aloneOnMachine, type Machine } from '../ports/machine/machine.ts';
import type { SandboxAddress } from '../ports/payments/sandbox/start-sandbox.ts';
import { startServer } from '../start-server.ts';
import { makeDemo } from './make-demo.ts';

interface Serving {
  /** Says a step of the start to the person at the terminal. */
  readonly report: (step: string) => void;
  readonly isDevelopment: boolean;
  /** Whether it is this process that makes what has to be there before anybody is served. */
  readonly prepares: boolean;
  /** What was opened for it and the workers beside it; null when it opens everything itself. */
  readonly among: {
    readonly machine: Machine;
    readonly connections: ConnectionShare;
    readonly sandbox: SandboxAddress | null;
  } | null;
}

async function prepare(config: Config, parts: Parts, report: Serving['report']): Promise<void> {
  const system = parts.contextFor({ kind: 'system', task: 'start' });
  if (config.firstAdministrator)
    await ensureFirstAdministrator(system, config.firstAdministrator.email, config.firstAdministrator.password);
  if (!config.isDemo && (config.isProduction || isPublic(config)))
    await (await import('../demo/refuse-demo-accounts.ts')).refuseDemoAccounts(system);
  if (!config.isDemo) return;
  await makeDemo({ ...config, databaseUrl: config.databaseUrl ?? parts.databaseUrl }, report);
}

/** Serves the site from this process; answers with the way to end it. */
export async function serveSite(config: Config, { report, isDevelopment, prepares, among }: Serving) {
  const machine = among?.machine ?? aloneOnMachine();
  const parts = await openParts(config, {
    log: pino(logSettings(config.logLevel, machine.worker)),
    report,
    role: among ? 'worker' : 'server',
    inspection: confinedInspector(undefined, machine.turns),
    now: () => new Date(),
    machine,
    ...(among ? { connections: among.connections, standingSandbox: among.sandbox } : {}),
  });
  try {
    if (prepares) await prepare(config, parts, report);
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
