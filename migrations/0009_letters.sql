ALTER TABLE "letters" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "claimed_until" timestamp (3) with time zone;