-- Journals ask reviewers questions of their own: the versions of their forms, and the answers in each report.
CREATE TABLE "review_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_invitations" ADD COLUMN "form_id" uuid;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "answered" jsonb;--> statement-breakpoint
ALTER TABLE "review_forms" ADD CONSTRAINT "review_forms_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_forms_version" ON "review_forms" USING btree ("journal_id","version");--> statement-breakpoint
-- safe: the column is new and empty, and the version before does not write it
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_form_id_review_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."review_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- holds up: new invitations and answers to them wait; of a hundred thousand invitations that is less than a second
CREATE INDEX "review_invitations_of_form" ON "review_invitations" USING btree ("form_id");