-- safe: corrected articles keep their earlier texts, and an author's proof stays as it was sent.
ALTER TABLE "article_corrections" ADD COLUMN "abstract_html" text;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD COLUMN "abstract_origin" text;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD COLUMN "body_html" text;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD COLUMN "headings" jsonb;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD COLUMN "references" jsonb;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD COLUMN "print_design" jsonb;--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "print_design" jsonb;--> statement-breakpoint
ALTER TABLE "production_revisions" ADD COLUMN "front" jsonb;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "front" jsonb;--> statement-breakpoint
ALTER TABLE "production_revisions" ADD COLUMN "is_authors_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "proof_revision" integer;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "corrects_revision" integer;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "final_pdf_id" uuid;--> statement-breakpoint
-- safe: a new column, which the version before leaves empty
ALTER TABLE "productions" ADD CONSTRAINT "productions_final_pdf_id_files_id_fk" FOREIGN KEY ("final_pdf_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- holds up: a small table, for milliseconds
CREATE INDEX "productions_final_pdf" ON "productions" USING btree ("final_pdf_id") WHERE "productions"."final_pdf_id" is not null;--> statement-breakpoint
-- holds up: a small table, for milliseconds
UPDATE "productions" SET "proof_revision" = "revision" WHERE "proof_sent_at" IS NOT NULL;
