-- Another journal for a manuscript: when a suggestion ended, and the numbers that it had before.
ALTER TABLE "manuscripts" ADD COLUMN "former_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "editorial_decisions" ADD COLUMN "suggestion_ended_at" timestamp (3) with time zone;