ALTER TABLE "articles" ADD COLUMN "is_first_page_number" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A text as its words are looked for. Chinese, Japanese and Korean are written without spaces, or with endings that nothing parts from the
-- word: of each run, every two letters that stand together are a word, so that any part of it is found. The Arabic article goes.
CREATE FUNCTION search_terms(original text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN folded !~ '[\u0621-\u064a\u1100-\u11ff\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]' THEN folded ELSE regexp_replace(
    regexp_replace(normalize(folded, NFKC), '(^| )(?:[وبكف]?ال|لل)(?=[^ ]{3,})', '\1', 'g'),
    '(?<=[\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])([\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])(?=[\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])',
    '\1 \1', 'g') END
  FROM (SELECT search_fold(original) AS folded OFFSET 0) text
$$;
--> statement-breakpoint
-- Other spellings of the words with hyphens or figures: COVID-19 is looked for as covid19 too, covid19 as covid-19, and P-8A as P-8.
CREATE FUNCTION other_spellings(original text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH hyphened AS (SELECT found[1] AS word FROM regexp_matches(original, '[[:alnum:]]+(?:[-‐‑][[:alnum:]]+)+', 'g') AS found)
  SELECT string_agg(search_terms(spelling), ' ') FROM (
    SELECT regexp_replace(word, '[-‐‑]', '', 'g') AS spelling FROM hyphened
    UNION ALL SELECT regexp_replace(word, '(\d)[[:alpha:]]+', '\1', 'g') FROM hyphened WHERE word ~ '\d[[:alpha:]]'
    UNION ALL SELECT found[1] || ' ' || found[2] FROM regexp_matches(original, '([[:alpha:]]{3,})(\d+)', 'g') AS found
  ) spellings
$$;
--> statement-breakpoint
-- As before, by the words of any script, with other spellings, and with East Asian names as they are written: the family name first.
CREATE OR REPLACE FUNCTION article_head(article articles) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH said AS (
    SELECT article.title->>'text' AS title,
      (SELECT string_agg(keyword->>'text', ' ') FROM jsonb_array_elements(article.keywords) keyword) AS keywords,
      (SELECT string_agg(concat_ws(' ', author->>'authorGivenName', author->>'authorLastName'), ' ')
        FROM jsonb_array_elements(article.authors) author) AS authors,
      (SELECT string_agg(concat(author->>'authorLastName', author->>'authorGivenName'), ' ')
        FROM jsonb_array_elements(article.authors) author
        WHERE author->>'authorLastName' ~ '[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]') AS eastern,
      left(article.abstract_text, 50000) AS abstract
  ), part AS (
    SELECT search_terms(title) AS title, search_terms(keywords) AS keywords, search_terms(concat_ws(' ', authors, eastern)) AS authors,
      search_fold(concat_ws(' ', article.doi, 'A000' || right(article.id::text, 6))) AS numbers, search_terms(abstract) AS abstract,
      other_spellings(title) AS title_other, other_spellings(keywords) AS keywords_other, other_spellings(abstract) AS abstract_other
    FROM said
  )
  SELECT setweight(to_tsvector('english', coalesce(title, '')), 'A')
    || setweight(to_tsvector('english', concat_ws(' ', keywords, authors, numbers)), 'B')
    || setweight(to_tsvector('simple', coalesce(authors, '')), 'B')
    || setweight(to_tsvector('english', coalesce(abstract, '')), 'C')
    || setweight(to_tsvector('english', coalesce(title_other, '')), 'A')
    || setweight(to_tsvector('english', coalesce(keywords_other, '')), 'B')
    || setweight(to_tsvector('english', coalesce(abstract_other, '')), 'C')
  FROM part
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION body_words(body_html text, longest integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT search_terms(regexp_replace(regexp_replace(
    left(coalesce(body_html, ''), longest),
    '</?(a|abbr|b|bdi|cite|em|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'g'),
    '<[^>]*>|&[#a-zA-Z0-9]+;', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_article(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  article articles;
  head tsvector;
  body text;
  full_text tsvector;
BEGIN
  SELECT * INTO STRICT article FROM articles WHERE id = wanted;
  head := article_head(article);
  body := body_words((SELECT body_html FROM article_texts WHERE article_id = wanted), 2000000);
  BEGIN
    full_text := head || setweight(to_tsvector('english', body), 'D') || article_marks(article);
  EXCEPTION WHEN program_limit_exceeded THEN
    body := left(body, 100000);
    full_text := head || setweight(to_tsvector('english', body), 'D') || article_marks(article);
  END;
  INSERT INTO article_search (article_id, journal_id, published_on, year, head, words)
  VALUES (wanted, article.journal_id, article.published_on, left(article.published_on, 4), head, full_text)
  ON CONFLICT (article_id) DO UPDATE SET journal_id = excluded.journal_id, published_on = excluded.published_on,
    year = excluded.year, head = excluded.head, words = excluded.words;
  DELETE FROM article_keywords WHERE article_id = wanted;
  INSERT INTO article_keywords SELECT * FROM keywords_of(article);
  -- In one order, so that two articles at a time come to no deadlock. A word that a full text has only once
  -- may be a slip itself: it is found, but nothing is corrected to it.
  INSERT INTO search_words (word)
  SELECT word FROM (
    SELECT lexeme AS word FROM unnest(to_tsvector('simple', search_terms(concat_ws(' ', article.title->>'text', article.abstract_text,
      (SELECT string_agg(keyword->>'text', ' ') FROM jsonb_array_elements(article.keywords) keyword),
      (SELECT string_agg(concat_ws(' ', author->>'authorGivenName', author->>'authorLastName'), ' ')
        FROM jsonb_array_elements(article.authors) author)))))
    UNION
    SELECT lexeme FROM unnest(to_tsvector('simple', left(body, 500000))) WHERE cardinality(positions) > 1
  ) found
  WHERE length(word) BETWEEN 4 AND 40 AND word !~ '\d'
  ORDER BY word
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- As before, by the words of any script; a single East Asian letter may begin a word.
CREATE OR REPLACE FUNCTION typed_words(typed text[])
RETURNS TABLE (place bigint, folded text, is_common boolean, is_known boolean, is_beginning boolean)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  WITH newest AS MATERIALIZED (SELECT marks FROM newest_steps(NULL) LIMIT 1),
  word AS MATERIALIZED (
    SELECT one.place, search_terms(one.word) AS folded FROM unnest(typed) WITH ORDINALITY AS one(word, place)
  ),
  known AS MATERIALIZED (
    SELECT word.place, word.folded, to_tsvector('english', word.folded) = ''::tsvector AS is_common,
      EXISTS (SELECT FROM article_search WHERE words @@ meant AND words @@ (SELECT marks FROM newest))
        OR EXISTS (SELECT FROM article_search WHERE words @@ meant) AS is_known
    FROM word, LATERAL (SELECT phraseto_tsquery('english', word.folded) || phraseto_tsquery('simple', word.folded) AS meant) as_query
    WHERE word.folded <> ''
  )
  SELECT known.place, known.folded, known.is_common, known.is_known,
    CASE WHEN known.is_known OR known.is_common OR known.folded !~ '^([^ ]{3,}|[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3])$' THEN false
      ELSE EXISTS (SELECT FROM search_words WHERE word ~>=~ known.folded AND word ~<~ (known.folded || chr(1114111)))
        OR EXISTS (SELECT FROM article_search WHERE words @@ to_tsquery('simple', known.folded || ':*')) END
  FROM known
$$;
--> statement-breakpoint
-- Articles that are found otherwise from now on. Of the others only other spellings would be added, which the next change of each brings.
SELECT index_article(id) FROM articles
WHERE withdrawn_on IS NULL AND (
  concat_ws(' ', title->>'text', abstract_text, keywords::text, authors::text) ~ '[\u0621-\u064a\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]'
  OR concat_ws(' ', title->>'text', keywords::text) ~ '[[:alpha:]][-‐‑]\d'
);
