-- What people are found by: no accents, no case, no apostrophes; what stands on either side of a break is never found as one word.
CREATE FUNCTION person_words(surname text, other_name text, email text, affiliation text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path = public, pg_temp AS $$
  SELECT translate(lower(unaccent('unaccent'::regdictionary, concat_ws(E'\n', surname, other_name, email, affiliation))), $q$'’‘ʼ$q$, '')
$$;
--> statement-breakpoint
CREATE TABLE "article_counts" (
	"journal_id" uuid,
	"level" text NOT NULL,
	"period" text NOT NULL,
	"published" integer NOT NULL,
	"withdrawn" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_counts_of" UNIQUE NULLS NOT DISTINCT("journal_id","level","period")
);
--> statement-breakpoint
CREATE INDEX "article_counts_level" ON "article_counts" USING btree ("level","period");--> statement-breakpoint

-- holds up: accounts are few beside articles; a second or two for a hundred thousand.
CREATE INDEX "users_by_name" ON "users" USING btree (lower("surname"),lower("other_name"),"id") WHERE "users"."deleted_at" is null;--> statement-breakpoint

-- holds up: accounts are few beside articles; some seconds for a hundred thousand.
CREATE INDEX "users_words" ON "users" USING gin (person_words("surname", "other_name", "email", "affiliation") gin_trgm_ops);--> statement-breakpoint

-- holds up: a narrow index: some seconds for a million articles, during which nothing is published.
CREATE INDEX "article_search_newest_of_journal" ON "article_search" USING btree ("journal_id","published_on" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);
--> statement-breakpoint
-- Adds an article to the counts, or takes it out (-1): those of the house first, so that two at once never wait for each other.
CREATE FUNCTION count_article(article articles, change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO article_counts (journal_id, level, period, published, withdrawn, changed_at)
  SELECT journal_id, level, period, change, CASE WHEN article.withdrawn_on IS NULL THEN 0 ELSE change END, article.updated_at
  FROM unnest(ARRAY[NULL, article.journal_id]) WITH ORDINALITY AS whose(journal_id, place),
    (VALUES ('all', ''), ('year', left(article.published_on, 4)), ('month', left(article.published_on, 7))) AS span(level, period)
  ORDER BY place, level
  ON CONFLICT (journal_id, level, period) DO UPDATE SET published = article_counts.published + excluded.published,
    withdrawn = article_counts.withdrawn + excluded.withdrawn, changed_at = greatest(article_counts.changed_at, excluded.changed_at)
$$;
--> statement-breakpoint
CREATE FUNCTION keep_article_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_article(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_article(NEW, 1); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the end of the transaction: whoever counts waits for whoever counts, and for nobody else meanwhile.
CREATE CONSTRAINT TRIGGER "articles_counted" AFTER INSERT OR DELETE OR UPDATE OF "journal_id", "published_on", "withdrawn_on", "updated_at" ON "articles"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_article_counts();
--> statement-breakpoint
INSERT INTO article_counts (journal_id, level, period, published, withdrawn, changed_at)
SELECT whose, level, period, count(*), count(withdrawn_on), max(updated_at)
FROM articles, unnest(ARRAY[NULL, journal_id]) AS whose,
  LATERAL (VALUES ('all', ''), ('year', left(published_on, 4)), ('month', left(published_on, 7))) AS span(level, period)
GROUP BY whose, level, period;
--> statement-breakpoint
-- Where an article stands, as words that nobody can type: its journal, year and month, and its keywords. With them the index of
-- words finds what is of a year, of a journal or new without looking at the rest.
CREATE FUNCTION article_marks(article articles) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY['j=' || article.journal_id, 'y=' || left(article.published_on, 4), 'm=' || left(article.published_on, 7)]
    || ARRAY(SELECT 'k=' || left(lower(keyword->>'text'), 200) FROM jsonb_array_elements(article.keywords) keyword))
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
-- holds up: the marks are written once into what articles are found by: about a minute for a hundred thousand, during which search goes on.
UPDATE article_search SET words = words || article_marks(articles) FROM articles WHERE articles.id = article_search.article_id;
--> statement-breakpoint
-- The house's years and months in which articles came out, the newest first, in steps of about 2,000, 8,000, 32,000 articles and so on;
-- of each step the query that finds what is of it. Only the newest two years are told apart by months, so that a step names few periods.
CREATE FUNCTION newest_steps(of_year text) RETURNS TABLE (step integer, marks tsquery) LANGUAGE sql STABLE AS $$
  WITH last AS (SELECT (max(period)::integer - 1)::text AS year FROM article_counts WHERE journal_id IS NULL AND level = 'year' AND period ~ '^\d{4}$'),
  spans AS (
    SELECT period, left(level, 1) || '=' || period AS mark, sum(published - withdrawn) OVER newest - (published - withdrawn) AS before
    FROM article_counts, last
    WHERE journal_id IS NULL AND published > withdrawn AND CASE
      WHEN of_year IS NOT NULL THEN level = 'month' AND left(period, 4) = of_year
      ELSE (level = 'year' AND period < last.year) OR (level = 'month' AND period >= last.year) END
    WINDOW newest AS (ORDER BY period DESC)
  )
  SELECT CASE WHEN before < 2000 THEN 0 ELSE floor(log(4, before / 2000)) + 1 END::integer AS step,
    string_agg(quote_literal(mark), ' | ')::tsquery
  FROM spans GROUP BY 1 ORDER BY 1
$$;
--> statement-breakpoint
-- The newest articles that a query finds, as many as `most` of them, and whether these are all. It goes back step by step until
-- it has enough: a common word is soon met, and a rare one is in few places of the index anyway. A phrase is looked for in the texts of
-- as many articles as have its words and no more.
CREATE FUNCTION newest_found(wanted tsquery, of_year text, most integer)
RETURNS TABLE (is_whole boolean, article_ids uuid[]) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
  has_phrase boolean := wanted::text ~ '<(-|\d+)>';
  loose tsquery := CASE WHEN has_phrase THEN regexp_replace(wanted::text, '<(-|\d+)>', '&', 'g')::tsquery ELSE wanted END;
  unread integer := most;
  met uuid[];
  looked_at integer;
  place record;
BEGIN
  is_whole := true;
  article_ids := '{}';
  FOR place IN SELECT marks FROM newest_steps(of_year) LOOP
    IF cardinality(article_ids) >= most OR unread <= 0 THEN
      is_whole := NOT EXISTS (SELECT FROM article_search WHERE words @@ (loose && place.marks));
      EXIT WHEN NOT is_whole;
      CONTINUE;
    END IF;
    IF has_phrase THEN
      SELECT count(*), array_agg(article_id ORDER BY published_on DESC, article_id DESC) FILTER (WHERE words @@ wanted) INTO looked_at, met
      FROM (SELECT article_id, published_on, words FROM article_search WHERE words @@ (loose && place.marks)
        ORDER BY published_on DESC, article_id DESC LIMIT unread + 1) candidates;
      is_whole := looked_at <= unread;
      unread := unread - looked_at;
    ELSE
      met := ARRAY(SELECT article_id FROM article_search WHERE words @@ (loose && place.marks)
        ORDER BY published_on DESC, article_id DESC LIMIT most + 1 - cardinality(article_ids));
    END IF;
    article_ids := article_ids || coalesce(met, '{}');
    is_whole := is_whole AND cardinality(article_ids) <= most;
    EXIT WHEN NOT is_whole;
  END LOOP;
  article_ids := article_ids[1:most];
  RETURN NEXT;
END
$$;
--> statement-breakpoint
-- What is known of typed words, as before; but a word is looked for among the newest articles first, where those that many articles have are
-- found at once, and beginnings only where no article has the whole word.
CREATE OR REPLACE FUNCTION typed_words(typed text[])
RETURNS TABLE (place bigint, folded text, is_common boolean, is_known boolean, is_beginning boolean)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  WITH newest AS MATERIALIZED (SELECT marks FROM newest_steps(NULL) LIMIT 1),
  word AS MATERIALIZED (
    SELECT one.place, search_fold(one.word) AS folded FROM unnest(typed) WITH ORDINALITY AS one(word, place)
  ),
  known AS MATERIALIZED (
    SELECT word.place, word.folded, to_tsvector('english', word.folded) = ''::tsvector AS is_common,
      EXISTS (SELECT FROM article_search WHERE words @@ (meant && (SELECT marks FROM newest)))
        OR EXISTS (SELECT FROM article_search WHERE words @@ meant) AS is_known
    FROM word, LATERAL (SELECT phraseto_tsquery('english', word.folded) || phraseto_tsquery('simple', word.folded) AS meant) as_query
    WHERE word.folded <> ''
  )
  SELECT known.place, known.folded, known.is_common, known.is_known,
    CASE WHEN known.is_known OR known.is_common OR known.folded !~ '^[^ ]{3,}$' THEN false
      ELSE EXISTS (SELECT FROM article_search WHERE words @@ to_tsquery('simple', known.folded || ':*')) END
  FROM known
$$;
