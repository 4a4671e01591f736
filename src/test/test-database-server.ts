import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { quickFolder } from '../../scripts/quick-folder.mjs';
import { stopOrphan } from '../server/db/embedded/claim-data-folder.ts';
import { createDatabase, dropDatabase } from '../server/db/embedded/create-database.ts';
import { isSameProcess } from '../server/db/embedded/process-table.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '../server/db/migrate.ts';
import { openQueue } from '../server/jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseServer: string;
    testDatabasePrefix: string;
    /** Where the products of the run keep their files. */
    testFolder: string;
  }
}

const silent = () => {};
const silentLog = { info: silent, warn: silent, error: silent };
const FOLDER_PREFIX = 'colophon-test-database-';

/** Vitest's global setup: one server for the run, and in it the migrated template that every suite clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await serverForThisRun();
  const prefix = `test_${randomBytes(4).toString('hex')}_`;
  try {
    await fillTemplate(await createDatabase(server.url, `${prefix}template`));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testDatabaseServer', server.url);
  project.provide('testDatabasePrefix', prefix);
  const folder = mkdtempSync(path.join(quickFolder(), 'colophon-test-files-'));
  project.provide('testFolder', folder);
  return async () => {
    await dropDatabasesOf(server.url, prefix);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Our tables and the job queues, so that no suite has to make them. */
async function fillTemplate(url: string): Promise<void> {
  await migrate(url);
  const queue = await openQueue(url, silentLog, { connections: 1, works: false });
  await queue.close();
}

/** The server that the environment names, or one for the time of this process. */
export async function serverForThisRun(): Promise<EmbeddedPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} };
  await sweepKilledRuns();
  const folder = mkdtempSync(path.join(quickFolder(), FOLDER_PREFIX));
  chmodSync(folder, 0o755);
  const lines: string[] = [];
  // A crash of the machine may lose this database, and the tests are the faster for it.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startEmbeddedPostgres({ dataDir: folder, settings, log: (line) => lines.push(line) });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

async function sweepKilledRuns(): Promise<void> {
  const folders = readdirSync(quickFolder()).filter((name) => name.startsWith(FOLDER_PREFIX));
  await Promise.all(folders.map((name) => sweep(path.join(quickFolder(), name))));
}

// A folder without an owner may belong to a run that is just beginning: it stays.
async function sweep(folder: string): Promise<void> {
  try {
    if (isSameProcess(readFileSync(path.join(folder, 'owner'), 'utf8'))) return;
  } catch {
    return;
  }
  await stopOrphan(folder, () => {});
  rmSync(folder, { recursive: true, force: true });
}

async function dropDatabasesOf(serverUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const sql = 'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)';
  const found = await client.query<{ name: string }>(sql, [prefix]);
  await client.end();
  await Promise.all(found.rows.map(({ name }) => dropDatabase(serverUrl, name)));
}
