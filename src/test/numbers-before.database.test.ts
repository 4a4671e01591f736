import pg from 'pg';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { migrate } from '../server/db/migrate.ts';
import { databaseBefore } from './product/database-before.ts';

const old = await databaseBefore('0047_manuscript-numbers');
const [one, other, person] = [v7(), v7(), v7()];

const submitSql = `insert into manuscripts (id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids, state, special_review,
  volume, issue, submitted_at, waiting_since, updated_at, turn, search_text)
  values ($1, $2, $3, $4, $5, '', '[]', '[]', '{}', 'submitted', false, 1, 1, $6, $6, now(), 'editor', lower($5))`;

const papers = [
  ['second', one, '2025-06-02'],
  ['first', one, '2025-06-01'],
  // In Dubai, the new year has begun.
  ['new year', one, '2025-12-31T21:00:00Z'],
  ['elsewhere', other, '2025-06-03'],
] as const;

async function setUp(): Promise<void> {
  await old.run(
    `insert into users (id, email, password_hash, title, surname, other_name, affiliation, country, created_at)
     values ($1, 'person@example.org', '', '', '', '', '', '', now())`,
    [person],
  );
  for (const [id, abbreviation] of [
    [one, 'ONE'],
    [other, 'Other'],
  ])
    await old.run(
      `insert into journals (id, abbreviation, title, language, start_year, start_month, subject, created_at)
       values ($1, $2, 'Old', 'English', 2020, 1, 'Other', now())`,
      [id, abbreviation],
    );
  for (const [title, journal, at] of papers) await submit(old.run, title, journal, at);
}

async function submit(run: (sql: string, values: unknown[]) => Promise<unknown>, ...paper: [string, string, string]) {
  const [title, journal, at] = paper;
  const upload = v7();
  await run('insert into uploads (id, owner_id, created_at) values ($1, $2, now())', [upload, person]);
  await run(submitSql, [v7(), journal, person, upload, title, at]);
}

test('manuscripts from before are numbered in the order of their submission, and the version before goes on counting', async () => {
  await setUp();
  await old.close();
  await migrate(old.url);
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  await submit((sql, values) => client.query(sql, values), 'during the update', one, '2025-07-01');
  const { rows } = await client.query<{ title: string; number: string; search_text: string }>(
    'select title, number, search_text from manuscripts order by number',
  );
  expect(rows.map(({ title, number }) => [number, title])).toEqual([
    ['ONE-2025-0001', 'first'],
    ['ONE-2025-0002', 'second'],
    ['ONE-2025-0003', 'during the update'],
    ['ONE-2026-0001', 'new year'],
    ['Other-2025-0001', 'elsewhere'],
  ]);
  expect(rows[0]?.search_text).toBe('one 2025 0001 first');
  const { rows: named } = await client.query<{ title: string }>(
    `select title from manuscripts where id = manuscript_named_in('About ONE-2025-0002 (late).')`,
  );
  expect(named).toEqual([{ title: 'second' }]);
  await client.end();
});
