-- Email templates that a journal words in its own way.
CREATE TABLE "journal_email_templates" (
	"journal_id" uuid NOT NULL,
	"name" text NOT NULL,
	"words" jsonb,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_email_templates_journal_id_name_pk" PRIMARY KEY("journal_id","name")
);
--> statement-breakpoint
ALTER TABLE "journal_email_templates" ADD CONSTRAINT "journal_email_templates_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;