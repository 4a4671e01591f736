import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { superuser } from '../../server/db/embedded/unprivileged-account.ts';
import { openParts } from '../../server/open-parts.ts';
import { sandboxedInspector } from '../../server/ports/inspection/sandboxed-inspector.ts';
import { serverProcess } from '../product/server-process.ts';
import type { Product } from '../product/start-product.ts';
import { workersOf } from '../product/worker-processes.ts';
import { timeUntil } from './figures.ts';
import { atTheEnd } from '../at-the-end.ts';

const read = (...place: string[]) => readFileSync(path.join(...place), 'utf8').trim();

/** A folder of the suite's own that the database's account may pass; it goes with the suite. */
function aDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-faults-'));
  chmodSync(folder, 0o755);
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of the database that a server runs under its data folder. */
const embeddedUrl = (dataDir: string) =>
  `postgres://${superuser}:${read(dataDir, 'postgres', 'password')}@127.0.0.1:${read(dataDir, 'postgres', 'port')}/colophon`;

const isReady = (url: string) => async () => (await fetch(`${url}/readyz`)).status === 200;

interface Traits {
  readonly settings?: Readonly<Record<string, string>>;
  /** Where its database is; without one it runs its own. */
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

/** The product as an operator runs it: a process of its own, with a database of its own, which faults befall. */
export async function aSite({ settings = {}, databaseUrl, dataDir = aDataFolder() }: Traits = {}) {
  const all = { DEMO: 'off', ...settings };
  const server = await serverProcess({ config: { databaseUrl: databaseUrl ?? null, s3: null }, dataDir }, all);
  await timeUntil(isReady(server.url), 60_000);
  const postgres = async () => Number.parseInt(read(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 10);

  /** Works at its database beside it, as the tests' factories do. */
  async function inside<T>(work: (product: Product) => Promise<T>): Promise<T> {
    const url = databaseUrl ?? embeddedUrl(dataDir);
    const ours = { PORT: new URL(server.url).port, SITE_URL: server.url, LOG_LEVEL: 'silent', CALL_LIMITS: 'off' };
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, ...ours, ...settings });
    const now = () => new Date();
    const parts = await openParts(config, {
      log: pino({ level: 'silent' }),
      report: () => undefined,
      role: 'command',
      inspection: sandboxedInspector(),
      now,
    });
    const system = parts.contextFor({ kind: 'system', task: 'test' });
    try {
      return await work({ url: server.url, config, dataDir, parts, system });
    } finally {
      await parts.close();
    }
  }

  return {
    ...server,
    dataDir,
    inside,
    postgres,
    /** The processes that serve, where there are several of them beside the one that was started. */
    workers: () => workersOf(server.pid()),
    /** Waits until it is ready; answers how long that took, in milliseconds. */
    ready: (within: number) => timeUntil(isReady(server.url), within),
    databaseUrl: () => databaseUrl ?? embeddedUrl(dataDir),
  };
}

export type Site = Awaited<ReturnType<typeof aSite>>;
