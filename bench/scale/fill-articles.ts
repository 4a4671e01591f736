import pg from 'pg';
import { corpusNumbers } from './corpus-numbers.ts';
import { bulkLoad } from './bulk-load.ts';
import { rareWords, sectionsPerBody, textCounts } from './made-up-texts.ts';

/** However many articles there are, so many journals have them. */
export const journalCount = 200;
/** One article in so many has its full text and its references. */
export const withFullText = Number(process.env.BENCH_SCALE_TEXTS ?? 50);
/** One in so many was withdrawn. */
const withdrawn = 2000;

/** Ids in the order of time, as the application makes them. */
export const idOf = (kind: string, n = 'n'): string =>
  `(lpad(to_hex(1500000000000 + (${n})::bigint * 1000), 12, '0') || '7' || substr(md5('${kind}' || ${n}), 1, 3) || '8' || substr(md5('${kind}' || ${n}), 4, 15))::uuid`;

/** Numbers from 0 to 1 that look like chance, by the number of the article and a number of their own. */
const chanceOf = (which: number | string): string =>
  `(((hashint8(number * 97 + (${which}))::bigint & 2147483647)) / 2147483648.0)`;
const tenths = (numbers: readonly number[], which: number) =>
  `(ARRAY[${numbers.slice(1).join(',')}])[1 + floor(${chanceOf(which)} * ${numbers.length - 1})::int]`;

const journals = `
  INSERT INTO journals (id, title, abbreviation, language, start_year, start_month, subject, created_at, description_html, review_model)
  SELECT ${idOf('journal')}, 'Journal of ' || text, 'JS' || n, 'English', 1995, 1,
    (ARRAY['Medical Sciences','Social Sciences','Biological Sciences','Agricultural Sciences','Physical Sciences','Engineering','Arts and Education','Legal Studies','Other Journals'])[1 + n % 9],
    now(), '<p>What it is about.</p>', CASE n % 2 WHEN 0 THEN 'double-anonymous' ELSE 'verification' END
  FROM generate_series(1, ${journalCount}) n JOIN bench.titles USING (n)`;

/** A few journals have many articles and many have few; each year brings a twentieth more than the one before. */
const places = `
  SELECT number, ${idOf('article', 'number')} AS id, ${idOf('journal', `(1 + floor(${journalCount} * power(${chanceOf(1)}, 2.5))::int)`)} AS journal_id,
    date '1995-01-01' + floor(ln(1 + number::float8 / $SIZE * (exp(0.05 * 31.8) - 1)) / 0.05 * 365.25)::int AS day,
    (number * 7919) % ${textCounts.titles} AS title, (number * 104729) % ${textCounts.abstracts} AS one, (number * 15485863 + number / 3) % ${textCounts.abstracts} AS other,
    (number * 31337) % ${rareWords} AS rare
  FROM generate_series($1::bigint, $2::bigint) number`;

const made = `
  SELECT place.*, CASE WHEN number % 50 = 0 THEN to_char(day, 'YYYY') WHEN number % 10 = 0 THEN to_char(day, 'YYYY-MM') ELSE to_char(day, 'YYYY-MM-DD') END AS published_on,
    title.text || ' in ' || rare.text AS title_text, title.words || rare.words AS title_words,
    one.text || ' ' || other.text AS abstract, one.words || other.words AS abstract_words,
    CASE WHEN number % ${withdrawn} = 7 THEN '2026-01-01' END AS withdrawn_on, number % ${withFullText} = 1 AS has_text
  FROM (${places}) place JOIN bench.titles title ON title.n = place.title JOIN bench.rare rare ON rare.n = place.rare
    JOIN bench.abstracts one ON one.n = place.one JOIN bench.abstracts other ON other.n = place.other`;

const keywordsOf = `LATERAL (
    SELECT jsonb_agg(jsonb_build_object('text', text, 'html', text)) AS keywords, string_agg(text, ' ') AS keyword_text
    FROM generate_series(1, ${tenths(corpusNumbers.keywords, 3)}) slot JOIN bench.keywords ON keywords.n = floor(${textCounts.keywords} * power(${chanceOf('slot + 10')}, 3))::bigint
  ) keyword`;
const authorsOf = `LATERAL (
    SELECT jsonb_agg(jsonb_build_object('authorTitle', NULL, 'authorGivenName', given, 'authorLastName', surname, 'authorAffiliation', 'University of ' || surname,
      'affiliations', jsonb_build_array('University of ' || surname), 'orcid', NULL, 'isCorresponding', slot = 1, 'email', lower(surname) || name.n || '@authors.example')) AS authors
    FROM generate_series(1, ${tenths(corpusNumbers.authors, 4)}) slot JOIN bench.names name ON name.n = floor(${textCounts.names} * ${chanceOf('slot + 40')})::bigint
  ) author`;

const articles = `
  INSERT INTO articles (id, journal_id, title, authors, abstract_text, abstract_html, keywords, volume, issue, first_page, last_page, received_on, accepted_on,
    published_on, doi, licence_url, language, access, withdrawn_on, withdrawal_reason, created_at, updated_at)
  SELECT id, journal_id, jsonb_build_object('text', title_text, 'html', title_text), coalesce(authors, '[]'), abstract, '<p>' || abstract || '</p>', coalesce(keywords, '[]'),
    (extract(year FROM day) - 1994)::text, extract(month FROM day)::text, (number % 900)::text, (number % 900 + 9)::text, to_char(day - 200, 'YYYY-MM-DD'), to_char(day - 50, 'YYYY-MM-DD'),
    published_on, '10.5555/scale.' || number, 'https://creativecommons.org/licenses/by/4.0/', 'en', CASE number % 3 WHEN 0 THEN 'subscription' ELSE 'open' END, withdrawn_on,
    CASE WHEN withdrawn_on IS NOT NULL THEN 'A mistake.' END, day, day
  FROM (${made}) made, ${keywordsOf}, ${authorsOf}`;

