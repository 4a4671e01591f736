import pg from 'pg';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { migrate } from '../server/db/migrate.ts';
import { databaseBefore } from './product/database-before.ts';

const old = await databaseBefore('0024_who-wrote-it');
const [journal, person, gone, upload, purgedUpload] = [v7(), v7(), v7(), v7(), v7()];
const [paper, purged] = [v7(), v7()];
const authors = (...emails: string[]) => JSON.stringify(emails.map((authorEmail) => ({ authorEmail })));

const aPaper = (id: string, uploadId: string, purgedAt: string | null) =>
  old.run(
    `insert into manuscripts (id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids, state, special_review,
      volume, issue, submitted_at, waiting_since, updated_at, turn, deleted_at, purged_at)
     values ($1, $2, $3, $4, '', '', '[]', $5, '{}', 'rejected', false, 1, 1, now(), now(), now(), 'author', $6, $6)`,
    [id, journal, person, uploadId, purgedAt ? '[]' : authors('Now@example.org', ''), purgedAt],
  );

async function setUp(): Promise<void> {
  const addUser = `insert into users (id, email, password_hash, title, surname, other_name, affiliation, country, email_verified_at, deleted_at, created_at)
    values ($1, $2, '', '', '', '', '', '', now(), $3, now())`;
  await old.run(addUser, [person, 'person@example.org', null]);
  await old.run(addUser, [gone, 'deleted@deleted.invalid', new Date()]);
  const addLink = `insert into email_links (id, user_id, purpose, token_hash, email, created_at, expires_at) values ($1, $2, $3, gen_random_uuid()::text, $4, now(), now())`;
  await old.run(addLink, [v7(), person, 'cancel-email-change', 'before+tag@example.org']);
  await old.run(addLink, [v7(), person, 'cancel-email-change', 'Person@example.org']);
  await old.run(addLink, [v7(), person, 'change-email', 'never-confirmed@example.org']);
  await old.run(addLink, [v7(), gone, 'cancel-email-change', 'erased@example.org']);
  await old.run(
    `insert into journals (id, abbreviation, title, description_html, language, start_year, start_month, subject, created_at)
     values ($1, 'OLD', 'Old', null, 'English', 2020, 1, 'Other', now())`,
    [journal],
  );
  for (const id of [upload, purgedUpload])
    await old.run('insert into uploads (id, owner_id, created_at) values ($1, $2, now())', [id, person]);
  await aPaper(paper, upload, null);
  await aPaper(purged, purgedUpload, '2026-01-01');
  for (const [version, emails] of [['first.author@gmail.com', 'now@example.org'], ['now@example.org']].entries())
    await old.run(
      `insert into manuscript_versions (manuscript_id, version, title, abstract, keywords, authors, file_ids, submitted_at)
       values ($1, $2, '', '', '[]', $3, '{}', now())`,
      [paper, version + 1, authors(...emails)],
    );
}

test('whoever ever wrote a manuscript, and what mailboxes people had, is filled in from what is known of before', async () => {
  await setUp();
  await old.close();
  await migrate(old.url);
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  const writers = await client.query<{ mailbox: string }>(
    'select mailbox, manuscript_id from manuscript_writers order by mailbox',
  );
  expect(writers.rows).toEqual([
    { mailbox: 'firstauthor@gmail.com', manuscript_id: paper },
    { mailbox: 'now@example.org', manuscript_id: paper },
  ]);
  const former = await client.query('select user_id, mailbox from former_mailboxes');
  expect(former.rows).toEqual([{ user_id: person, mailbox: 'before@example.org' }]);
  await client.end();
});
