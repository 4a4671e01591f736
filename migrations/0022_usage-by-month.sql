CREATE TABLE "usage_months" (
	"month" text NOT NULL,
	"journal_id" uuid NOT NULL,
	"sums" bigint NOT NULL,
	"investigations" bigint NOT NULL,
	"unique_investigations" bigint NOT NULL,
	"requests" bigint NOT NULL,
	"unique_requests" bigint NOT NULL,
	"denials" bigint NOT NULL,
	"views" bigint NOT NULL,
	"downloads" bigint NOT NULL,
	CONSTRAINT "usage_months_month_journal_id_pk" PRIMARY KEY("month","journal_id")
);
--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- holds up: an index of the few hundred rows of the house: as long as reading the counts, a moment.
CREATE INDEX "article_counts_of_house" ON "article_counts" USING btree ("level","period") WHERE "article_counts"."journal_id" is null;
--> statement-breakpoint
-- Counts what a statement changed of the sums: by the journals that the articles are in, in one order, so that two at once come to no
-- deadlock. Who moves an article to another journal meanwhile waits, and is waited for.
CREATE FUNCTION keep_usage_months() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM gained'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM lost'
    ELSE 'SELECT 1 AS sign, * FROM gained UNION ALL SELECT -1, * FROM lost' END;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('usage-sums'));
  EXECUTE format($query$
    INSERT INTO usage_months AS own (month, journal_id, sums, investigations, unique_investigations, requests, unique_requests, denials, views, downloads)
    SELECT left(period, 7), journal_id, sum(sign), sum(sign * investigations), sum(sign * unique_investigations), sum(sign * requests),
      sum(sign * unique_requests), sum(sign * denials), sum(sign * views), sum(sign * downloads)
    FROM (%s) changed JOIN articles ON articles.id = article_id
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (month, journal_id) DO UPDATE SET sums = own.sums + excluded.sums,
      investigations = own.investigations + excluded.investigations, unique_investigations = own.unique_investigations + excluded.unique_investigations,
      requests = own.requests + excluded.requests, unique_requests = own.unique_requests + excluded.unique_requests,
      denials = own.denials + excluded.denials, views = own.views + excluded.views, downloads = own.downloads + excluded.downloads
    $query$, changes);
  IF TG_OP = 'DELETE' THEN DELETE FROM usage_months WHERE sums = 0 AND month = ANY(ARRAY(SELECT DISTINCT left(period, 7) FROM lost)); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "usage_sums_gained" AFTER INSERT ON "usage_sums" REFERENCING NEW TABLE AS gained FOR EACH STATEMENT EXECUTE FUNCTION keep_usage_months();
--> statement-breakpoint
CREATE TRIGGER "usage_sums_changed" AFTER UPDATE ON "usage_sums" REFERENCING OLD TABLE AS lost NEW TABLE AS gained FOR EACH STATEMENT EXECUTE FUNCTION keep_usage_months();
--> statement-breakpoint
CREATE TRIGGER "usage_sums_lost" AFTER DELETE ON "usage_sums" REFERENCING OLD TABLE AS lost FOR EACH STATEMENT EXECUTE FUNCTION keep_usage_months();
--> statement-breakpoint
-- What an article was used for goes with it to another journal: it is taken from the old one and counted for the new one. With an article
-- that goes for good its sums go while it still says whose they are.
CREATE FUNCTION move_usage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM usage_sums WHERE article_id = OLD.id;
    RETURN OLD;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('usage-sums'));
  INSERT INTO usage_months AS own (month, journal_id, sums, investigations, unique_investigations, requests, unique_requests, denials, views, downloads)
  SELECT left(period, 7), whose.journal_id, sum(sign), sum(sign * investigations), sum(sign * unique_investigations), sum(sign * requests),
    sum(sign * unique_requests), sum(sign * denials), sum(sign * views), sum(sign * downloads)
  FROM usage_sums, (VALUES (OLD.journal_id, -1), (NEW.journal_id, 1)) AS whose(journal_id, sign)
  WHERE article_id = NEW.id
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (month, journal_id) DO UPDATE SET sums = own.sums + excluded.sums,
    investigations = own.investigations + excluded.investigations, unique_investigations = own.unique_investigations + excluded.unique_investigations,
    requests = own.requests + excluded.requests, unique_requests = own.unique_requests + excluded.unique_requests,
    denials = own.denials + excluded.denials, views = own.views + excluded.views, downloads = own.downloads + excluded.downloads;
  DELETE FROM usage_months WHERE sums = 0 AND journal_id = OLD.journal_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "articles_usage_moved" AFTER UPDATE OF "journal_id" ON "articles" FOR EACH ROW WHEN (OLD.journal_id <> NEW.journal_id) EXECUTE FUNCTION move_usage();
--> statement-breakpoint
CREATE TRIGGER "articles_usage_lost" BEFORE DELETE ON "articles" FOR EACH ROW EXECUTE FUNCTION move_usage();
--> statement-breakpoint
-- Nobody writes sums between the triggers and this: the triggers hold the table until all of it is done.
INSERT INTO usage_months
SELECT left(period, 7), journal_id, count(*), sum(investigations), sum(unique_investigations), sum(requests), sum(unique_requests), sum(denials),
  sum(views), sum(downloads)
FROM usage_sums JOIN articles ON articles.id = article_id GROUP BY 1, 2;
--> statement-breakpoint
-- What articles are found by stands aside of the row (TOAST), however short: what is asked of many of them, their journal and date, is then
-- on a fifth of the pages. It holds for what is written from now on; `VACUUM (FULL) article_search` brings the rest to it.
ALTER TABLE "article_search" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- All words that are one slip away from this: a letter missing, too many or wrong, or two that changed places.
CREATE FUNCTION one_slip_away(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH cut AS (SELECT left(typed, place) AS head, substr(typed, place + 1) AS tail FROM generate_series(0, length(typed)) place),
    letter AS (SELECT chr(code) AS one FROM generate_series(ascii('a'), ascii('z')) code)
  SELECT array_agg(DISTINCT word) FROM (
    SELECT head || substr(tail, 2) AS word FROM cut
    UNION ALL SELECT head || substr(tail, 2, 1) || left(tail, 1) || substr(tail, 3) FROM cut
    UNION ALL SELECT head || one || substr(tail, 2) FROM cut, letter
    UNION ALL SELECT head || one || tail FROM cut, letter
  ) near WHERE word <> typed
$$;
--> statement-breakpoint
-- Known words that look like one, the likest first. Those that are one slip away are looked up, which takes as long however many words there
-- are; only where there are none, those are compared that share pieces with it.
CREATE OR REPLACE FUNCTION near_words(typed text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF typed ~ '^[a-z]+$' THEN
    RETURN QUERY SELECT word FROM search_words WHERE word = ANY(one_slip_away(typed)) ORDER BY word <-> typed, word LIMIT 60;
    IF FOUND THEN RETURN; END IF;
  END IF;
  PERFORM set_config('pg_trgm.similarity_threshold', '0.2', true);
  RETURN QUERY SELECT word FROM search_words WHERE word % typed AND abs(length(word) - length(typed)) <= 2
    ORDER BY word <-> typed, word LIMIT 60;
END
$$;
