CREATE TABLE "letter_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"content" jsonb,
	"picture_ids" uuid[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
