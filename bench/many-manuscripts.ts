import pg from 'pg';

/** Ids in the order of time, as the application makes them. */
const idOf = (kind: string) =>
  `(lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || substr(md5('${kind}' || n), 1, 3) || '8' || substr(md5('${kind}' || n), 4, 15))::uuid`;

const at = `to_timestamp(1700000000 + n)`;
const words = `(ARRAY['tidal','saline','urban','rural','coastal','neural','arid','early','adult','solar'])`;
const names = `(ARRAY['Al Hashimi','Nguyen','Okafor','Garcia','Müller','Rahman','Silva','Tanaka','Haddad','Novak'])`;

/** What is found in every title, and in one of ten. */
export const searched = { common: 'study', tenth: 'tidal' };

/** What is found in one title alone, of the manuscript of this number: one of the last, so that no other number begins with it. */
export const wordOfOne = (number: number) => `observation${number}`;

/** Manuscripts that all wait for verification and all were submitted by one person, written straight into the database. */
export async function fillWithManuscripts(databaseUrl: string, submittingUserId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const run = (statement: string) => client.query(statement, [submittingUserId, count]);
  try {
    await client.query(`
      INSERT INTO journals (id, title, abbreviation, language, start_year, start_month, subject, created_at)
      VALUES (gen_random_uuid(), 'Journal of Measurements', 'JMEAS', 'English', 2020, 1, 'Other Journals', now())`);
    await run(
      `INSERT INTO uploads (id, owner_id, created_at) SELECT ${idOf('upload')}, $1, ${at} FROM generate_series(1, $2::int) n`,
    );
    await run(`
      INSERT INTO files (id, owner_id, upload_id, slot, purpose, name, media_type, size, sha256, storage_key, created_at)
      SELECT ${idOf('file')}, $1, ${idOf('upload')}, 1, 'manuscript', 'manuscript.pdf', 'application/pdf', 1, '', 'none', ${at}
      FROM generate_series(1, $2::int) n`);
    await run(`
      INSERT INTO manuscripts (number, id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids, state, turn,
        special_review, volume, issue, submitted_at, waiting_since, updated_at, search_text)
      SELECT 'JMEAS-2025-' || n, ${idOf('manuscript')}, (SELECT id FROM journals WHERE abbreviation = 'JMEAS'), $1, ${idOf('upload')}, title, repeat('An abstract. ', 100),
        '["one", "two"]', jsonb_build_array(jsonb_build_object('authorTitle', 'Dr.', 'authorGivenName', 'Alex', 'authorLastName', name,
          'authorEmail', 'alex@example.org', 'authorAffiliation', 'Example University', 'isCorresponding', true)),
        ARRAY[${idOf('file')}], 'submitted', 'administrator', false, 1, 1, ${at}, ${at}, ${at},
        search_fold('A000' || right(${idOf('manuscript')}::text, 6) || ' ' || title || ' Alex ' || name)
      FROM generate_series(1, $2::int) n,
        LATERAL (SELECT 'A ' || ${words}[1 + n % 10] || ' study, observation' || n || ' of what is measured' AS title, ${names}[1 + n % 10] AS name) made`);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
