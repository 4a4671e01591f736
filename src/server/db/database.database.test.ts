import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';

const { url } = await testDatabase();
const lost: Error[] = [];
const { db, pool, close } = openDatabase(url, (error) => void lost.push(error));
afterAll(close);
beforeEach(() => void lost.splice(0));

const isFree = () => pool.totalCount === pool.idleCount;

test('issue 9: a connection that is lost between two statements of a transaction fails this transaction, and nothing else', async () => {
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await expect.poll(() => lost.length).toBe(1);
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow(/Failed query: (select 1|rollback)/);
  expect(isFree()).toBe(true);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('issue 9: connections that are lost before a transaction could begin take no place of the pool', async () => {
  const cutBefore = async () => {
    pool.once('acquire', (client: pg.PoolClient) => void client.end());
    await db.transaction((tx) => tx.execute(sql`select 1`));
  };
  for (let times = 0; times < 12; times += 1) await expect(cutBefore()).rejects.toThrow('Failed query: begin');
  await expect.poll(isFree).toBe(true);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('issue 9: a connection that was given back at once, as whoever waited too long does, is lost without harm', async () => {
  await new Promise<void>((resolve) => {
    pool.connect((_error, client, giveBack) => {
      giveBack();
      client?.once('end', () => resolve());
      void client?.end();
    });
  });
  expect(isFree()).toBe(true);
});
