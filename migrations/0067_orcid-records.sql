-- People who allow it have their published articles added to their ORCID records.
CREATE TABLE "orcid_permissions" (
	"orcid" text PRIMARY KEY NOT NULL,
	"permission" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orcid_works" (
	"orcid" text NOT NULL,
	"article_id" uuid NOT NULL,
	"put_code" text,
	"written_of" timestamp (3) with time zone,
	"is_left_alone" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"refusal" text,
	CONSTRAINT "orcid_works_orcid_article_id_pk" PRIMARY KEY("orcid","article_id")
);
--> statement-breakpoint
ALTER TABLE "orcid_works" ADD CONSTRAINT "orcid_works_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- holds up: a small index that reads each article once: some seconds for a million articles, during which nothing is published.
CREATE INDEX "articles_of_confirmed_orcids" ON "articles" USING gin ("authors" jsonb_path_ops) WHERE "articles"."authors" @> '[{"isOrcidAuthenticated": true}]';