-- Texts of accepted manuscripts are edited and proofed before publication.
CREATE TABLE "production_revisions" (
	"manuscript_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	"origin" text,
	"body_html" text NOT NULL,
	"references" jsonb NOT NULL,
	CONSTRAINT "production_revisions_manuscript_id_revision_pk" PRIMARY KEY("manuscript_id","revision")
);
--> statement-breakpoint
CREATE TABLE "production_tasks" (
	"manuscript_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"due_on" date,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "production_tasks_manuscript_id_kind_pk" PRIMARY KEY("manuscript_id","kind")
);
--> statement-breakpoint
CREATE TABLE "productions" (
	"manuscript_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"fault" text,
	"has_text" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"style" text DEFAULT 'APA' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	"proof_round" integer DEFAULT 0 NOT NULL,
	"proof_sent_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approval_reason" text,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "proof_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"kind" text NOT NULL,
	"quote" jsonb NOT NULL,
	"text" text NOT NULL,
	"replacement" text,
	"is_by_author" boolean NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "has_production" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "production_revisions" ADD CONSTRAINT "production_revisions_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_revisions" ADD CONSTRAINT "production_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_tasks" ADD CONSTRAINT "production_tasks_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_tasks" ADD CONSTRAINT "production_tasks_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_notes" ADD CONSTRAINT "proof_notes_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_notes" ADD CONSTRAINT "proof_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_notes" ADD CONSTRAINT "proof_notes_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_tasks_of_person" ON "production_tasks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "production_tasks_due" ON "production_tasks" USING btree ("due_on") WHERE "production_tasks"."done_at" is null and "production_tasks"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "proof_notes_of_manuscript" ON "proof_notes" USING btree ("manuscript_id","written_at");
--> statement-breakpoint
-- As before; a production editor edits no manuscripts in review.
CREATE OR REPLACE FUNCTION release_handled() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
  journal uuid;
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    person := old.id;
  ELSE
    person := old.user_id;
    journal := old.journal_id;
    IF EXISTS (SELECT FROM journal_role_holders WHERE user_id = person AND journal_id = journal AND role IN ('editor', 'editor-in-chief')) THEN
      RETURN NULL;
    END IF;
  END IF;
  UPDATE manuscripts SET handling_editor_id = NULL
    WHERE handling_editor_id = person AND (journal IS NULL OR journal_id = journal);
  UPDATE journals SET new_manuscripts_to = NULL
    WHERE new_manuscripts_to = person AND (journal IS NULL OR id = journal);
  UPDATE manuscript_classes SET editor_id = NULL
    WHERE editor_id = person AND (journal IS NULL OR journal_id = journal);
  RETURN NULL;
END
$$;
