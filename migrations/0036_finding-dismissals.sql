CREATE TABLE "finding_dismissals" (
	"manuscript_id" uuid NOT NULL,
	"finding" text NOT NULL,
	"reason" text NOT NULL,
	"dismissed_by" uuid NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finding_dismissals_manuscript_id_finding_pk" PRIMARY KEY("manuscript_id","finding")
);
--> statement-breakpoint
ALTER TABLE "finding_dismissals" ADD CONSTRAINT "finding_dismissals_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What an author said to be meant stays what it was, their own word (`is_meant`). It is no editor's judgement, so no dismissal
-- is made of it: an editor reads it beside the findings, and dismisses those that are none.
-- holds up: the search of a submission waits; there is one row for each version of a manuscript, and few have findings.
UPDATE "manuscript_checks" SET "anonymity" = (
	SELECT jsonb_agg(found.value || jsonb_build_object('sha256', coalesce((
		SELECT "files"."sha256" FROM "manuscript_versions"
		JOIN "files" ON "files"."id" = ANY("manuscript_versions"."file_ids")
		WHERE "manuscript_versions"."manuscript_id" = "manuscript_checks"."manuscript_id"
		AND "manuscript_versions"."version" = "manuscript_checks"."version"
		AND "files"."name" = found.value->>'file'
		ORDER BY "files"."slot" LIMIT 1
	), '')) ORDER BY found.ordinality)
	FROM jsonb_array_elements("manuscript_checks"."anonymity") WITH ORDINALITY AS found
) WHERE jsonb_array_length("anonymity") > 0;
