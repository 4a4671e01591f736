-- Reviews published with their article: who agrees to it, what is published, and the DOI of each piece.
CREATE TABLE "open_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"state" text NOT NULL,
	"anchor" text NOT NULL,
	"round" integer NOT NULL,
	"reviewer_number" integer,
	"signed_by" text,
	"contents" jsonb,
	"written_on" text NOT NULL,
	"published_on" text,
	"doi" text
);
--> statement-breakpoint
CREATE TABLE "publication_consents" (
	"manuscript_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publication_consents_manuscript_id_user_id_pk" PRIMARY KEY("manuscript_id","user_id")
);
--> statement-breakpoint
DROP INDEX "doi_registrations_article";--> statement-breakpoint
ALTER TABLE "doi_registrations" ADD COLUMN "open_review_id" uuid;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "publishes_reviews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_consents" ADD CONSTRAINT "publication_consents_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_consents" ADD CONSTRAINT "publication_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_reviews_source" ON "open_reviews" USING btree ("article_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "publication_consents_of_person" ON "publication_consents" USING btree ("user_id");--> statement-breakpoint
-- holds up: one row for each article of ours; a million take about a second.
CREATE INDEX "doi_registrations_of_article" ON "doi_registrations" USING btree ("article_id");--> statement-breakpoint
-- safe: the column is new and empty.
CREATE UNIQUE INDEX "doi_registrations_review" ON "doi_registrations" USING btree ("open_review_id");--> statement-breakpoint
-- safe: it replaces a stricter one.
CREATE UNIQUE INDEX "doi_registrations_article" ON "doi_registrations" USING btree ("article_id") WHERE "doi_registrations"."open_review_id" is null;