CREATE TABLE "issue_builds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journal_id" uuid NOT NULL,
	"volume" text NOT NULL,
	"number" text NOT NULL,
	"article_ids" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"preface" text NOT NULL,
	"picture_file_id" uuid,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"pages" integer,
	"cover_file_id" uuid,
	"document_file_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "full_issues" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "full_issues" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "full_issues" ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "full_issue_purchases" ADD COLUMN "document_file_id" uuid;--> statement-breakpoint
ALTER TABLE "issue_builds" ADD CONSTRAINT "issue_builds_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_builds" ADD CONSTRAINT "issue_builds_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_builds" ADD CONSTRAINT "issue_builds_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_builds" ADD CONSTRAINT "issue_builds_document_file_id_files_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_builds_of_person" ON "issue_builds" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "issue_builds_document" ON "issue_builds" USING btree ("document_file_id");--> statement-breakpoint
ALTER TABLE "full_issue_purchases" ADD CONSTRAINT "full_issue_purchases_document_file_id_files_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "full_issue_purchases_document" ON "full_issue_purchases" USING btree ("document_file_id");--> statement-breakpoint
UPDATE "full_issue_purchases" SET "document_file_id" = "full_issues"."document_file_id" FROM "full_issues" WHERE "full_issues"."id" = "full_issue_purchases"."full_issue_id";
