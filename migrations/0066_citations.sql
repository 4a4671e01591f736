-- Which DOIs each article cites, and the articles whose references are to be looked up at Crossref.
CREATE TABLE "article_citations" (
	"article_id" uuid NOT NULL,
	"doi" text NOT NULL,
	"published_on" text NOT NULL,
	CONSTRAINT "article_citations_article_id_doi_pk" PRIMARY KEY("article_id","doi")
);
--> statement-breakpoint
CREATE TABLE "reference_lookups" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retracted_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retracted_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"beginning" text NOT NULL,
	"words" text NOT NULL,
	"year" text NOT NULL,
	"doi" text,
	"title" text NOT NULL,
	"nature" text NOT NULL,
	"noticed_on" text NOT NULL,
	"notice_doi" text
);
--> statement-breakpoint
ALTER TABLE "manuscript_checks" ADD COLUMN "cited_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_citations" ADD CONSTRAINT "article_citations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_lookups" ADD CONSTRAINT "reference_lookups_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_citations_of" ON "article_citations" USING btree ("doi","published_on" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reference_lookups_due" ON "reference_lookups" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "retracted_titles_beginning" ON "retracted_titles" USING btree ("beginning");
--> statement-breakpoint
INSERT INTO "article_citations" ("article_id", "doi", "published_on")
SELECT DISTINCT "articles"."id", "cited"."doi", "articles"."published_on" FROM "articles", LATERAL (
	SELECT lower("reference"->>'doi') AS "doi" FROM "article_texts", jsonb_array_elements("references") AS "reference" WHERE "article_id" = "articles"."id"
	UNION ALL SELECT lower(unnest("cited_dois")) FROM (
		SELECT "cited_dois" FROM "manuscript_checks" WHERE "manuscript_id" = "articles"."id" ORDER BY "version" DESC LIMIT 1
	) AS "last"
) AS "cited"
WHERE "articles"."withdrawn_on" IS NULL AND octet_length("cited"."doi") <= 500;
--> statement-breakpoint
INSERT INTO "reference_lookups" ("article_id", "due_at")
SELECT "article_id", now() FROM "article_texts" JOIN "articles" ON "articles"."id" = "article_id"
WHERE "withdrawn_on" IS NULL AND jsonb_path_exists("references", '$[*] ? (@.doi == null)');
