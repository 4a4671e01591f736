-- The mailbox behind an address: one person's, whatever the case, a tag after a plus, or dots where they mean nothing. The
-- application has the same rule (`mailboxOf`), and a test holds the two together.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(untagged, '.', '') || '@gmail.com' ELSE untagged || '@' || domain END
  FROM (
    SELECT split_part(address, '@', 2) AS domain,
      coalesce(nullif(split_part(split_part(address, '@', 1), '+', 1), ''), split_part(address, '@', 1)) AS untagged
    FROM lower(trim(email)) address
  ) parts
$$;
--> statement-breakpoint
CREATE FUNCTION mailboxes_of(authors jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT mailbox_of(author ->> 'authorEmail') FROM jsonb_array_elements(authors) author WHERE author ->> 'authorEmail' <> '')
$$;
--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "author_mailboxes" text[] GENERATED ALWAYS AS (mailboxes_of(authors)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (mailbox_of(email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "review_invitations" SET "ended_at" = coalesce(
  (SELECT "submitted_at" FROM "review_reports" WHERE "invitation_id" = "review_invitations"."id"), "answered_at", "answer_by"
) WHERE "state" NOT IN ('invited', 'accepted');--> statement-breakpoint
CREATE INDEX "review_invitations_of_mailbox" ON "review_invitations" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "review_invitations_open" ON "review_invitations" USING btree ("reviewer_id",coalesce("due_at", "answer_by"),"id") WHERE "review_invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "review_invitations_ended" ON "review_invitations" USING btree ("reviewer_id","ended_at","id") WHERE "review_invitations"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_end" CHECK (("review_invitations"."ended_at" is null) = ("review_invitations"."state" in ('invited', 'accepted')));
