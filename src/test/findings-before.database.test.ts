import pg from 'pg';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { migrate } from '../server/db/migrate.ts';
import { databaseBefore } from './product/database-before.ts';

const old = await databaseBefore('0036_finding-dismissals');
const [journal, person, upload, paper] = [v7(), v7(), v7(), v7()];
const [first, second] = [v7(), v7()];
const finding = (file: string) => ({ kind: 'name', file, excerpt: 'by Iria Vega', page: 1 });

async function setUp(): Promise<void> {
  await old.run(
    `insert into users (id, email, password_hash, title, surname, other_name, affiliation, country, created_at)
     values ($1, 'person@example.org', '', '', '', '', '', '', now())`,
    [person],
  );
  await old.run(
    `insert into journals (id, abbreviation, title, description_html, language, start_year, start_month, subject, created_at)
     values ($1, 'OLD', 'Old', null, 'English', 2020, 1, 'Other', now())`,
    [journal],
  );
  await old.run('insert into uploads (id, owner_id, created_at) values ($1, $2, now())', [upload, person]);
  for (const [place, id] of [first, second].entries())
    await old.run(
      `insert into files (id, owner_id, upload_id, slot, purpose, name, media_type, size, sha256, storage_key, created_at, replaced_at)
       values ($1, $2, $3, 1, 'manuscript', 'dunes.pdf', 'application/pdf', 1, $4, $4, now(), $5)`,
      [id, person, upload, `hash-${place + 1}`, place === 0 ? new Date() : null],
    );
  await old.run(
    `insert into manuscripts (id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids, state, special_review,
      volume, issue, submitted_at, waiting_since, updated_at, turn)
     values ($1, $2, $3, $4, '', '', '[]', '[]', $5, 'submitted', false, 1, 1, now(), now(), now(), 'editor')`,
    [paper, journal, person, upload, [second]],
  );
  for (const [place, id] of [first, second].entries())
    await old.run(
      `insert into manuscript_versions (manuscript_id, version, title, abstract, keywords, authors, file_ids, submitted_at)
       values ($1, $2, '', '', '[]', '[]', $3, now())`,
      [paper, place + 1, [id]],
    );
  const checks: [number, unknown, boolean][] = [
    [1, [finding('dunes.pdf'), finding('gone.pdf')], true],
    [
      2,
      [
        { ...finding('dunes.pdf'), kind: 'metadata', page: null },
        { ...finding('dunes.pdf'), page: null },
      ],
      false,
    ],
    [3, [], false],
    [4, null, false],
  ];
  for (const [version, found, isMeant] of checks)
    await old.run(
      'insert into manuscript_checks (manuscript_id, version, anonymity, is_meant) values ($1, $2, $3, $4)',
      [paper, version, found && JSON.stringify(found), isMeant],
    );
}

test('older findings keep their file and page; what no print shows is gone, and nothing is dismissed', async () => {
  await setUp();
  await old.close();
  await migrate(old.url);
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  const { rows } = await client.query('select version, anonymity, is_meant from manuscript_checks order by version');
  expect(rows).toEqual([
    {
      version: 1,
      anonymity: [
        { ...finding('dunes.pdf'), sha256: 'hash-1' },
        { ...finding('gone.pdf'), sha256: '' },
      ],
      is_meant: true,
    },
    { version: 2, anonymity: [{ ...finding('dunes.pdf'), sha256: 'hash-2' }], is_meant: false },
    { version: 3, anonymity: [], is_meant: false },
    { version: 4, anonymity: null, is_meant: false },
  ]);
  expect((await client.query('select * from finding_dismissals')).rows).toEqual([]);
  await client.end();
});
