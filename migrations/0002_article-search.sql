-- Extensions that any owner of a database may add.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A text as it is compared: small letters without accents, one space between words, and no email address.
-- The ranges name what is no letter and no digit by its code: what a locale takes for a letter differs from server to server.
CREATE FUNCTION search_fold(original text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT trim(lower(unaccent(translate(
    regexp_replace(
      regexp_replace(
        normalize(regexp_replace(original, '[^\s<>]+@[^\s<>]+', ' ', 'g'), NFKD),
        -- Accents, vowel signs, what joins or breaks without being seen.
        '[\u00ad\u02b9-\u02df\u0300-\u036f\u0591-\u05bd\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200d\u2060\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+',
        '', 'g'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u0387\u055a-\u055f\u05be-\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u2000-\u206f\u20a0-\u20cf\u2100-\u2101\u2116\u2150-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uff0f\uffe0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e01ef]+',
      ' ', 'g'),
    'ةىٱς', 'هياσ'))))
$$;
--> statement-breakpoint
CREATE TABLE "article_search" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"journal_id" uuid NOT NULL,
	"published_on" text NOT NULL,
	"year" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_search_words" ON "article_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "article_search_newest" ON "article_search" USING btree ("published_on" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- What an article is found by, field by field. Names go in as they are, too: "An" and "Will" are names, not only little words.
CREATE FUNCTION article_head(article articles) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH part AS (
    SELECT search_fold(article.title->>'text') AS title,
      search_fold((SELECT string_agg(keyword->>'text', ' ') FROM jsonb_array_elements(article.keywords) keyword)) AS keywords,
      search_fold((SELECT string_agg(concat_ws(' ', author->>'authorGivenName', author->>'authorLastName'), ' ')
        FROM jsonb_array_elements(article.authors) author)) AS authors,
      search_fold(concat_ws(' ', article.doi, 'A000' || right(article.id::text, 6))) AS numbers,
      search_fold(left(article.abstract_text, 50000)) AS abstract
  )
  SELECT setweight(to_tsvector('english', coalesce(title, '')), 'A')
    || setweight(to_tsvector('english', concat_ws(' ', keywords, authors, numbers)), 'B')
    || setweight(to_tsvector('simple', coalesce(authors, '')), 'B')
    || setweight(to_tsvector('english', coalesce(abstract, '')), 'C')
  FROM part
$$;
--> statement-breakpoint
-- The words of a full text, without its markup; tags inside a word (CO<sub>2</sub>) do not part it.
CREATE FUNCTION body_words(body_html text, longest integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT search_fold(regexp_replace(regexp_replace(
    left(coalesce(body_html, ''), longest),
    '</?(a|abbr|b|bdi|cite|em|i|mark|s|small|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'g'),
    '<[^>]*>|&[#a-zA-Z0-9]+;', ' ', 'g'))
$$;
--> statement-breakpoint
-- Brings what an article is found by to what the article says. A text with more words than PostgreSQL can index (1 MB) is cut.
CREATE FUNCTION index_article(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
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
    full_text := head || setweight(to_tsvector('english', body), 'D');
  EXCEPTION WHEN program_limit_exceeded THEN
    body := left(body, 100000);
    full_text := head || setweight(to_tsvector('english', body), 'D');
  END;
  INSERT INTO article_search (article_id, journal_id, published_on, year, head, words)
  VALUES (wanted, article.journal_id, article.published_on, left(article.published_on, 4), head, full_text)
  ON CONFLICT (article_id) DO UPDATE SET journal_id = excluded.journal_id, published_on = excluded.published_on,
    year = excluded.year, head = excluded.head, words = excluded.words;
  -- In one order, so that two articles at a time come to no deadlock. A word that a full text has only once
  -- may be a slip itself: it is found, but nothing is corrected to it.
  INSERT INTO search_words (word)
  SELECT word FROM (
    SELECT lexeme AS word FROM unnest(to_tsvector('simple', search_fold(concat_ws(' ', article.title->>'text', article.abstract_text,
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
-- What is known of typed words: how they are compared, whether they are too common to be looked for,
-- whether any article has them, and whether any has a word that begins with them.
-- The planner does not know what it costs to unpack long texts, and would read them all: the index is always quicker.
CREATE FUNCTION typed_words(typed text[])
RETURNS TABLE (place bigint, folded text, is_common boolean, is_known boolean, is_beginning boolean)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT word.place, word.folded,
    to_tsvector('english', word.folded) = ''::tsvector,
    EXISTS (SELECT FROM article_search WHERE words @@ (phraseto_tsquery('english', word.folded) || phraseto_tsquery('simple', word.folded))),
    word.folded ~ '^[^ ]{3,}$' AND EXISTS (SELECT FROM article_search WHERE words @@ to_tsquery('simple', word.folded || ':*'))
  FROM (SELECT place, search_fold(one) AS folded FROM unnest(typed) WITH ORDINALITY AS each(one, place)) word
  WHERE word.folded <> ''
$$;
--> statement-breakpoint
-- Known words that look like one, the likest first.
CREATE FUNCTION near_words(typed text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM set_config('pg_trgm.similarity_threshold', '0.2', true);
  RETURN QUERY SELECT word FROM search_words WHERE word % typed AND abs(length(word) - length(typed)) <= 2
    ORDER BY word <-> typed, word LIMIT 60;
END
$$;
--> statement-breakpoint
-- The articles that a query finds, with what they are counted and sorted by.
CREATE FUNCTION found_articles(wanted tsquery)
RETURNS TABLE (article_id uuid, journal_id uuid, year text, published_on text, rank real)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT article_id, journal_id, year, published_on, ts_rank(head, wanted) FROM article_search WHERE words @@ wanted
$$;
--> statement-breakpoint
SELECT index_article(id) FROM articles;
