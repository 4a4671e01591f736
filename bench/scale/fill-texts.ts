import type pg from 'pg';
import { madeUpTexts } from './made-up-texts.ts';

/** Joins the words of several texts, in their order. */
const together = `
  CREATE AGGREGATE bench.together(tsvector) (SFUNC = tsvector_concat, STYPE = tsvector, INITCOND = '');
  CREATE FUNCTION bench.section_words(wanted bigint[]) RETURNS tsvector LANGUAGE sql STABLE AS
    $$ SELECT setweight(bench.together(words ORDER BY place), 'D') FROM unnest(wanted) WITH ORDINALITY AS one(n, place) JOIN bench.sections USING (n) $$`;

/** The words that something mistyped is compared with, as `index_article` notes them. */
export const words = `
  INSERT INTO search_words SELECT word FROM (
    SELECT unnest(tsvector_to_array(to_tsvector('simple', text))) AS word FROM (
      SELECT text FROM bench.titles UNION ALL SELECT text FROM bench.abstracts UNION ALL SELECT text FROM bench.keywords UNION ALL SELECT text FROM bench.sections
      UNION ALL SELECT text FROM bench.rare UNION ALL SELECT lower(given) || ' ' || lower(surname) FROM bench.names) texts) found
  WHERE length(word) BETWEEN 4 AND 40 AND word !~ '\\d' ON CONFLICT DO NOTHING`;

/** Writes the texts that articles are put together from, each with its words as the product's own functions fold and stem them. */
export async function fillTexts(client: pg.Client): Promise<void> {
  const texts = madeUpTexts();
  await client.query('CREATE SCHEMA bench');
  for (const kind of ['titles', 'abstracts', 'sections', 'keywords'] as const)
    await client.query(
      `CREATE TABLE bench.${kind} AS SELECT place - 1 AS n, one AS text, to_tsvector('english', search_fold(one)) AS words
       FROM unnest($1::text[]) WITH ORDINALITY AS each(one, place)`,
      [texts[kind]],
    );
  await client.query(
    `CREATE TABLE bench.rare AS SELECT place - 1 AS n, one AS text, to_tsvector('english', one) AS words
     FROM unnest($1::text[]) WITH ORDINALITY AS each(one, place)`,
    [texts.rareWords],
  );
  await client.query(
    `CREATE TABLE bench.names AS SELECT place - 1 AS n, given, surname, name_key(given, surname), full_name(given, surname),
       to_tsvector('english', search_fold(given || ' ' || surname)) AS words, to_tsvector('simple', search_fold(given || ' ' || surname)) AS letters
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS each(given, surname, place)`,
    [texts.names.map(({ given }) => given), texts.names.map(({ surname }) => surname)],
  );
  await client.query(together);
  await client.query(words);
  for (const kind of ['titles', 'abstracts', 'sections', 'keywords', 'rare', 'names'])
    await client.query(`ALTER TABLE bench.${kind} ADD PRIMARY KEY (n)`);
  await client.query('VACUUM ANALYZE');
}