const texts = `
  INSERT INTO article_texts (article_id, body_html, headings, "references")
  SELECT id, CASE WHEN has_text THEN (SELECT string_agg('<p>' || text || '</p>', '') FROM generate_series(1, ${sectionsPerBody}) slot
      JOIN bench.sections ON sections.n = floor(${textCounts.sections} * ${chanceOf('slot + 70')})::bigint) END, '[]',
    CASE WHEN has_text THEN (SELECT jsonb_agg(jsonb_build_object('id', 'r' || slot, 'html', left(abstract, ${tenths(corpusNumbers.referenceCharacters, 5)}), 'doi', NULL, 'url', NULL))
      FROM generate_series(1, ${tenths(corpusNumbers.references, 6)}) slot) ELSE '[]' END
  FROM (${made}) made`;

const authorships = `
  INSERT INTO authorships (article_id, position, name_key, full_name, email, orcid, published_on)
  SELECT articles.id, slot, name_key, full_name, lower(surname) || name.n || '@authors.example', NULL, published_on
  FROM generate_series($1::bigint, $2::bigint) number JOIN articles ON articles.id = ${idOf('article', 'number')} CROSS JOIN LATERAL generate_series(1, jsonb_array_length(authors)) slot
    JOIN bench.names name ON name.n = floor(${textCounts.names} * ${chanceOf('slot + 40')})::bigint`;

/** As \`index_article\` writes it, put together from texts whose words are known: \`sameAsIndexed\` compares them. */
const found = `
  INSERT INTO article_search (article_id, journal_id, published_on, year, head, words)
  SELECT id, journal_id, published_on, left(published_on, 4), head, head || coalesce(body, '') || article_marks
  FROM (
    SELECT made.id, made.journal_id, made.published_on, article_marks(articles),
      setweight(title_words, 'A') || setweight(to_tsvector('english', coalesce(keyword_text, '')), 'B') || setweight(coalesce(names, ''), 'B')
        || setweight(to_tsvector('english', search_fold(articles.doi || ' A000' || right(made.id::text, 6))), 'B') || setweight(coalesce(letters, ''), 'B')
        || setweight(abstract_words, 'C') AS head,
      CASE WHEN has_text THEN bench.section_words(ARRAY[${[1, 2, 3, 4].map((slot) => `floor(${textCounts.sections} * ${chanceOf(slot + 70)})::bigint`).join(', ')}]) END AS body
    FROM (${made}) made JOIN articles ON articles.id = made.id, ${keywordsOf}, LATERAL (
      SELECT bench.together(name.words ORDER BY slot) AS names, bench.together(name.letters ORDER BY slot) AS letters
      FROM generate_series(1, jsonb_array_length(articles.authors)) slot JOIN bench.names name ON name.n = floor(${textCounts.names} * ${chanceOf('slot + 40')})::bigint
    ) author
    WHERE made.withdrawn_on IS NULL
  ) found`;

const keywords = `
  INSERT INTO article_keywords SELECT own.* FROM article_search JOIN articles ON articles.id = article_id, keywords_of(articles) own`;

const counts = `
  INSERT INTO article_counts (journal_id, level, period, published, withdrawn, changed_at)
  SELECT whose, level, period, count(*), count(withdrawn_on), max(updated_at)
  FROM articles, unnest(ARRAY[NULL, journal_id]) AS whose,
    LATERAL (VALUES ('all', ''), ('year', left(published_on, 4)), ('month', left(published_on, 7))) AS span(level, period)
  GROUP BY whose, level, period`;

/** That what was put together is what the product would have written; answers with the number of articles that were compared. */
async function sameAsIndexed(client: pg.Client, size: number): Promise<void> {
  await client.query('BEGIN');
  const ids = `ARRAY(SELECT ${idOf('article')} FROM generate_series(1, ${size}, ${Math.ceil(size / 50)}) n)`;
  await client.query(
    `CREATE TEMP TABLE put ON COMMIT DROP AS SELECT * FROM article_search WHERE article_id = ANY(${ids})`,
  );
  await client.query('SELECT index_article(article_id) FROM put');
  const { rows } = await client.query<{ other: number; all: number }>(
    `SELECT count(*) FILTER (WHERE strip(put.words) <> strip(now.words) OR strip(put.head) <> strip(now.head))::int AS other, count(*)::int AS all
     FROM put JOIN article_search now USING (article_id)`,
  );
  await client.query('ROLLBACK');
  if (rows[0]?.other !== 0 || rows[0].all === 0)
    throw new Error(`Of ${rows[0]?.all} articles ${rows[0]?.other} are not as the product indexes them`);
}

/** Publishes so many articles: in journals, with authors, texts and all that they are found by. */
export async function fillWithArticles(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(journals);
    const all = [articles, texts, authorships, found].map((statement) => statement.replaceAll('$SIZE', String(size)));
    await bulkLoad(databaseUrl, ['articles', 'article_texts', 'authorships', 'article_search'], all, {
      from: 1,
      to: size,
    });
    await client.query(keywords);
    await client.query(counts);
    await client.query('VACUUM ANALYZE article_counts, article_keywords');
    await sameAsIndexed(client, size);
  } finally {
    await client.end();
  }
}
