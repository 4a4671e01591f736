import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { articles } from '../contracts/articles.ts';
import { journals } from '../contracts/journals.ts';
import { articlePdfHref } from '../contracts/pages.ts';
import { record } from '../contracts/audit-log.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { examine } from '../server/cli/doctor-command.ts';
import { demoPassword } from '../server/demo/demo-file.ts';
import { loadDemo } from '../server/demo/load-demo.ts';
import { StoreAway } from '../server/ports/storage/cannot-store.ts';
import { createDatabase, dropDatabase } from '../server/db/embedded/create-database.ts';
import { reply } from './product/client.ts';
import { commandLine } from './product/command-line.ts';
import { startProduct, type Product } from './product/start-product.ts';
import { atTheEnd } from './at-the-end.ts';

/** Commands are processes of their own, which a busy machine starts slowly. */
vi.setConfig({ testTimeout: 120_000 });

const product = await startProduct();
await loadDemo(product.system, () => {});

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-backup-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'site.backup');

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
}
const here: Place = { databaseUrl: product.config.databaseUrl ?? '', dataDir: product.dataDir };

const run = ({ databaseUrl, dataDir }: Place, ...words: string[]) =>
  commandLine(product, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }).run(...words);

/** A database without a table, and a data folder without a file. */
async function anEmptyPlace(): Promise<Place> {
  const server = inject('testDatabaseServer');
  const name = `${inject('testDatabasePrefix')}${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createDatabase(server, name);
  atTheEnd(() => dropDatabase(server, name));
  return { databaseUrl, dataDir: mkdtempSync(path.join(folder, 'data-')) };
}

async function rowsOf({ databaseUrl }: Place) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from public.${name} t`,
    );
    counts[name] = rows[0]?.sum ?? '';
  }
  await client.end();
  return counts;
}

/** Every public page of a site, and every PDF, by its address; the site's own address is taken out. */
async function pagesOf(site: Product): Promise<Record<string, string>> {
  const { url } = site;
  const at = async (address: string) => {
    const answer = await fetch(url + address);
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return `${answer.status} ${bytes.replaceAll(new URL(url).host, 'press.example')}`;
  };
  const listed = async (map: string) =>
    [...(await at(map)).matchAll(/<loc>http:\/\/press\.example([^<]*)<\/loc>/g)].map(([, found]) => found ?? '');
  const maps = await listed('/sitemap.xml');
  const addresses = new Set(['/', '/all_articles.rss', '/editorial-board', ...maps]);
  for (const map of maps.filter((one) => one.endsWith('.xml')))
    for (const address of await listed(map)) addresses.add(address);
  const read: Record<string, string> = {};
  for (const address of addresses) read[address] = await at(address);
  for (const { id, articlePublishedJournal } of await reply(site, articles.published)) {
    const pdf = articlePdfHref(articlePublishedJournal.journalAbbreviation, id);
    read[pdf] = await at(pdf);
  }
  for (const { journalImageURL } of await reply(site, journals.list))
    if (journalImageURL) read[journalImageURL] = await at(journalImageURL);
  return read;
}

test('a site that runs is backed up by one command, and restored by one: every row, page and file is as it was', async () => {
  const rowsBefore = await rowsOf(here);
  const made = await run(here, 'backup', file);
  const rowsAfter = await rowsOf(here);
  expect(made.said).toMatch(/: \d\d tables and \d\d+ files\./);
  expect(made.code).toBe(0);
  const place = await anEmptyPlace();
  const restored = await run(place, 'restore', file);
  expect(restored.said).toMatch(/Restored as of 20\d\d-.*: \d\d tables, \d+ files, \d+ waiting jobs\./);
  // What the site's own jobs wrote meanwhile may stand as it was at one moment or another.
  const steady = Object.entries(rowsBefore).filter(([table, rows]) => rowsAfter[table] === rows);
  expect(steady.length).toBeGreaterThan(40);
  expect(await rowsOf(place)).toMatchObject(Object.fromEntries(steady));
  const again = await startProduct({ DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir });
  const [before, after] = [await pagesOf(product), await pagesOf(again)];
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(after).toEqual(before);
  const signIn = { email: 'admin@demo.example', password: demoPassword };
  const administrator = await reply(again, accounts.login, { body: signIn });
  const checked = await reply(again, record.check, { body: {} }, administrator);
  expect(checked).toMatchObject({ fault: null });
});

