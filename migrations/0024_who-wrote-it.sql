CREATE TABLE "former_mailboxes" (
	"user_id" uuid NOT NULL,
	"mailbox" text NOT NULL,
	CONSTRAINT "former_mailboxes_user_id_mailbox_pk" PRIMARY KEY("user_id","mailbox")
);
--> statement-breakpoint
CREATE TABLE "manuscript_writers" (
	"mailbox" text NOT NULL,
	"manuscript_id" uuid NOT NULL,
	CONSTRAINT "manuscript_writers_mailbox_manuscript_id_pk" PRIMARY KEY("mailbox","manuscript_id")
);
--> statement-breakpoint
-- Whoever is named as an author is kept in mind from then on, whatever the list says later; with the purge only the marks stay.
CREATE FUNCTION keep_manuscript_writers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.purged_at IS NOT NULL THEN
    DELETE FROM manuscript_writers WHERE manuscript_id = NEW.id;
  ELSE
    INSERT INTO manuscript_writers (mailbox, manuscript_id) SELECT unnest(mailboxes_of(NEW.authors)), NEW.id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- An address that was confirmed stays known as its account's, until the account is deleted.
CREATE FUNCTION keep_former_mailbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM former_mailboxes WHERE user_id = NEW.id;
  ELSIF OLD.email_verified_at IS NOT NULL THEN
    INSERT INTO former_mailboxes (user_id, mailbox) VALUES (NEW.id, mailbox_of(OLD.email)) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What was there before is written down first, while everything goes on as it does; who is dropped meanwhile is looked for below.
INSERT INTO "manuscript_writers" ("mailbox", "manuscript_id")
SELECT unnest("author_mailboxes"), "id" FROM "manuscripts" WHERE "purged_at" IS NULL
UNION
SELECT unnest(mailboxes_of("manuscript_versions"."authors")), "manuscript_id" FROM "manuscript_versions" JOIN "manuscripts" ON "manuscripts"."id" = "manuscript_id" WHERE "purged_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "manuscript_writers_of_manuscript" ON "manuscript_writers" USING btree ("manuscript_id");
--> statement-breakpoint
ALTER TABLE "manuscript_writers" ADD CONSTRAINT "manuscript_writers_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "manuscripts_writers" AFTER INSERT OR UPDATE OF "authors", "purged_at" ON "manuscripts" FOR EACH ROW EXECUTE FUNCTION keep_manuscript_writers();
--> statement-breakpoint
-- Those of the manuscripts that were changed while the first ones were written down, by whichever clock of the last hour; and without those of
-- manuscripts that were purged meanwhile.
INSERT INTO "manuscript_writers" ("mailbox", "manuscript_id")
SELECT unnest("author_mailboxes"), "id" FROM "manuscripts" WHERE "purged_at" IS NULL AND "updated_at" > now() - interval '1 hour'
UNION
SELECT unnest(mailboxes_of("manuscript_versions"."authors")), "manuscript_id" FROM "manuscript_versions" JOIN "manuscripts" ON "manuscripts"."id" = "manuscript_id"
WHERE "purged_at" IS NULL AND "updated_at" > now() - interval '1 hour'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- safe: the table is new, and the version before knows nothing of it.
DELETE FROM "manuscript_writers" USING "manuscripts" WHERE "manuscripts"."id" = "manuscript_id" AND "purged_at" > now() - interval '1 hour';
--> statement-breakpoint
ALTER TABLE "former_mailboxes" ADD CONSTRAINT "former_mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "users_former_mailbox" AFTER UPDATE OF "email" ON "users" FOR EACH ROW WHEN (OLD."email" <> NEW."email") EXECUTE FUNCTION keep_former_mailbox();
--> statement-breakpoint
-- The links by which a change of address can be taken back say which address there was; what they said that are gone is known no more.
INSERT INTO "former_mailboxes" ("user_id", "mailbox")
SELECT DISTINCT "users"."id", mailbox_of("email_links"."email") FROM "email_links" JOIN "users" ON "users"."id" = "email_links"."user_id"
WHERE "purpose" = 'cancel-email-change' AND "deleted_at" IS NULL AND mailbox_of("email_links"."email") <> mailbox_of("users"."email")
ON CONFLICT DO NOTHING;
