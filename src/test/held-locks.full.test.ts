import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { sumUsage } from '../server/domains/usage/index.ts';
import { lastMonthBefore } from '../server/domains/usage/reports/build-report.ts';
import { inLongTransaction } from '../server/in-transaction.ts';
import { clearLeftovers } from '../server/workflows/cleanup/clear-leftovers.ts';
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

/** Until a statement has waited for longer than people's may. */
async function longerThanBound(): Promise<void> {
  const waited = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > ${`${2 * bound} ms`}::interval`;
  await expect
    .poll(async () => (await product.parts.db.execute(waited)).rows.length, { timeout: 10_000 })
    .toBeGreaterThan(0);
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
  const unbounded = await inLongTransaction(product.system, ({ db }) =>
    db.execute(
      sql`select current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements`,
    ),
  );
  expect(unbounded.rows).toEqual([{ locks: '0', statements: '0' }]);
});

test('issue 9: sums that nobody waits for wait for each other as long as it takes', async () => {
  await whileHeld(`select pg_advisory_xact_lock(hashtext('usage-sums'))`, async (release) => {
    const summed = sumUsage(product.system);
    await longerThanBound();
    await release();
    await expect(summed).resolves.toBeUndefined();
  });
});

test.each(['review_reports', 'full_issue_purchases', 'uploads', 'sessions', 'email_links', 'users', 'emails'])(
  'issue 9: clearing what nobody needs takes its time with %s, however large that is',
  async (table) => {
    await whileHeld(`lock table ${table} in access exclusive mode`, async (release) => {
      const cleared = clearLeftovers(product.system);
      await longerThanBound();
      await release();
      await expect(cleared).resolves.toBeUndefined();
    });
  },
);

test.each(['reports/TR/report.json', 'reports/IR/report.csv', 'reports/PR/report.tsv', 'months'])(
  'issue 9: a report of a large house takes its time: %s',
  async (name) => {
    const { token } = await aUser(product, { isAdmin: true });
    const month = lastMonthBefore(new Date());
    await whileHeld('lock table usage_sums in access exclusive mode', async (release) => {
      const answer = fetch(`${product.url}/api/usage/${name}?from=${month}&to=${month}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await longerThanBound();
      await release();
      expect((await answer).status).toBe(200);
    });
  },
);
