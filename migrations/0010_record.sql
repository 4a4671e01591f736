ALTER TABLE "records" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "previous" text;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "manuscript_versions_first" ON "manuscript_versions" USING btree ("submitted_at","manuscript_id") WHERE "manuscript_versions"."version" = 1;--> statement-breakpoint
CREATE INDEX "manuscript_versions_decided" ON "manuscript_versions" USING btree ("decided_at","manuscript_id","outcome") WHERE "manuscript_versions"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "records_newest" ON "records" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "records_of_actor" ON "records" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "records_of_action" ON "records" USING btree ("action","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_position" ON "records" USING btree ("position");--> statement-breakpoint
CREATE INDEX "records_unsealed" ON "records" USING btree ("id") WHERE "records"."position" is null;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_sealed_whole" CHECK (num_nonnulls("records"."position", "records"."previous", "records"."hash") in (0, 3));--> statement-breakpoint
-- What is counted is told apart from now on: its details grow until its minute is over.
UPDATE "records" SET "is_counted" = true WHERE "action" = 'refuse-payment-event';--> statement-breakpoint
-- A row is written, counted on while it is one of those that are, and sealed once; everything else is refused.
CREATE FUNCTION keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW."position" IS NOT NULL THEN
      RAISE EXCEPTION 'an entry of the record is written before it is sealed';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD."position" IS NOT NULL THEN
    RAISE EXCEPTION 'a sealed entry of the record never changes';
  END IF;
  IF (NEW."id", NEW."at", NEW."actor", NEW."action", NEW."subject_id", NEW."is_counted")
      IS DISTINCT FROM (OLD."id", OLD."at", OLD."actor", OLD."action", OLD."subject_id", OLD."is_counted")
    OR (NEW."details"::text IS DISTINCT FROM OLD."details"::text AND NOT (OLD."is_counted" AND NEW."position" IS NULL)) THEN
    RAISE EXCEPTION 'an entry of the record never changes';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "records_keep" BEFORE INSERT OR UPDATE ON "records" FOR EACH ROW EXECUTE FUNCTION keep_record();--> statement-breakpoint
CREATE TRIGGER "records_stay" BEFORE DELETE OR TRUNCATE ON "records" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
