import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { inject } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { loggedError } from '../../server/logged-error.ts';
import { openParts } from '../../server/open-parts.ts';
import { sandboxedInspector } from '../../server/ports/inspection/sandboxed-inspector.ts';
import { startServer } from '../../server/start-server.ts';
import { ownBucket } from '../object-store/own-bucket.ts';
import { newTestDatabase } from '../test-database.ts';
import { freePort } from './free-port.ts';
import { rememberingInspector } from './remembering-inspector.ts';
import { atTheEnd } from '../at-the-end.ts';

/** The product on a new database and data folder, and how to end it. */
async function openProduct(settings: Record<string, string>, hasWorkers: boolean) {
  const database = await newTestDatabase();
  const dataDir = mkdtempSync(path.join(inject('testFolder'), 'product-'));
  const port = String(await freePort());
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
    // Suites make many people from one address; the suite of the limits turns them on.
    CALL_LIMITS: 'off',
    ...(await ownBucket(settings['DATABASE_URL'] ?? database.url)),
    ...settings,
  });
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const parts = await openParts(config, {
    log: pino({ level: config.logLevel, serializers: { err: loggedError } }),
    report: () => {},
    role: 'server',
    inspection: rememberingInspector(sandboxedInspector()),
    now,
  });
  const idle = { ...parts, startWorkers: () => Promise.resolve() };
  const app = await startServer(config, hasWorkers ? parts : idle, false);
  const end = async () => {
    await app.close();
    await parts.close();
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  };
  /** Moves the product's clock ahead of ours, for the tests that follow. */
  const moveClock = (milliseconds: number) => void (clock.ahead += milliseconds);
  const product = {
    url: config.siteUrl,
    config,
    dataDir,
    parts,
    system: parts.contextFor({ kind: 'system', task: 'test' }),
  };
  return { product, moveClock, end };
}

export type Product = Awaited<ReturnType<typeof openProduct>>['product'];
export type OwnProduct = Awaited<ReturnType<typeof startProduct>>;

/**
 * The whole product on a database and a data folder of one suite's own, listening on loopback; ended after the suite. Without
 * workers it leaves every job to the processes beside it.
 */
export async function startProduct(settings: Record<string, string> = {}, { hasWorkers = true } = {}) {
  const { product, moveClock, end } = await openProduct(settings, hasWorkers);
  atTheEnd(end);
  return { ...product, moveClock };
}

let shared: Promise<Product> | undefined;

/**
 * The product that the suites of one test process share, for those that look only at what they made themselves: starting one
 * costs more than most of these suites. It ends with the process; the run removes its database and files.
 */
export function sharedProduct(): Promise<Product> {
  shared ??= openProduct({}, true).then(({ product }) => product);
  return shared;
}
