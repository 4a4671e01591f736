import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import pg from 'pg';
import { testDatabase } from '../../test/test-database.ts';
import { aRelay } from '../../test/faults/relay.ts';
import { listenForPublicChanges, publicContentChannel } from './public-version.ts';

const { url } = await testDatabase();
const { hostname, port } = new URL(url);
const line = await aRelay({ host: hostname, port: Number(port) });
const byTheLine = new URL(url);
byTheLine.port = String(line.port);
afterEach(() => void vi.restoreAllMocks());

/** Makes the clock that silence is measured by run ahead. */
function later(milliseconds: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

test('decision 0002: while the database is away what is kept counts for a minute, and when it is back it is made anew', async () => {
  const lost: unknown[] = [];
  const version = await listenForPublicChanges(byTheLine.href, {
    onLost: (error) => void lost.push(error),
    onChange: () => undefined,
  });
  const before = version.current();
  // A process that was suspended has a connection, but has heard nothing.
  later(61_000);
  expect(version.current()).toBeNull();
  vi.restoreAllMocks();
  line.refuse();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  expect([before, version.current()]).toEqual([before, before]);
  later(61_000);
  expect(version.current()).toBeNull();
  vi.restoreAllMocks();
  await line.mend();
  await expect.poll(() => version.current(), { timeout: 5000 }).toBeGreaterThan(before ?? 0);
  // If no page can be rendered, the previous one may still be shown for a minute after the last announcement.
  expect(version.standsFrom()).toBeLessThanOrEqual(before ?? 0);
  later(61_000);
  expect(version.standsFrom()).toBeGreaterThan(before ?? 0);
  vi.restoreAllMocks();
  await version.close();
});

test('decision 0002: a database that takes others and not us may change: nothing that is kept counts', async () => {
  const version = await listenForPublicChanges(byTheLine.href, { onLost: () => undefined, onChange: () => undefined });
  const before = version.current() ?? 0;
  expect(version.standsFrom()).toBeLessThanOrEqual(before);
  const database = new URL(url).pathname.slice(1);
  const beside = new URL(url);
  beside.pathname = '/postgres';
  const office = new pg.Client({ connectionString: beside.href });
  await office.connect();
  await office.query(`alter database "${database}" allow_connections false`);
  await office.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
  await expect.poll(() => version.current(), { timeout: 5000 }).toBeNull();
  // Any other failed attempt says nothing about changes by others.
  line.refuse();
  await wait(1500);
  await line.mend();
  await office.query(`alter database "${database}" allow_connections true`);
  await office.end();
  await expect.poll(() => version.current(), { timeout: 5000 }).not.toBeNull();
  expect(version.standsFrom(), 'nobody knows what changed').toBeGreaterThan(before);
  const heard = version.current() ?? 0;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query(`notify ${publicContentChannel}`);
  await expect.poll(() => version.current()).toBeGreaterThan(heard);
  expect(version.standsFrom()).toBe(version.current());
  await other.end();
  await version.close();
});
