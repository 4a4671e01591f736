import pg from 'pg';

/** Who reads the lists, beside the administrator; their passwords are the administrator’s. */
export const people = {
  editor: 'editor@bench.example',
  /** Edits every journal. */
  colleague: 'colleague@bench.example',
  reviewer: 'reviewer@bench.example',
  author: 'author@bench.example',
};

/** Ids in the order of time, as the application makes them. */
const idOf = (kind: string, n = 'n') =>
  `(lpad(to_hex(1700000000000 + ${n} * 1000), 12, '0') || '7' || substr(md5('${kind}' || ${n}), 1, 3) || '8' || substr(md5('${kind}' || ${n}), 4, 15))::uuid`;
const personNamed = (email: string) => `(SELECT id FROM users WHERE email = '${email}')`;

const journalCount = 10;
const sectionCount = 5;
const sectionOf = (journal: string, place: string) => idOf('section', `(${journal} * 100 + ${place})`);
/** The id of a section, as `fillWithReviews` writes it: it holds one in five of its journal's manuscripts. */
export const sectionQuery = (abbreviation: string) =>
  `SELECT manuscript_classes.id FROM manuscript_classes JOIN journals ON journals.id = journal_id WHERE abbreviation = '${abbreviation}' AND place = 2`;
const at = `to_timestamp(1700000000 + n)`;
/**
 * When something is due: long ago for three in ten, else far ahead, so that no reminder is sent during a measurement.
 * Authors' tasks are always ahead, because they would expire.
 */
const dueAt = (number: string, isAuthors: string) =>
  `now() + CASE WHEN ${number} % 1000 < 300 AND NOT (${isAuthors}) THEN interval '-70 days' ELSE interval '90 days' END + ${number} % 1000 * interval '1 minute'`;
/** Drawn without regard to state, journal and editor. */
const words = `(ARRAY['tidal','saline','urban','rural','coastal','neural','arid','early','adult','solar'])`;
/** One place in ten for each state: most are decided, as at a publisher of some years. */
const states = `(ARRAY['in-review','in-review','in-review','submitted','awaiting-ratification','revision-requested','rejected','rejected','withdrawn','accepted'])`;
const turns = `(ARRAY['reviewers','editor','reviewers','editor','editor-in-chief','author','author','author',NULL,'administrator'])`;
/** What came of a manuscript’s three invitations: all have reports, but for one in five that is still written. */
const invitationState = `CASE WHEN n % 10 < 3 AND r = 3 THEN 'accepted' ELSE 'reported' END`;

/** The journals, and people of whom a thousand each write and review; the author and the reviewer have one in a hundred. */
const peopleAndJournals = [
  `INSERT INTO journals (id, title, abbreviation, language, start_year, start_month, subject, created_at, review_model)
   SELECT ${idOf('journal')}, 'Journal of Measurements ' || n, 'JM' || n, 'English', 2020, 1, 'Other Journals', now(), 'double-anonymous'
   FROM generate_series(1, ${journalCount}) n`,
  `INSERT INTO manuscript_classes (id, journal_id, kind, name, place, is_open)
   SELECT ${sectionOf('j.n', 'p')}, ${idOf('journal', 'j.n')}, 'section', 'Section ' || p, p, true
   FROM generate_series(1, ${journalCount}) j (n), generate_series(1, ${sectionCount}) p`,
  ...[...Object.values(people), 'many'].map(
    (
      email,
    ) => `INSERT INTO users SELECT (jsonb_populate_record(administrator, jsonb_build_object('id', made.id, 'email', made.email, 'is_admin', false))).*
      FROM users administrator, (
        SELECT ${idOf(email)} AS id, ${email === 'many' ? `'person' || n || '@bench.example'` : `'${email}'`} AS email FROM generate_series(1, ${email === 'many' ? 1000 : 1}) n
      ) made WHERE administrator.id = @administrator`,
  ),
  `INSERT INTO journal_role_holders (user_id, journal_id, role, given_at) SELECT ${personNamed(people.editor)}, id, 'editor', now() FROM journals WHERE abbreviation IN ('JM1', 'JM2')`,
  `INSERT INTO journal_role_holders (user_id, journal_id, role, given_at) SELECT ${personNamed(people.colleague)}, id, 'editor', now() FROM journals`,
];

/** A third is unassigned; the rest is shared between the editors of the journal. */
const handlingEditor = `CASE n % 3 WHEN 0 THEN NULL WHEN 1 THEN CASE WHEN n / 10 % ${journalCount} < 2 THEN ${personNamed(people.editor)}
  ELSE ${personNamed(people.colleague)} END ELSE ${personNamed(people.colleague)} END`;

