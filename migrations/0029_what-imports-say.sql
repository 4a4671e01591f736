CREATE TABLE "article_relations" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"doi" text,
	"url" text NOT NULL,
	CONSTRAINT "article_relations_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "translations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "other_abstracts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "shared_affiliations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "open_periods" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "retracted_on" text;--> statement-breakpoint
ALTER TABLE "article_relations" ADD CONSTRAINT "article_relations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_relations_doi" ON "article_relations" USING btree ("doi");--> statement-breakpoint
-- holds up: nothing is ahead yet, so the index is empty: a look at each article, some seconds for a million, during which nothing is published.
CREATE INDEX "articles_access_ahead" ON "articles" USING btree ("id") WHERE "articles"."open_periods" is not null;--> statement-breakpoint
-- holds up: what was imported before as volume 07 becomes 7; few articles are, so each is locked for a moment.
UPDATE "articles" SET "volume" = regexp_replace("volume", '^0+(?=[0-9]+$)', '') WHERE "volume" ~ '^0+[0-9]+$';--> statement-breakpoint
-- holds up: the same for issues.
UPDATE "articles" SET "issue" = regexp_replace("issue", '^0+(?=[0-9]+$)', '') WHERE "issue" ~ '^0+[0-9]+$';
