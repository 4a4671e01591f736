import pg from 'pg';
import { fillWithReviews, people } from './many-reviews.ts';

/** An address that one letter alone went to. */
export const rareAddress = 'receiver777@';

/**
 * As many letters as there are manuscripts in review, of three two about them and one about none; one in a hundred was given up.
 * The author administers the house too, and wrote thirty of the manuscripts.
 */
export async function fillWithLetters(databaseUrl: string, administratorId: string, count: number): Promise<void> {
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
    await client.query(`
      INSERT INTO letters (id, message_id, kind, to_address, subject, text, html, state, created_at, state_at, manuscript_id)
      SELECT (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || substr(md5('letter' || n), 1, 3) || '8' || substr(md5('letter' || n), 4, 15))::uuid,
        'letter-' || n || '@bench.example', 'decision', 'receiver' || n || '@elsewhere.example', 'About your manuscript: ' || title,
        repeat('A line of a letter. ', 100), repeat('<p>A line of a letter.</p> ', 100),
        CASE WHEN n % 100 = 0 THEN 'failed' ELSE 'sent' END, to_timestamp(1700000000 + n), to_timestamp(1700000000 + n),
        CASE WHEN n % 3 = 0 THEN NULL ELSE id END
      FROM (SELECT id, title, row_number() OVER (ORDER BY id) AS n FROM manuscripts) manuscript`);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
