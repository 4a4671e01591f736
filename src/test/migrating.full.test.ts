import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { migrateCommand } from '../server/cli/migrate-command.ts';
import { readConfig } from '../server/config.ts';
import { createDatabase, dropDatabase } from '../server/db/embedded/create-database.ts';
import { knownMigrations } from '../server/db/known-migrations.ts';
import { migrate, pendingMigrations } from '../server/db/migrate.ts';
import { migrationsFolder } from '../server/db/migrations-folder.ts';
import { runColophon } from './product/command-line.ts';
import { testDatabase } from './test-database.ts';
import { atTheEnd } from './at-the-end.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const Journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});

/** The migrations of the product with more behind them: those of a newer version. */
function withMore(...more: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-more-migrations-'));
  folders.push(folder);
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = Journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations');
  for (const [index, statements] of more.entries()) {
    const tag = `9${index}_more`;
    journal.entries.push({ ...last, idx: last.idx + index + 1, when: last.when + index + 1, tag });
    writeFileSync(path.join(folder, `${tag}.sql`), statements);
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

async function emptyDatabase(): Promise<string> {
  const server = inject('testDatabaseServer');
  const name = `${inject('testDatabasePrefix')}${randomBytes(6).toString('hex')}`;
  atTheEnd(() => dropDatabase(server, name));
  return createDatabase(server, name);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function rowsOf(url: string, query: string): Promise<unknown[]> {
  const client = await connected(url);
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

const applied = (url: string) => rowsOf(url, 'select count(*)::int as count from drizzle.__drizzle_migrations');
const isThere = (url: string, table: string) => rowsOf(url, `select to_regclass('${table}') is not null as there`);
const count = knownMigrations().length;

test('issue 9: of two processes that migrate at once one does it, and the other finds it done', async () => {
  const url = await emptyDatabase();
  const env = { DATABASE_URL: url };
  const said: string[] = [];
  const look = () => migrateCommand.parseFirst(['--check'])(readConfig(env), (line) => void said.push(line));
  expect([await look(), said[0]]).toEqual([1, 'To be applied: 0000_first']);
  const both = await Promise.all([runColophon(env, 'migrate'), runColophon(env, 'migrate')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const lines = both.flatMap((one) => one.said.match(/^Applied: .*$/gm) ?? []);
  expect(lines).toEqual(knownMigrations().map(({ name }) => `Applied: ${name}`));
  expect(await applied(url)).toEqual([{ count }]);
  expect([await look(), said.at(-1)]).toEqual([0, 'The database is up to date.']);
});

test('issue 9: a migration that fails leaves nothing of itself nor of those before it', async () => {
  const { url } = await testDatabase();
  const folder = withMore('CREATE TABLE "first_half" ("id" int);', 'CREATE TABLE "second_half" ("id" nonsense);');
  await expect(migrate(url, { folder })).rejects.toThrow(/second_half/);
  expect(await isThere(url, 'first_half')).toEqual([{ there: false }]);
  expect(await applied(url)).toEqual([{ count }]);
  expect(await migrate(url, { folder: withMore('CREATE TABLE "first_half" ("id" int);') })).toEqual(['90_more']);
});

test('issue 9: a newer database that keeps this version working is worked with', async () => {
  const { url } = await testDatabase();
  await migrate(url, { folder: withMore('ALTER TABLE "users" ADD COLUMN "shoe_size" int;') });
  expect(await pendingMigrations(url)).toEqual([]);
  expect(await migrate(url)).toEqual([]);
  expect(await applied(url)).toEqual([{ count: count + 1 }]);
});

test('issue 9: a newer database that says that this version cannot work with it is refused, in words', async () => {
  const { url } = await testDatabase();
  const folder = withMore('-- breaks: email has a new name\nALTER TABLE "users" RENAME COLUMN "email" TO "address";');
  await migrate(url, { folder });
  const words =
    /newer version of Colophon \(1 migration unknown here\), which this version cannot work with: email has a new name/;
  await expect(migrate(url)).rejects.toThrow(words);
  await expect(pendingMigrations(url)).rejects.toThrow(words);
  expect(await migrate(url, { folder })).toEqual([]);
});

test('issue 9: a migration that was made before the last that was applied is not passed over in silence', async () => {
  const { url } = await testDatabase();
  await rowsOf(
    url,
    'delete from drizzle.__drizzle_migrations where id = (select max(id) - 1 from drizzle.__drizzle_migrations)',
  );
  await expect(migrate(url)).rejects.toThrow(/lacks migrations that are older .*: \d{4}_/);
});

test('issue 9: a table that somebody holds does not hang the start, nor those who wait behind it', async () => {
  const { url } = await testDatabase();
  const folder = withMore('ALTER TABLE "users" ADD COLUMN "shoe_size" int;');
  const other = await connected(url);
  await other.query('begin; lock table users in share mode');
  await expect(migrate(url, { folder, patience: { lock: 50, tries: 2, pause: 1 } })).rejects.toThrow(
    /another connection held a lock during 2 attempts\. Nothing was changed/,
  );
  const migrating = migrate(url, { folder, patience: { lock: 100, tries: 100, pause: 10 } });
  await other.query('select pg_sleep(0.3); rollback');
  expect(await migrating).toEqual(['90_more']);
  await other.end();
});

test('issue 9: a migration that the database gives up for somebody who waits for it in turn is tried again', async () => {
  const { url } = await testDatabase();
  const folder = withMore(`do $$ begin
      if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    end $$;
    create table "after_all" ("id" int);`);
  await rowsOf(url, 'create sequence tries');
  expect(await migrate(url, { folder, patience: { lock: 100, tries: 2, pause: 1 } })).toEqual(['90_more']);
  expect(await isThere(url, 'after_all')).toEqual([{ there: true }]);
});

test('issue 9: bounds of the address, for those who wait, do not bind a migration', async () => {
  const url = `${await emptyDatabase()}?statement_timeout=1&lock_timeout=1`;
  expect(await migrate(url)).toHaveLength(count);
});

test('a database that cannot be opened is told by its name and with the reason, and without its password', async () => {
  const url = new URL(await emptyDatabase());
  const nobody = Object.assign(new URL(url), { port: '1' });
  await expect(migrate(nobody.href)).rejects.toThrow(
    /^The database cannot be opened: \S+ at 127\.0\.0\.1:1 \(DATABASE_URL\) does not answer \(ECONNREFUSED\)\. Is PostgreSQL running there\?$/,
  );
  const missing = Object.assign(new URL(url), { pathname: '/not_there' });
  const refused = migrate(missing.href).catch(String);
  expect(await refused).toMatch(/not_there at \S+ \(DATABASE_URL\) refuses the connection: .*not_there/);
  expect(url.password).not.toBe('');
  expect(await refused).not.toContain(`:${url.password}`);
});

test('a role that may make no tables is told what it lacks', async () => {
  const url = await emptyDatabase();
  const role = `reader_${randomBytes(6).toString('hex')}`;
  await rowsOf(url, `create role ${role} login password 'x'`);
  const asReader = Object.assign(new URL(url), { username: role, password: 'x' });
  await expect(migrate(asReader.href)).rejects.toThrow(/role of DATABASE_URL may not create tables/);
  await rowsOf(url, `drop role ${role}`);
});
