import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { sumUsage } from '../server/features/usage/index.ts';
import { send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { profileEdit } from './product/profile-edit.ts';
import { startProduct } from './product/start-product.ts';
import { testDatabase } from './test-database.ts';

const bound = 400;
const { url } = await testDatabase();
const product = await startProduct({ DATABASE_URL: `${url}?lock_timeout=${bound}` }, { hasWorkers: false });

/** Does something while another connection holds what a statement takes. */
async function whileHeld<T>(statement: string, work: (release: () => Promise<unknown>) => Promise<T>): Promise<T> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(statement);
    return await work(() => other.query('rollback'));
  } finally {
    await other.end();
  }
}

test('issue 9: who is held up by a lock hears so within the bound, and is told when to come back', async () => {
  const person = await aUser(product);
  const edit = profileEdit(person, { surname: 'Later' });
  const edited = () => send(product, accounts.editProfile, edit, { token: person.token });
  await whileHeld('lock table users in access exclusive mode', async (release) => {
    const started = performance.now();
    const answer = await edited();
    expect(performance.now() - started).toBeLessThan(bound + 2000);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.text).toContain('"code":"unavailable"');
    await release();
    expect((await edited()).status).toBe(200);
  });
});

test('issue 9: what people wait for is bounded, unless the address of the database says otherwise', async () => {
  const { rows } = await product.parts.db.execute(sql`
    select current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements,
      current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ locks: `${bound}ms`, statements: '1min', idle: '1min' }]);
});

test('issue 9: sums that nobody waits for wait for each other as long as it takes', async () => {
  await whileHeld(`select pg_advisory_xact_lock(hashtext('usage-sums'))`, async (release) => {
    const summed = sumUsage(product.system);
    const waited = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
        and clock_timestamp() - query_start > ${`${2 * bound} ms`}::interval`;
    await expect.poll(async () => (await product.parts.db.execute(waited)).rows.length, { timeout: 5000 }).toBe(1);
    await release();
    await expect(summed).resolves.toBeUndefined();
  });
});
