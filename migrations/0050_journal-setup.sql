-- Journals have sections, article types, a checklist and guidelines for authors, and an editorial board.
CREATE TABLE "journal_setups" (
	"journal_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"checklist" jsonb NOT NULL,
	"guidelines_html" text NOT NULL,
	"board" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscript_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"is_open" boolean NOT NULL,
	"editor_id" uuid,
	CONSTRAINT "manuscript_classes_of_journal" UNIQUE("id","journal_id")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "section" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "article_type" text;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "section_id" uuid;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "article_type_id" uuid;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "confirmed_statements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_setups" ADD CONSTRAINT "journal_setups_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_classes" ADD CONSTRAINT "manuscript_classes_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manuscript_classes_in_order" ON "manuscript_classes" USING btree ("journal_id","kind","place");--> statement-breakpoint
-- safe: the column is new and empty, and the version before does not write it
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_section" FOREIGN KEY ("section_id","journal_id") REFERENCES "public"."manuscript_classes"("id","journal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- safe: as above
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_article_type" FOREIGN KEY ("article_type_id","journal_id") REFERENCES "public"."manuscript_classes"("id","journal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- holds up: submissions wait; of a hundred thousand manuscripts that is less than a second
CREATE INDEX "manuscripts_of_section" ON "manuscripts" USING btree ("section_id") WHERE "manuscripts"."section_id" is not null;--> statement-breakpoint
-- holds up: as above
CREATE INDEX "manuscripts_of_article_type" ON "manuscripts" USING btree ("article_type_id") WHERE "manuscripts"."article_type_id" is not null;--> statement-breakpoint
-- Sections and article types are a journal's own: a manuscript that moves leaves them behind, whatever moves it.
CREATE FUNCTION leave_classes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.section_id IS NOT DISTINCT FROM old.section_id THEN
    new.section_id := NULL;
  END IF;
  IF new.article_type_id IS NOT DISTINCT FROM old.article_type_id THEN
    new.article_type_id := NULL;
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leave_classes_on_move BEFORE UPDATE OF "journal_id" ON "manuscripts"
  FOR EACH ROW WHEN (old.journal_id <> new.journal_id) EXECUTE FUNCTION leave_classes();--> statement-breakpoint
-- As before, and sections no longer name a person who stops editing the journal.
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
    IF EXISTS (SELECT FROM journal_role_holders WHERE user_id = person AND journal_id = journal AND role <> 'reviewer') THEN
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