const manuscripts = [
  `INSERT INTO uploads (id, owner_id, created_at) SELECT ${idOf('upload')}, @administrator, ${at} FROM generate_series(1, @count) n`,
  `INSERT INTO manuscripts (number, id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids, state, turn, due_at,
     review_model, special_review, volume, issue, submitted_at, waiting_since, updated_at, search_text, handling_editor_id, section_id)
   SELECT 'MANY-2025-' || n, ${idOf('manuscript')}, ${idOf('journal', `(1 + n / 10 % ${journalCount})`)},
     CASE WHEN n % 100 < 3 THEN ${personNamed(people.author)} ELSE ${idOf('many', '(1 + n % 1000)')} END, ${idOf('upload')}, title,
     repeat('An abstract. ', 100), '["one", "two"]', jsonb_build_array(jsonb_build_object('authorTitle', 'Dr.', 'authorGivenName', 'Alex',
       'authorLastName', 'Example', 'authorEmail', 'alex' || n || '@example.org', 'authorAffiliation', 'Example University', 'isCorresponding', true)),
     '{}', ${states}[1 + n % 10], ${turns}[1 + n % 10], CASE WHEN n % 10 < 6 THEN ${dueAt('n', 'n % 10 = 5')} END,
     'double-anonymous', false, 1, 1, ${at}, ${at}, ${at}, search_fold('A000' || right(${idOf('manuscript')}::text, 6) || ' ' || title), ${handlingEditor},
     ${sectionOf(`(1 + n / 10 % ${journalCount})`, `(1 + n / 100 % ${sectionCount})`)}
   FROM generate_series(1, @count) n,
     LATERAL (SELECT 'A ' || ${words}[1 + ('x' || substr(md5('word' || n), 1, 4))::bit(16)::int % 10] || ' study, observation' || n || ' of what is measured' AS title) made`,
];

const reviews = [
  `INSERT INTO review_invitations (id, manuscript_id, round, reviewer_id, email, given_name, last_name, invited_by, message, state,
     reviewer_number, invited_at, answer_by, answered_at, due_at, ended_at)
   SELECT ${idOf('invitation', '(n * 3 + r)')}, ${idOf('manuscript')}, 1, reviewer.id, reviewer.email, 'R', 'R', @administrator, '', ${invitationState},
     r, ${at}, ${at} + interval '7 days', ${at}, ${at} + interval '21 days',
     CASE WHEN ${invitationState} = 'reported' THEN ${at} + interval '9 days' END
   FROM generate_series(1, @count) n, generate_series(1, 3) r
   JOIN LATERAL (SELECT id, email FROM users WHERE id = CASE WHEN n % 100 IN (11, 12, 17, 18) AND r = 3
     THEN ${personNamed(people.reviewer)} ELSE ${idOf('many', '(1 + (n * 7 + r) % 1000)')} END) reviewer ON true`,
  `INSERT INTO review_reports (invitation_id, manuscript_id, round, draft, draft_version, saved_at, scores, comments_to_author, recommendation, submitted_at)
   SELECT id, manuscript_id, 1, '{}', 1, invited_at, '{"originality":4,"soundness":3,"clarity":5,"significance":4}', repeat('A comment. ', 100),
     'rejection', invited_at + interval '9 days' FROM review_invitations WHERE state = 'reported'`,
  `INSERT INTO editorial_decisions (id, manuscript_id, journal_id, round, version, kind, letter, decided_by, decided_at, ratification, sent_at)
   SELECT id, id, journal_id, 1, 1, 'reject', 'A letter', @administrator, updated_at, 'ratified', updated_at FROM manuscripts WHERE state = 'rejected'`,
];

/** Moves the dates that have come near since they were written to where they were. */
export const renewDeadlines = `UPDATE manuscripts SET due_at = ${dueAt('n', `state = 'revision-requested'`)}
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM manuscripts) numbered
  WHERE numbered.id = manuscripts.id AND due_at BETWEEN now() - interval '61 days' AND now() + interval '30 days'`;

/** Manuscripts in every state of peer review, with three reviews each, written straight into the database. */
export async function fillWithReviews(databaseUrl: string, administratorId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of [...peopleAndJournals, ...manuscripts, ...reviews])
      await client.query(
        statement.replaceAll('@administrator', `'${administratorId}'::uuid`).replaceAll('@count', String(count)),
      );
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
