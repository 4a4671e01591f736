import { hash } from 'node:crypto';
import pg from 'pg';
import { fillWithReviews, people, renewDeadlines } from './many-reviews.ts';

/** An address that one email alone went to; like those of people they share few emails. */
export const rareAddress = `${hash('md5', 'receiver777').slice(0, 8)}@`;

/** An email for each manuscript, of the last weeks: older ones are cleared away. */
const emailsOfManuscripts = `
  INSERT INTO emails (id, message_id, kind, to_address, subject, text, html, state, created_at, state_at, manuscript_id)
  SELECT (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || substr(md5('letter' || n), 1, 3) || '8' || substr(md5('letter' || n), 4, 15))::uuid,
    'letter-' || n || '@bench.example', 'decision', substr(md5('receiver' || n), 1, 8) || '@elsewhere.example', 'About your manuscript: ' || title,
    repeat('A line of a letter. ', 100), repeat('<p>A line of a letter.</p> ', 100),
    CASE WHEN n % 20 = 0 THEN 'failed' ELSE 'sent' END, sent_at, sent_at, CASE WHEN n % 3 = 0 THEN NULL ELSE id END
  FROM (SELECT id, title, row_number() OVER (ORDER BY id) AS n FROM manuscripts) manuscript,
    LATERAL (SELECT now() - interval '20 days' + n * interval '5 seconds' AS sent_at) AS at`;

/** Restores a reused database: emails that were deleted or written since, and dates that have come near. */
export async function renewEmails(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount: moved } = await client.query(renewDeadlines);
    const { rows } = await client.query<{ is_as_it_was: boolean }>(
      `SELECT (SELECT count(*) FROM emails) = (SELECT count(*) FROM manuscripts) AND min(created_at) > now() - interval '60 days' AS is_as_it_was FROM emails`,
    );
    if (moved === 0 && rows[0]?.is_as_it_was === true) return;
    await client.query('DELETE FROM emails');
    await client.query(emailsOfManuscripts);
    await client.query('VACUUM ANALYZE manuscripts, letters');
  } finally {
    await client.end();
  }
}

/**
 * Adds as many emails as there are manuscripts in review: of three, two about them and one about none; one in twenty
 * has failed. The author is also an administrator, and wrote thirty of the manuscripts.
 */
export async function fillWithEmails(databaseUrl: string, administratorId: string, count: number): Promise<void> {
  await fillWithReviews(databaseUrl, administratorId, count);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('UPDATE users SET is_admin = true WHERE email = $1', [people.author]);
    await client.query(
      `UPDATE manuscripts SET submitting_user_id = (SELECT id FROM users WHERE email = $2) FROM users WHERE users.email = $1 AND submitting_user_id = users.id
        AND manuscripts.id NOT IN (SELECT own.id FROM manuscripts own WHERE own.submitting_user_id = users.id ORDER BY id DESC LIMIT 30)`,
      [people.author, people.editor],
    );
    await client.query(emailsOfManuscripts);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
