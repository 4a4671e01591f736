-- Each manuscript gets a number that people can say, and a journal may show its statistics (decision 52).
ALTER TABLE "journals" ADD COLUMN "shows_statistics" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "manuscript_numbers" (
	"abbreviation" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "manuscript_numbers_abbreviation_year_pk" PRIMARY KEY("abbreviation","year")
);
--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A second submission to the same journal waits here until the first is committed, so that no number is left out.
CREATE FUNCTION next_manuscript_number(journal uuid, submitted_in integer) RETURNS text LANGUAGE sql AS $$
  WITH named AS (
    SELECT abbreviation FROM journals WHERE id = journal
  ), counted AS (
    INSERT INTO manuscript_numbers (abbreviation, year, last) SELECT lower(abbreviation), submitted_in, 1 FROM named
    ON CONFLICT (abbreviation, year) DO UPDATE SET last = manuscript_numbers.last + 1
    RETURNING last::text
  )
  SELECT abbreviation || '-' || submitted_in || '-' || lpad(last, greatest(4, length(last)), '0') FROM named, counted
$$;
--> statement-breakpoint
-- The version before sends no number; this knows no other time zone than the usual one.
CREATE FUNCTION number_manuscript() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.number := next_manuscript_number(NEW.journal_id, extract(year FROM NEW.submitted_at AT TIME ZONE 'Asia/Dubai')::integer);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "manuscripts_number" BEFORE INSERT ON "manuscripts"
  FOR EACH ROW WHEN (NEW.number = '') EXECUTE FUNCTION number_manuscript();--> statement-breakpoint
-- holds up: submissions and edits wait; a hundred thousand manuscripts take some seconds
UPDATE "manuscripts" SET
  "number" = placed.abbreviation || '-' || placed.year || '-' || lpad(placed.place, greatest(4, length(placed.place)), '0'),
  "search_text" = CASE WHEN "search_text" = '' THEN '' ELSE
    search_fold(placed.abbreviation || ' ' || placed.year || ' ' || lpad(placed.place, greatest(4, length(placed.place)), '0')) || ' ' || "search_text" END
FROM (
  SELECT manuscripts.id, abbreviation, year,
    row_number() OVER (PARTITION BY journal_id, year ORDER BY submitted_at, manuscripts.id)::text AS place
  FROM manuscripts JOIN journals ON journals.id = journal_id,
    LATERAL (SELECT extract(year FROM submitted_at AT TIME ZONE 'Asia/Dubai')::integer AS year) AS submitted
) AS placed
WHERE placed.id = "manuscripts".id;--> statement-breakpoint
INSERT INTO "manuscript_numbers" ("abbreviation", "year", "last")
SELECT lower(abbreviation), extract(year FROM submitted_at AT TIME ZONE 'Asia/Dubai')::integer, count(*)
FROM "manuscripts" JOIN "journals" ON "journals".id = journal_id GROUP BY 1, 2;--> statement-breakpoint
-- safe: each row has a number of its own, and the trigger gives one to those of the version before
CREATE UNIQUE INDEX "manuscripts_number" ON "manuscripts" USING btree ("number");--> statement-breakpoint
-- As in 0015, and by the new number, too.
CREATE OR REPLACE FUNCTION manuscript_named_in(said text) RETURNS uuid LANGUAGE sql STABLE AS $$
  WITH ids AS MATERIALIZED (
    SELECT found[1]::uuid AS id FROM regexp_matches(said, '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}', 'gi') found
  ), titles AS MATERIALIZED (
    SELECT trim(regexp_replace(found[1], '\s+', ' ', 'g')) AS title FROM regexp_matches(said, '[“"]([^“”"]+)[”"]', 'g') found
  ), named AS (
    SELECT id FROM ids
    UNION ALL SELECT manuscript_id FROM review_invitations WHERE id IN (SELECT id FROM ids)
    UNION ALL SELECT manuscript_id FROM orders WHERE id IN (SELECT id FROM ids)
    UNION ALL SELECT manuscripts.id FROM regexp_matches(said, '[A-Za-z][A-Za-z0-9-]*-[0-9]{4}-[0-9]{4,}', 'g') found
      JOIN manuscripts ON manuscripts.number = found[1]
    UNION ALL SELECT manuscripts.id FROM regexp_matches(said, 'A000([0-9A-F]{6})', 'g') found
      JOIN manuscripts ON upper(right(manuscripts.id::text, 6)) = found[1] WHERE said ~ 'A000[0-9A-F]{6}'
    UNION ALL SELECT manuscripts.id FROM titles JOIN manuscripts USING (title) WHERE said ~ '[”"]'
    UNION ALL SELECT manuscript_id FROM titles JOIN manuscript_versions USING (title) WHERE said ~ '[”"]'
  )
  SELECT manuscripts.id FROM manuscripts WHERE manuscripts.id IN (SELECT id FROM named)
  ORDER BY manuscripts.review_model = 'double-anonymous' DESC, manuscripts.id DESC LIMIT 1
$$;
