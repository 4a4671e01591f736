import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { examine } from '../server/cli/doctor-command.ts';
import { runColophon } from './product/command-line.ts';
import { aUser } from './product/factories.ts';
import { freePort } from './product/free-port.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const settings = {
  DATABASE_URL: product.parts.databaseUrl,
  DATA_DIR: product.dataDir,
  PORT: String(product.config.port),
  SITE_URL: product.url,
};

/** What is said of each thing. */
const examined = async (other: Record<string, string> = {}) =>
  new Map((await examine({ ...settings, ...other })).map(({ name, state, found }) => [name, { state, found }]));

test('issue 9: beside a running product the doctor finds its database, its port and its files well', async () => {
  await aUser(product, { isAdmin: true });
  const told = await examined();
  const well = ['Database', 'Database encoding', 'Database rights', 'Database version', 'Clock', 'Port'];
  for (const name of [
    ...well,
    'File store',
    'Administrators',
    'Audit log',
    'Emails',
    'Jobs',
    'Database connections',
    'Replica',
    'Workers',
  ])
    expect(told.get(name), name).toMatchObject({ state: 'ok' });
  expect(told.get('Port')?.found).toContain('Colophon answers');
});

test('issue 9: the doctor sees in the database what is wrong there', async () => {
  const { db } = product.parts;
  await db.execute(sql`update users set is_admin = false`);
  await db.execute(sql`
    insert into pgboss.job (name, data, start_after) values ('send-refund', '{"refundId":"x"}', now() - interval '1 hour')`);
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other' where id = 1`);
  const told = await examined();
  expect(told.get('Administrators')).toMatchObject({ state: 'fault' });
  expect(told.get('Jobs')?.found).toContain('send-refund');
  expect(told.get('Database version')?.found).toContain('0000_first');
});

test('issue 9: with the database away and settings that are wrong the doctor looks at the rest, and ends with 1', async () => {
  const wrong = {
    ...settings,
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    MAX_UPLOAD_MB: 'much',
  };
  const { code, said } = await runColophon(wrong, 'doctor', '--json');
  expect(code).toBe(1);
  const { checks } = JSON.parse(said) as {
    checks: { name: string; state: string; found: string; todo: string | null }[];
  };
  const told = new Map(checks.map((one) => [one.name, one]));
  expect(told.get('Settings')?.found).toContain('MAX_UPLOAD_MB');
  expect(told.get('Database')?.found).toContain('ECONNREFUSED');
  expect(checks.filter(({ state }) => state === 'fault').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Settings', 'Database']),
  );
  expect(told.get('Jobs')).toMatchObject({ state: 'warn', found: 'Skipped: the database does not answer.' });
  expect(told.get('File store')).toMatchObject({ state: 'ok' });
  for (const { state, todo } of checks) expect(todo === null).toBe(state === 'ok');
});
