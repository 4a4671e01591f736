import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

const idOf = (kind: string) =>
  sql.raw(
    `(lpad(to_hex(1500000000000 + n * 1000), 12, '0') || '7' || substr(md5('${kind}' || n), 1, 3) || '8' || substr(md5('${kind}' || n), 4, 15))::uuid`,
  );

const journal = sql.raw(`(SELECT id FROM journals ORDER BY id LIMIT 1 OFFSET n % 20)`);
const words = sql.raw(`(ARRAY['tidal','saline','urban','rural','coastal','neural','arid','early','adult','solar'])`);
const writtenAtOnce = ['articles', 'authorships', 'article_search'];

const author = {
  authorTitle: null,
  authorGivenName: 'Alex',
  authorLastName: 'Example',
  authorAffiliation: '',
  affiliations: [],
  orcid: null,
  isCorresponding: true,
  email: null,
};

/**
 * As many short articles as make the planner choose as it does among very many: each has the word “study”, one in ten another common one,
 * and one of its own. What the database does at each change is done once for all of them. They come out from 2000 on, `perDay` a day.
 */
export async function fillWithShortArticles(db: Database, count: number, { perDay = 3 } = {}): Promise<void> {
  for (const table of writtenAtOnce) await db.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`));
  await db.execute(sql`
    INSERT INTO journals (id, title, abbreviation, language, start_year, start_month, subject, created_at)
    SELECT gen_random_uuid(), 'Journal ' || n, 'MANY' || n, 'English', 2000, 1, (ARRAY['Engineering', 'Legal Studies'])[1 + n % 2], now() FROM generate_series(1, 20) n`);
  await db.execute(sql`
    INSERT INTO articles (id, journal_id, title, authors, abstract_text, abstract_html, keywords, published_on, language, access, withdrawn_on, created_at, updated_at)
    SELECT ${idOf('article')}, ${journal}, jsonb_build_object('text', title, 'html', title), ${JSON.stringify([author])},
      'What an example shows.', '<p>What an example shows.</p>', jsonb_build_array(jsonb_build_object('text', ${words}[1 + n % 10], 'html', ${words}[1 + n % 10])),
      to_char(date '2000-01-01' + n / ${perDay}::int, 'YYYY-MM-DD'), 'en', 'open', CASE WHEN n % 500 = 3 THEN '2026-01-01' END, now(), now()
    FROM generate_series(1, ${count}::int) n, LATERAL (SELECT 'A ' || ${words}[1 + n % 10] || ' study, observation' || n AS title) made`);
  await db.execute(
    sql`INSERT INTO article_texts (article_id, headings, "references") SELECT id, '[]', '[]' FROM articles`,
  );
  await db.execute(sql`
    INSERT INTO article_search (article_id, journal_id, published_on, year, head, words)
    SELECT id, journal_id, published_on, left(published_on, 4), head, head || article_marks(articles)
    FROM articles, LATERAL (SELECT setweight(to_tsvector('english', title->>'text'), 'A') AS head) made WHERE withdrawn_on IS NULL`);
  await db.execute(
    sql`INSERT INTO article_keywords SELECT own.* FROM article_search JOIN articles ON articles.id = article_id, keywords_of(articles) own`,
  );
  await db.execute(
    sql`INSERT INTO search_words SELECT DISTINCT lexeme FROM articles, unnest(to_tsvector('simple', title->>'text')) WHERE length(lexeme) >= 4`,
  );
  await db.execute(sql`
    INSERT INTO article_counts (journal_id, level, period, published, withdrawn, changed_at)
    SELECT whose, level, period, count(*), count(withdrawn_on), max(updated_at)
    FROM articles, unnest(ARRAY[NULL, journal_id]) AS whose,
      LATERAL (VALUES ('all', ''), ('year', left(published_on, 4)), ('month', left(published_on, 7))) AS span(level, period)
    GROUP BY whose, level, period`);
  for (const table of writtenAtOnce) await db.execute(sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`));
  await db.execute(sql`VACUUM ANALYZE`);
}
