-- Reports that come after a decision wait until an editor forwards them.
ALTER TABLE "review_reports" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "forwarded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "forward_message" text;