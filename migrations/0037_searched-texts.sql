ALTER TABLE "review_reports" ADD COLUMN "found" jsonb;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "is_meant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "original_comments" text;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "return_message" text;--> statement-breakpoint
ALTER TABLE "revision_answers" ADD COLUMN "found" jsonb;--> statement-breakpoint
ALTER TABLE "revision_answers" ADD COLUMN "is_meant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "revision_answers" ADD COLUMN "original_answers" jsonb;