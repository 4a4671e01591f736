import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './create-database.ts';
import { endedWithin, processIdentity } from './process-table.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

let folder: string;
let dataDir: string;
const lines: string[] = [];
const log = (line: string): number => lines.push(line);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'colophon-embedded-'));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'postgres');
  lines.length = 0;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

/** Asks again and again until the server answers. */
async function answered(url: string, sql: string): Promise<unknown[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const rows = await query(url, sql).catch(() => null);
    if (rows !== null) return rows;
    await wait(50);
  }
  throw new Error('It did not come back');
}

test('a committed row is there after the database server was killed, which comes back by itself at its address', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await query(server.url, 'CREATE TABLE kept (word text)');
    await query(server.url, "INSERT INTO kept VALUES ('still here')");
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
      const killed = serverPid();
      process.kill(killed, signal);
      expect(await endedWithin(killed, 10_000)).toBe(true);
      expect(await answered(server.url, 'SELECT word FROM kept')).toEqual([{ word: 'still here' }]);
    }
  } finally {
    await server.stop();
  }
});

test('the server that a killed process left behind is stopped, and its rows are there', async () => {
  const module = path.join(import.meta.dirname, 'start-embedded-postgres.ts');
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    console.log(url);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(parent.stdout.setEncoding('utf8'), 'data')).map((text) => String(text).trim());
  await query(String(url), 'CREATE TABLE kept AS SELECT 42 AS answer');
  const orphan = serverPid();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(await endedWithin(orphan, 0)).toBe(false);

  const next = await startEmbeddedPostgres({ dataDir, log });
  try {
    expect(lines.join('\n')).toContain(`process ${orphan}`);
    expect(await endedWithin(orphan, 0)).toBe(true);
    expect(next.url).toBe(url);
    expect(await query(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  } finally {
    await next.stop();
  }
});

test('a folder in use by a living process is refused', async () => {
  const holder = spawn('sleep', ['60'], { stdio: 'ignore' });
  const server = await startEmbeddedPostgres({ dataDir, log });
  await server.stop();
  writeFileSync(path.join(dataDir, 'owner'), processIdentity(Number(holder.pid)));
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await startEmbeddedPostgres({ dataDir, log })).stop();
});

test('it listens on the loopback address alone, sorts by code point, and keeps its password closed', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    const sockets =
      "SELECT current_setting('listen_addresses') AS tcp, current_setting('unix_socket_directories') AS unix";
    expect(await query(server.url, sockets)).toEqual([{ tcp: '127.0.0.1', unix: '' }]);
    const locale = "SELECT datlocprovider AS provider, datlocale AS locale FROM pg_database WHERE datname = 'postgres'";
    expect(await query(server.url, locale)).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
    expect(statSync(path.join(dataDir, 'password')).mode & 0o777).toBe(0o600);
    const intruder = new URL(server.url);
    intruder.password = 'guess';
    await expect(query(intruder.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  } finally {
    await server.stop();
  }
});

test('issue 9: a server that cannot start again is tried again until it can', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  const settings = path.join(dataDir, 'cluster', 'postgresql.auto.conf');
  writeFileSync(settings, "max_connections = 'many'\n");
  try {
    process.kill(serverPid(), 'SIGKILL');
    const refusals = () => lines.filter((line) => line.startsWith('PostgreSQL did not start')).length;
    await expect.poll(refusals, { timeout: 10_000 }).toBeGreaterThan(1);
    writeFileSync(settings, '');
    expect(await answered(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await server.stop();
  }
});

test('stopping twice, or after the server has died, comes to an end', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  process.kill(serverPid(), 'SIGKILL');
  await expect(server.stop()).resolves.toBeUndefined();
  await expect(server.stop()).resolves.toBeUndefined();
});

test.runIf(process.getuid?.() === 0)(
  'as root, a folder closed to other accounts is refused with the way out',
  async () => {
    chmodSync(folder, 0o700);
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/closed to other accounts.*set DATA_DIR/s);
  },
);

test('a database is made once, found again, and dropped with its connections', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    const url = await createDatabase(server.url, 'colophon');
    expect(await createDatabase(server.url, 'colophon')).toBe(url);
    expect(await query(url, 'SELECT current_database() AS name')).toEqual([{ name: 'colophon' }]);
    await dropDatabase(server.url, 'colophon');
    await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist');
  } finally {
    await server.stop();
  }
});
