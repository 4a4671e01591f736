CREATE TABLE "account_names" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"full_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorships" (
	"article_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name_key" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text,
	"orcid" text,
	"published_on" text NOT NULL,
	CONSTRAINT "authorships_article_id_position_pk" PRIMARY KEY("article_id","position")
);
--> statement-breakpoint
CREATE TABLE "editorial_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"letter" text NOT NULL,
	"suggested_journal_id" uuid,
	"revision_days" integer,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"ratification" text NOT NULL,
	"ratified_by" uuid,
	"ratified_at" timestamp (3) with time zone,
	"remark" text,
	"override_reason" text,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "manuscript_checks" (
	"manuscript_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"anonymity" jsonb,
	"is_meant" boolean DEFAULT false NOT NULL,
	"unreadable" boolean DEFAULT false NOT NULL,
	"similarity" jsonb,
	"done" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "manuscript_checks_manuscript_id_version_pk" PRIMARY KEY("manuscript_id","version")
);
--> statement-breakpoint
CREATE TABLE "muted_reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "muted_reminders_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "review_copies" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"copy_id" uuid,
	"failure" text,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"reviewer_id" uuid,
	"email" text NOT NULL,
	"given_name" text NOT NULL,
	"last_name" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"message" text NOT NULL,
	"token_hash" text,
	"state" text NOT NULL,
	"reviewer_number" integer,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"attachment_file_id" uuid,
	"attachment_copy_id" uuid,
	"scores" jsonb,
	"comments_to_author" text,
	"confidential_remarks" text,
	"recommendation" text,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "review_reports_whole" CHECK (("review_reports"."submitted_at" is null) or ("review_reports"."scores" is not null and "review_reports"."comments_to_author" is not null and "review_reports"."recommendation" is not null))
);
--> statement-breakpoint
CREATE TABLE "reviewer_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"interests" text NOT NULL,
	"most_open_reviews" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision_answers" (
	"manuscript_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"draft_version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_with" integer,
	CONSTRAINT "revision_answers_manuscript_id_round_pk" PRIMARY KEY("manuscript_id","round")
);
--> statement-breakpoint
CREATE TABLE "revision_extensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"days" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "manuscripts_waiting";--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "review_model" text DEFAULT 'verification' NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "reports_needed" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "invitation_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "review_days" integer DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "revision_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "editor_days" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "review_model" text DEFAULT 'verification' NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "turn" text;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_names" ADD CONSTRAINT "account_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorships" ADD CONSTRAINT "authorships_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editorial_decisions" ADD CONSTRAINT "editorial_decisions_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editorial_decisions" ADD CONSTRAINT "editorial_decisions_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editorial_decisions" ADD CONSTRAINT "editorial_decisions_suggested_journal_id_journals_id_fk" FOREIGN KEY ("suggested_journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_checks" ADD CONSTRAINT "manuscript_checks_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_reminders" ADD CONSTRAINT "muted_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_copies" ADD CONSTRAINT "review_copies_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_copies" ADD CONSTRAINT "review_copies_copy_id_files_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_invitation_id_review_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_attachment_file_id_files_id_fk" FOREIGN KEY ("attachment_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_attachment_copy_id_files_id_fk" FOREIGN KEY ("attachment_copy_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewer_profiles" ADD CONSTRAINT "reviewer_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_answers" ADD CONSTRAINT "revision_answers_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_extensions" ADD CONSTRAINT "revision_extensions_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_names_key" ON "account_names" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "article_search_head" ON "article_search" USING gin ("head") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "reviewer_profiles_interests" ON "reviewer_profiles" USING gin (to_tsvector('english'::regconfig, "interests"));--> statement-breakpoint
CREATE INDEX "authorships_name" ON "authorships" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "authorships_email" ON "authorships" USING btree ("email");--> statement-breakpoint
CREATE INDEX "authorships_orcid" ON "authorships" USING btree ("orcid");--> statement-breakpoint
CREATE INDEX "editorial_decisions_of_manuscript" ON "editorial_decisions" USING btree ("manuscript_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "editorial_decisions_waiting" ON "editorial_decisions" USING btree ("manuscript_id") WHERE "editorial_decisions"."ratification" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_token" ON "review_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_once" ON "review_invitations" USING btree ("manuscript_id","round","email") WHERE "review_invitations"."state" in ('invited', 'accepted', 'reported');--> statement-breakpoint
CREATE INDEX "review_invitations_of_manuscript" ON "review_invitations" USING btree ("manuscript_id","round");--> statement-breakpoint
CREATE INDEX "review_invitations_of_reviewer" ON "review_invitations" USING btree ("reviewer_id","state","id");--> statement-breakpoint
CREATE INDEX "review_invitations_of_email" ON "review_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "review_invitations_unanswered" ON "review_invitations" USING btree ("answer_by") WHERE "review_invitations"."state" = 'invited';--> statement-breakpoint
CREATE INDEX "review_invitations_due" ON "review_invitations" USING btree ("due_at") WHERE "review_invitations"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "review_reports_of_manuscript" ON "review_reports" USING btree ("manuscript_id","round");--> statement-breakpoint
CREATE INDEX "review_reports_attachment" ON "review_reports" USING btree ("attachment_file_id");--> statement-breakpoint
CREATE INDEX "review_reports_attachment_copy" ON "review_reports" USING btree ("attachment_copy_id");--> statement-breakpoint
CREATE INDEX "review_copies_copy" ON "review_copies" USING btree ("copy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revision_extensions_waiting" ON "revision_extensions" USING btree ("manuscript_id") WHERE "revision_extensions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "manuscripts_on_desk" ON "manuscripts" USING btree ("journal_id","turn","due_at","id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."review_model" = 'double-anonymous';--> statement-breakpoint
CREATE INDEX "manuscripts_decided" ON "manuscripts" USING btree ("journal_id","updated_at","id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."review_model" = 'double-anonymous' and "manuscripts"."state" in ('rejected', 'withdrawn', 'published');--> statement-breakpoint
CREATE INDEX "manuscripts_due" ON "manuscripts" USING btree ("due_at") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "manuscripts_waiting" ON "manuscripts" USING btree ("special_review","waiting_since","id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."turn" = 'administrator';--> statement-breakpoint
UPDATE "manuscripts" SET
  "published_at" = CASE WHEN "state" IN ('published', 'withdrawn') THEN coalesce("decided_at", "updated_at") END,
  "turn" = CASE "state" WHEN 'submitted' THEN 'administrator' WHEN 'rejected' THEN 'author' END,
  "due_at" = CASE "state" WHEN 'submitted' THEN "waiting_since" + interval '10 days' END;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_turn" CHECK (("manuscripts"."turn" is null) = ("manuscripts"."state" in ('withdrawn', 'published')));--> statement-breakpoint
-- Given names as they are compared: initials that stand together (`RM`) apart, like those with dots.
CREATE FUNCTION given_names(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_fold(CASE WHEN given ~ '^[A-Z]{2,3}$' THEN regexp_replace(given, '(.)', '\1 ', 'g') ELSE given END)
$$;
--> statement-breakpoint
-- Surname and first initial: the names that may be one person's share it.
CREATE FUNCTION name_key(given text, surname text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT trim(search_fold(surname) || ' ' || left(given_names(given), 1))
$$;
--> statement-breakpoint
CREATE FUNCTION full_name(given text, surname text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT trim(given_names(given) || ' ' || search_fold(surname))
$$;
--> statement-breakpoint
-- Whether two full names of one key may be one person's: each given name is the same, or one of the two is its initial.
CREATE FUNCTION names_fit(key text, one text, other text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT one = other OR replace(one, ' ', '') = replace(other, ' ', '') OR NOT EXISTS (
    SELECT FROM unnest(
      string_to_array(left(one, length(one) - length(key) + 1), ' '),
      string_to_array(left(other, length(other) - length(key) + 1), ' ')
    ) given(a, b)
    WHERE a <> b AND NOT (left(a, 1) = left(b, 1) AND (length(a) = 1 OR length(b) = 1))
  )
$$;
--> statement-breakpoint
CREATE FUNCTION keep_authorships() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM authorships WHERE article_id = NEW.id;
  INSERT INTO authorships (article_id, position, name_key, full_name, email, orcid, published_on)
  SELECT NEW.id, place, name_key(author->>'authorGivenName', author->>'authorLastName'),
    full_name(author->>'authorGivenName', author->>'authorLastName'),
    lower(nullif(author->>'email', '')), nullif(author->>'orcid', ''), NEW.published_on
  FROM jsonb_array_elements(NEW.authors) WITH ORDINALITY AS printed(author, place);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "articles_authorships" AFTER INSERT OR UPDATE OF "authors", "published_on" ON "articles"
FOR EACH ROW EXECUTE FUNCTION keep_authorships();
--> statement-breakpoint
CREATE FUNCTION keep_account_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_names (user_id, name_key, full_name)
  VALUES (NEW.id, name_key(NEW.other_name, NEW.surname), full_name(NEW.other_name, NEW.surname))
  ON CONFLICT (user_id) DO UPDATE SET name_key = excluded.name_key, full_name = excluded.full_name;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_account_name" AFTER INSERT OR UPDATE OF "surname", "other_name" ON "users"
FOR EACH ROW EXECUTE FUNCTION keep_account_name();
--> statement-breakpoint
UPDATE "articles" SET "authors" = "authors";
--> statement-breakpoint
UPDATE "users" SET "surname" = "surname";
