CREATE TABLE "installation_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscript_versions" (
	"manuscript_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"keywords" jsonb NOT NULL,
	"authors" jsonb NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"rejection_text" text,
	"rejection_file_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "manuscript_versions_manuscript_id_version_pk" PRIMARY KEY("manuscript_id","version")
);
--> statement-breakpoint
DROP INDEX "manuscripts_of_user";--> statement-breakpoint
DROP INDEX "manuscripts_waiting";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "withdrawn_on" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "rejection_file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "manuscripts" SET "waiting_since" = "submitted_at";--> statement-breakpoint
ALTER TABLE "manuscripts" ALTER COLUMN "waiting_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_versions" ADD CONSTRAINT "manuscript_versions_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_withdrawn" ON "articles" USING btree ("withdrawn_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."withdrawn_on" is not null;--> statement-breakpoint
CREATE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "drafts_of_user" ON "drafts" USING btree ("owner_id","saved_at");--> statement-breakpoint
CREATE INDEX "manuscripts_of_user_in_state" ON "manuscripts" USING btree ("submitting_user_id","state","id") WHERE "manuscripts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "manuscripts_deleted" ON "manuscripts" USING btree ("deleted_at","id") WHERE "manuscripts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "manuscripts_search" ON "manuscripts" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE INDEX "manuscripts_of_user" ON "manuscripts" USING btree ("submitting_user_id","id") WHERE "manuscripts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "manuscripts_waiting" ON "manuscripts" USING btree ("special_review","waiting_since","id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."state" = 'submitted';--> statement-breakpoint
INSERT INTO "manuscript_versions" ("manuscript_id", "version", "title", "abstract", "keywords", "authors", "file_ids", "submitted_at", "outcome", "decided_at", "rejection_text")
SELECT "id", 1, "title", "abstract", "keywords", "authors", "file_ids", "submitted_at",
  CASE "state" WHEN 'published' THEN 'accepted' WHEN 'rejected' THEN 'rejected' END, "decided_at", "rejection_text"
FROM "manuscripts";--> statement-breakpoint
UPDATE "manuscripts" SET "search_text" = search_fold(
  'A000' || right("manuscripts"."id"::text, 6) || ' ' || "manuscripts"."title" || ' ' || (
    SELECT coalesce(string_agg((author ->> 'authorGivenName') || ' ' || (author ->> 'authorLastName'), ' '), '')
    FROM jsonb_array_elements("manuscripts"."authors") AS author
  ) || ' ' || "users"."other_name" || ' ' || "users"."surname"
)
FROM "users" WHERE "users"."id" = "manuscripts"."submitting_user_id";
