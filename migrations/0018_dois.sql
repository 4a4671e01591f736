CREATE TABLE "doi_registrations" (
	"doi" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"file_name" text,
	"submitted_at" timestamp (3) with time zone,
	"registered_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "doi_registrations_article" ON "doi_registrations" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "doi_registrations_due" ON "doi_registrations" USING btree ("next_try_at") WHERE "doi_registrations"."state" in ('waiting', 'submitted');--> statement-breakpoint
CREATE INDEX "doi_registrations_open" ON "doi_registrations" USING btree ("created_at","article_id") WHERE "doi_registrations"."state" <> 'registered';--> statement-breakpoint
-- holds up: a narrow index: some seconds for a million articles, during which nothing is published.
CREATE INDEX "articles_doi" ON "articles" USING btree (lower("doi")) WHERE "articles"."doi" is not null;