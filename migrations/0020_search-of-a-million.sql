CREATE TABLE "article_keywords" (
	"article_id" uuid NOT NULL,
	"keyword" text NOT NULL,
	"published_on" text NOT NULL,
	CONSTRAINT "article_keywords_article_id_keyword_pk" PRIMARY KEY("article_id","keyword")
);
--> statement-breakpoint
-- The keywords that an article is found by, each once.
CREATE FUNCTION keywords_of(article articles) RETURNS SETOF article_keywords LANGUAGE sql STABLE AS $$
  SELECT DISTINCT article.id, left(lower(keyword->>'text'), 200), article.published_on FROM jsonb_array_elements(article.keywords) keyword
$$;
--> statement-breakpoint
INSERT INTO article_keywords SELECT own.* FROM article_search JOIN articles ON articles.id = article_id, keywords_of(articles) own;
--> statement-breakpoint
CREATE INDEX "article_keywords_newest" ON "article_keywords" USING btree ("keyword","published_on" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);
--> statement-breakpoint
ALTER TABLE "article_keywords" ADD CONSTRAINT "article_keywords_article_id_article_search_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_search"("article_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- As before, without keywords, which are asked for where they stand by now; the version before finds fewer near articles to those that are
-- published while both run.
CREATE OR REPLACE FUNCTION article_marks(article articles) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY['j=' || article.journal_id, 'y=' || left(article.published_on, 4), 'm=' || left(article.published_on, 7)])
$$;
--> statement-breakpoint
-- The words of a title, with the journal, the year and the month as `article_marks` writes them.
CREATE FUNCTION title_marks(head tsvector, journal_id uuid, published_on text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(ts_filter(head, '{a}')) || array_to_tsvector(ARRAY['j=' || journal_id, 'y=' || left(published_on, 4), 'm=' || left(published_on, 7)])
$$;
--> statement-breakpoint
-- holds up: 6 s for a hundred thousand articles, 76 s for a million on a busy machine, during which nothing is published.
CREATE INDEX "article_search_titles" ON "article_search" USING gin (title_marks("head", "journal_id", "published_on")) WITH (fastupdate=false);
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
-- As before, but planned once in a connection: it is asked several times in each search.
CREATE OR REPLACE FUNCTION newest_steps(of_year text) RETURNS TABLE (step integer, marks tsquery) LANGUAGE plpgsql STABLE AS $$
DECLARE
  last_year text := (SELECT (max(period)::integer - 1)::text FROM article_counts WHERE journal_id IS NULL AND level = 'year' AND period ~ '^\d{4}$');
BEGIN
  RETURN QUERY WITH spans AS (
    SELECT period, left(level, 1) || '=' || period AS mark, sum(published - withdrawn) OVER newest - (published - withdrawn) AS before
    FROM article_counts
    WHERE journal_id IS NULL AND published > withdrawn AND CASE
      WHEN of_year IS NOT NULL THEN level = 'month' AND left(period, 4) = of_year
      ELSE (level = 'year' AND period < last_year) OR (level = 'month' AND period >= last_year) END
    WINDOW newest AS (ORDER BY period DESC)
  )
  SELECT CASE WHEN before < 2000 THEN 0 ELSE floor(log(4, before / 2000)) + 1 END::integer AS place,
    string_agg(quote_literal(mark), ' | ')::tsquery
  FROM spans GROUP BY 1 ORDER BY 1;
END
$$;
--> statement-breakpoint
-- As before, with the marks of journals by themselves (`within`; null: of all). Words and marks are conditions of their own, so that the
-- index goes from one that has the words to the next and asks of that one for its marks: in one query it would visit all that has
-- a mark which is rarer than the words. The version before asks the other function of this name.
CREATE FUNCTION newest_found(wanted tsquery, within tsquery, of_year text, most integer)
RETURNS TABLE (is_whole boolean, article_ids uuid[]) LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
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
      is_whole := NOT EXISTS (SELECT FROM article_search WHERE words @@ loose AND words @@ coalesce(within, place.marks) AND words @@ place.marks);
      EXIT WHEN NOT is_whole;
      CONTINUE;
    END IF;
    IF has_phrase THEN
      SELECT count(*), array_agg(article_id ORDER BY published_on DESC, article_id DESC) FILTER (WHERE words @@ wanted) INTO looked_at, met
      FROM (SELECT article_id, published_on, words FROM article_search
        WHERE words @@ loose AND words @@ coalesce(within, place.marks) AND words @@ place.marks
        ORDER BY published_on DESC, article_id DESC LIMIT unread + 1) candidates;
      is_whole := looked_at <= unread;
      unread := unread - looked_at;
    ELSE
      met := ARRAY(SELECT article_id FROM article_search
        WHERE words @@ loose AND words @@ coalesce(within, place.marks) AND words @@ place.marks
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
-- The newest articles whose titles a query finds: of what more articles have than are ranked, these are the nearest. What is left out or in
-- quotation marks is not a matter of titles alone, so of such a query it knows none.
CREATE FUNCTION newest_titled(wanted tsquery, within tsquery, of_year text, most integer)
RETURNS uuid[] LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE
  met uuid[] := '{}';
  place record;
BEGIN
  IF wanted::text ~ '!|<(-|\d+)>' THEN RETURN met; END IF;
  FOR place IN SELECT marks FROM newest_steps(of_year) LOOP
    met := met || ARRAY(SELECT article_id FROM article_search
      WHERE title_marks(head, journal_id, published_on) @@ wanted AND title_marks(head, journal_id, published_on) @@ coalesce(within, place.marks)
        AND title_marks(head, journal_id, published_on) @@ place.marks
      ORDER BY published_on DESC, article_id DESC LIMIT most - cardinality(met));
    EXIT WHEN cardinality(met) >= most;
  END LOOP;
  RETURN met;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION typed_words(typed text[])
RETURNS TABLE (place bigint, folded text, is_common boolean, is_known boolean, is_beginning boolean)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  WITH newest AS MATERIALIZED (SELECT marks FROM newest_steps(NULL) LIMIT 1),
  word AS MATERIALIZED (
    SELECT one.place, search_fold(one.word) AS folded FROM unnest(typed) WITH ORDINALITY AS one(word, place)
  ),
  known AS MATERIALIZED (
    SELECT word.place, word.folded, to_tsvector('english', word.folded) = ''::tsvector AS is_common,
      EXISTS (SELECT FROM article_search WHERE words @@ meant AND words @@ (SELECT marks FROM newest))
        OR EXISTS (SELECT FROM article_search WHERE words @@ meant) AS is_known
    FROM word, LATERAL (SELECT phraseto_tsquery('english', word.folded) || phraseto_tsquery('simple', word.folded) AS meant) as_query
    WHERE word.folded <> ''
  )
  SELECT known.place, known.folded, known.is_common, known.is_known,
    CASE WHEN known.is_known OR known.is_common OR known.folded !~ '^[^ ]{3,}$' THEN false
      ELSE EXISTS (SELECT FROM search_words WHERE word ~>=~ known.folded AND word ~<~ (known.folded || chr(1114111)))
        OR EXISTS (SELECT FROM article_search WHERE words @@ to_tsquery('simple', known.folded || ':*')) END
  FROM known
$$;
--> statement-breakpoint
-- holds up: a narrow index on the words that there are: a second or two.
CREATE INDEX "search_words_begun" ON "search_words" USING btree ("word" text_pattern_ops);
--> statement-breakpoint
-- What has a word that begins so: the hundred shortest of such words. The index would first collect all that has any of them, however many.
CREATE FUNCTION words_begun(typed text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  begun tsquery := (SELECT string_agg(DISTINCT quote_literal(lexeme), ' | ')::tsquery
    FROM (SELECT word FROM search_words WHERE word ~>=~ typed AND word ~<~ (typed || chr(1114111)) ORDER BY length(word), word LIMIT 100) shortest,
      unnest(tsvector_to_array(to_tsvector('english', word) || to_tsvector('simple', word))) lexeme);
BEGIN
  RETURN coalesce(begun, to_tsquery('simple', typed || ':*'));
END
$$;
--> statement-breakpoint
-- holds up: a narrow index on what is under way: about a second for a hundred thousand manuscripts.
CREATE INDEX "manuscripts_under_way" ON "manuscripts" USING btree ("journal_id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."state" not in ('published', 'rejected', 'withdrawn');