test('issue 9: the doctor knows of the last copy that was made whole, and of none on a site that was restored from it', async () => {
  const lastCopyOf = async ({ databaseUrl, dataDir }: Place) => {
    const checked = await examine({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const { state, found } = checked.find(({ name }) => name === 'Last backup') ?? {};
    return `${state}: ${found}`;
  };
  expect(await lastCopyOf(here)).toMatch(/^ok: .* within a day/);
  const place = await anEmptyPlace();
  await run(place, 'restore', file);
  expect(await lastCopyOf(place)).toMatch(/^warn: .* ever made/);
});

test('nothing is restored over a site that is there', async () => {
  const { users, articles: papers } = await rowsOf(here);
  const refused = await run(here, 'restore', file);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('This database is not empty.')]);
  expect(await rowsOf(here)).toMatchObject({ users, articles: papers });
});

test('a backup that was cut off or changed is refused before anything is touched', async () => {
  const place = await anEmptyPlace();
  const whole = readFileSync(file);
  const changed = path.join(folder, 'changed.backup');
  const middle = whole.length >> 1;
  writeFileSync(
    changed,
    Buffer.concat([whole.subarray(0, middle), Buffer.from([(whole[middle] ?? 0) ^ 1]), whole.subarray(middle + 1)]),
  );
  const cut = path.join(folder, 'cut.backup');
  writeFileSync(cut, whole);
  truncateSync(cut, middle - (middle % 512));
  const other = path.join(folder, 'other.backup');
  writeFileSync(other, 'These are no bytes of a backup. '.repeat(100));
  for (const bad of [changed, cut, other]) {
    const { code, said } = await run(place, 'restore', bad);
    expect([code, said]).toEqual([1, expect.stringMatching(/not a (whole )?backup/)]);
  }
  expect(Object.keys(await rowsOf(place))).toEqual([]);
});

test('issue 9: a store that is away ends a backup, and the one of yesterday stays in its place', async () => {
  const current = path.join(folder, 'nightly.backup');
  writeFileSync(current, 'of yesterday');
  const away = () => Promise.reject(new StoreAway(new Error('ECONNREFUSED')));
  const storage = { ...product.system.storage, read: away };
  await expect(makeBackup({ databaseUrl: here.databaseUrl, storage, now: new Date() }, current)).rejects.toThrow(
    StoreAway,
  );
  expect([readFileSync(current, 'utf8'), existsSync(`${current}.part`)]).toEqual(['of yesterday', false]);
});

test('issue 9: a backup whose tables find no room on the disk ends with that, and leaves nothing behind', async () => {
  const spool = mkdtempSync(path.join(folder, 'spool-'));
  vi.stubEnv('TMPDIR', spool);
  const storage = {
    ...product.system.storage,
    check: async () => readdirSync(spool).forEach((name) => rmSync(path.join(spool, name), { recursive: true })),
  };
  const full = path.join(folder, 'full.backup');
  const refused = makeBackup({ databaseUrl: here.databaseUrl, storage, now: new Date() }, full);
  await expect(refused.finally(() => vi.unstubAllEnvs())).rejects.toThrow(/ENOENT.*table|Premature close/);
  expect([existsSync(`${full}.part`), readdirSync(spool)]).toEqual([false, []]);
});

test('a backup that cannot be written says so and leaves no half of one', async () => {
  const full = path.join(folder, 'no-such-folder', 'site.backup');
  const refused = await run(here, 'backup', full);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('no-such-folder')]);
  expect(existsSync(`${full}.part`)).toBe(false);
  const unnamed = await run(here, 'backup');
  expect([unnamed.code, unnamed.said]).toEqual([2, expect.stringContaining('Give the name of one file.')]);
});
