import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { mailboxOf } from '../server/domains/accounts/index.ts';
import { testDatabase } from './test-database.ts';

const { url } = await testDatabase();
const pool = new pg.Pool({ connectionString: url });
afterAll(() => pool.end());

const characters = fc.constantFrom(...Array.from("aAbz09._+-!#$%&*=?^{|}~ '"));
const domain = fc.constantFrom(
  'uni.test',
  'Uni.TEST',
  'gmail.com',
  'Googlemail.com',
  'mail.uni.test',
  'gmail.com.test',
);
const address = fc
  .tuple(fc.string({ unit: characters, maxLength: 12 }), domain)
  .map(([name, place]) => `${name}@${place}`);

test('the database knows a mailbox by the rule of the application', async () => {
  const addresses = ['', 'nobody', '+@gmail.com', ...fc.sample(address, 2000)];
  const { rows } = await pool.query<{ mailbox: string }>(
    'SELECT mailbox_of(address) AS mailbox FROM unnest($1::text[]) WITH ORDINALITY each(address, place) ORDER BY place',
    [addresses],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf));
});

test('the mailboxes of the authors are told once each; who has no address has none', async () => {
  const authors = ['ada@uni.test', 'Ada+x@uni.test', '', 'b.c@gmail.com'].map((authorEmail) => ({ authorEmail }));
  const { rows } = await pool.query<{ mailboxes: string[] }>('SELECT mailboxes_of($1) AS mailboxes', [
    JSON.stringify(authors),
  ]);
  expect(rows[0]?.mailboxes.toSorted()).toEqual(['ada@uni.test', 'bc@gmail.com']);
});
