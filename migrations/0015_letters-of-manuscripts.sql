ALTER TABLE "letters" ADD COLUMN "manuscript_id" uuid;--> statement-breakpoint
ALTER TABLE "undeliverable_addresses" ADD COLUMN "manuscript_id" uuid;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "part_marks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "letters_of_manuscript" ON "letters" USING btree ("manuscript_id") WHERE "letters"."manuscript_id" is not null;--> statement-breakpoint
CREATE INDEX "manuscripts_of_mailboxes" ON "manuscripts" USING gin ("author_mailboxes");--> statement-breakpoint
-- The manuscript that a text is about whose writer did not say so: by an id in it (its own, of an invitation, of an order), its
-- number, or its title in quotation marks; of several one that peers review.
CREATE FUNCTION manuscript_named_in(said text) RETURNS uuid LANGUAGE sql STABLE AS $$
  WITH ids AS MATERIALIZED (
    SELECT found[1]::uuid AS id FROM regexp_matches(said, '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}', 'gi') found
  ), titles AS MATERIALIZED (
    SELECT trim(regexp_replace(found[1], '\s+', ' ', 'g')) AS title FROM regexp_matches(said, '[“"]([^“”"]+)[”"]', 'g') found
  ), named AS (
    SELECT id FROM ids
    UNION ALL SELECT manuscript_id FROM review_invitations WHERE id IN (SELECT id FROM ids)
    UNION ALL SELECT manuscript_id FROM orders WHERE id IN (SELECT id FROM ids)
    UNION ALL SELECT manuscripts.id FROM regexp_matches(said, 'A000([0-9A-F]{6})', 'g') found
      JOIN manuscripts ON upper(right(manuscripts.id::text, 6)) = found[1] WHERE said ~ 'A000[0-9A-F]{6}'
    UNION ALL SELECT manuscripts.id FROM titles JOIN manuscripts USING (title) WHERE said ~ '[”"]'
    UNION ALL SELECT manuscript_id FROM titles JOIN manuscript_versions USING (title) WHERE said ~ '[”"]'
  )
  SELECT manuscripts.id FROM manuscripts WHERE manuscripts.id IN (SELECT id FROM named)
  ORDER BY manuscripts.review_model = 'double-anonymous' DESC, manuscripts.id DESC LIMIT 1
$$;
--> statement-breakpoint
UPDATE "letters" SET "manuscript_id" = manuscript_named_in(concat_ws(E'\n', "subject", "text"))
WHERE "mailing_id" IS NULL AND concat_ws(E'\n', "subject", "text") ~ '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-|A000[0-9A-F]{6}|[”"]';
--> statement-breakpoint
UPDATE "undeliverable_addresses" SET "manuscript_id" = "letters"."manuscript_id" FROM "letters" WHERE "letters"."id" = "undeliverable_addresses"."letter_id";
--> statement-breakpoint
DELETE FROM "letters" USING "manuscripts" WHERE "manuscripts"."id" = "letters"."manuscript_id" AND "manuscripts"."purged_at" IS NOT NULL;
