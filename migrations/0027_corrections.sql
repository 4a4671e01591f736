-- The version before does not know what names an earlier PDF: its janitor, which runs beside this one while it is being replaced, is
-- refused by the reference below, and tries again an hour later.
CREATE TABLE "article_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"corrected_on" text NOT NULL,
	"notice" text NOT NULL,
	"title" jsonb,
	"abstract_text" text,
	"keywords" jsonb,
	"authors" jsonb,
	"pdf_file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "article_id" uuid;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "corrected_on" text;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD CONSTRAINT "article_corrections_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD CONSTRAINT "article_corrections_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_corrections_of" ON "article_corrections" USING btree ("article_id","number");--> statement-breakpoint
CREATE INDEX "article_corrections_pdf" ON "article_corrections" USING btree ("pdf_file_id") WHERE "article_corrections"."pdf_file_id" is not null;--> statement-breakpoint
-- holds up: nothing is corrected yet, so the index is empty: a look at each article, some seconds for a million, during which nothing is published.
CREATE INDEX "articles_corrected" ON "articles" USING btree ("corrected_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."corrected_on" is not null;
