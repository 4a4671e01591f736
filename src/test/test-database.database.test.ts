import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const one = await testDatabase();
const other = await testDatabase();
const pools = [one, other].map(({ url }) => new pg.Pool({ connectionString: url }));
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

test('what one suite writes, another does not see', async () => {
  const [ours, theirs] = pools;
  await ours?.query('CREATE TABLE only_ours (id integer)');
  await expect(theirs?.query('SELECT * FROM only_ours')).rejects.toThrow('does not exist');
});

test('every suite starts from the migrated schema', async () => {
  const tables =
    "SELECT table_name FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')";
  const found = await pools[1]?.query(tables);
  expect(found?.rowCount).toBeGreaterThan(0);
});

test('a dropped database is gone, even with connections open to it', async () => {
  const passing = await testDatabase();
  const client = new pg.Client({ connectionString: passing.url });
  client.on('error', () => {});
  await client.connect();
  await passing.drop();
  await expect(client.query('SELECT 1')).rejects.toThrow(/terminated|not queryable/);
});
