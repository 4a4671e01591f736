-- What can be gone back by, the newest first: the months of the last two years and the years before, or the months of one year; and how many
-- articles there are up to the end of each.
CREATE FUNCTION newest_spans(of_year text, OUT marks text[], OUT upto bigint[]) LANGUAGE plpgsql STABLE AS $$
DECLARE
  last_year text := (SELECT (max(period)::integer - 1)::text FROM article_counts WHERE journal_id IS NULL AND level = 'year' AND period ~ '^\d{4}$');
BEGIN
  SELECT coalesce(array_agg(mark ORDER BY period DESC), '{}'), coalesce(array_agg(articles ORDER BY period DESC), '{}') INTO marks, upto
  FROM (
    SELECT period, quote_literal(left(level, 1) || '=' || period) AS mark, sum(published - withdrawn) OVER (ORDER BY period DESC) AS articles
    FROM article_counts
    WHERE journal_id IS NULL AND published > withdrawn AND CASE
      WHEN of_year IS NOT NULL THEN level = 'month' AND left(period, 4) = of_year
      ELSE (level = 'year' AND period < last_year) OR (level = 'month' AND period >= last_year) END
  ) spans;
END
$$;
--> statement-breakpoint
-- The last span of the step that begins with the span `first`: as far back as the rest of what is wanted should be by what was met so far, and
-- a quarter more. An index of words goes through all that has a word in each step, so few steps that are too long are better than many.
CREATE FUNCTION step_end(upto bigint[], first integer, met bigint, wanted bigint) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  covered bigint := coalesce(upto[first - 1], 0);
  target numeric := CASE
    WHEN covered = 0 THEN 2000
    WHEN met > 0 THEN covered + 1.25 * (wanted - met) * covered / met
    WHEN covered < 10000 THEN covered * 16.0
    ELSE upto[cardinality(upto)] END;
  place integer := first;
BEGIN
  IF target > 0.4 * upto[cardinality(upto)] THEN RETURN cardinality(upto); END IF;
  WHILE place < cardinality(upto) AND upto[place] < target LOOP place := place + 1; END LOOP;
  RETURN place;
END
$$;
--> statement-breakpoint
-- All that there is, in one mark or none where the words or what they are looked for in say it: to go through everything at once takes less
-- than to ask of each article for the marks of many years. Of words that are only left out these are asked for all the same: by such words alone
-- the index would go through all that it has.
CREATE FUNCTION whole_span(wanted tsquery, within tsquery, of_year text, marks text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN of_year IS NOT NULL THEN quote_literal('y=' || of_year)::tsquery
    WHEN within IS NULL AND querytree(wanted) = 'T' THEN array_to_string(marks, ' | ')::tsquery
    ELSE coalesce(within, wanted) END
$$;
--> statement-breakpoint
-- As before, in fewer steps; the last one begins anew and goes through everything.
CREATE OR REPLACE FUNCTION newest_placed(wanted tsquery, within tsquery, of_year text, most integer)
RETURNS TABLE (is_whole boolean, article_ids uuid[], journal_ids uuid[], years text[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE
  has_phrase boolean := wanted::text ~ '<(-|\d+)>';
  loose tsquery := CASE WHEN has_phrase THEN regexp_replace(wanted::text, '<(-|\d+)>', '&', 'g')::tsquery ELSE wanted END;
  looked_at integer := 0;
  met record;
  spans record;
  first integer := 1;
  last integer;
  step tsquery;
BEGIN
  is_whole := true;
  article_ids := '{}';
  journal_ids := '{}';
  years := '{}';
  SELECT * INTO spans FROM newest_spans(of_year);
  WHILE is_whole AND first <= cardinality(spans.marks) LOOP
    last := step_end(spans.upto, first, looked_at, most + 1);
    step := array_to_string(spans.marks[first:last], ' | ')::tsquery;
    IF last = cardinality(spans.marks) THEN
      step := whole_span(loose, within, of_year, spans.marks);
      looked_at := 0;
      article_ids := '{}';
      journal_ids := '{}';
      years := '{}';
    END IF;
    IF has_phrase THEN
      SELECT count(*) AS number, array_agg(article_id) FILTER (WHERE fits) AS articles, array_agg(journal_id) FILTER (WHERE fits) AS journals,
        array_agg(year) FILTER (WHERE fits) AS of_years INTO met
      FROM (SELECT article_id, journal_id, year, words @@ wanted AS fits FROM article_search
        WHERE words @@ loose AND words @@ coalesce(within, step) AND words @@ step
        ORDER BY published_on DESC, article_id DESC LIMIT most + 1 - looked_at) candidates;
    ELSE
      SELECT count(*) AS number, array_agg(article_id) AS articles, array_agg(journal_id) AS journals, array_agg(year) AS of_years INTO met
      FROM (SELECT article_id, journal_id, year FROM article_search
        WHERE words @@ loose AND words @@ coalesce(within, step) AND words @@ step
        ORDER BY published_on DESC, article_id DESC LIMIT most + 1 - looked_at) newest;
    END IF;
    looked_at := looked_at + met.number;
    article_ids := article_ids || coalesce(met.articles, '{}');
    journal_ids := journal_ids || coalesce(met.journals, '{}');
    years := years || coalesce(met.of_years, '{}');
    is_whole := looked_at <= most;
    first := last + 1;
  END LOOP;
  article_ids := article_ids[1:most];
  journal_ids := journal_ids[1:most];
  years := years[1:most];
  RETURN NEXT;
END
$$;
--> statement-breakpoint
-- As before, in fewer steps; the last one begins anew and goes through everything.
CREATE OR REPLACE FUNCTION newest_titled(wanted tsquery, within tsquery, of_year text, most integer)
RETURNS uuid[] LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE
  met uuid[] := '{}';
  spans record;
  first integer := 1;
  last integer;
  step tsquery;
BEGIN
  IF wanted::text ~ '!|<(-|\d+)>' THEN RETURN met; END IF;
  SELECT * INTO spans FROM newest_spans(of_year);
  WHILE cardinality(met) < most AND first <= cardinality(spans.marks) LOOP
    last := step_end(spans.upto, first, cardinality(met), most);
    step := array_to_string(spans.marks[first:last], ' | ')::tsquery;
    IF last = cardinality(spans.marks) THEN
      step := whole_span(wanted, within, of_year, spans.marks);
      met := '{}';
    END IF;
    met := met || ARRAY(SELECT article_id FROM article_search
      WHERE title_marks(head, journal_id, published_on) @@ wanted AND title_marks(head, journal_id, published_on) @@ coalesce(within, step)
        AND title_marks(head, journal_id, published_on) @@ step
      ORDER BY published_on DESC, article_id DESC LIMIT most - cardinality(met));
    first := last + 1;
  END LOOP;
  RETURN met;
END
$$;
--> statement-breakpoint
-- As before; of the newest articles it asks in the first of those steps.
CREATE OR REPLACE FUNCTION typed_words(typed text[])
RETURNS TABLE (place bigint, folded text, is_common boolean, is_known boolean, is_beginning boolean)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  WITH newest AS MATERIALIZED (
    SELECT array_to_string(marks[1:step_end(upto, 1, 0, 1)], ' | ')::tsquery AS marks FROM newest_spans(NULL)
  ),
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
