-- safe: reviewers who want it have their finished reviews in their ORCID records.
CREATE TABLE "orcid_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"orcid" text NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"put_code" text,
	"written_at" timestamp (3) with time zone,
	"is_named" boolean DEFAULT false NOT NULL,
	"is_left_alone" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "orcid_connections" ADD COLUMN "adds_reviews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orcid_permissions" ADD COLUMN "adds_works" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orcid_sign_ins" ADD COLUMN "adds_works" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orcid_sign_ins" ADD COLUMN "adds_reviews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orcid_reviews" ADD CONSTRAINT "orcid_reviews_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orcid_reviews_once" ON "orcid_reviews" USING btree ("orcid","manuscript_id");--> statement-breakpoint
-- holds up: a short table is read once
CREATE INDEX "orcid_connections_with_reviews" ON "orcid_connections" USING btree ("user_id") WHERE "orcid_connections"."adds_reviews";