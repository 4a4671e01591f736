CREATE TABLE "document_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handling_fees" (
	"manuscript_id" uuid PRIMARY KEY NOT NULL,
	"list_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"mode" text,
	"waiver_percent" integer DEFAULT 0 NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"settled_by_order_id" uuid,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"manuscript_id" uuid,
	"memo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_documents" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issuer" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"description" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"corrects_number" text
);
--> statement-breakpoint
CREATE TABLE "payment_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"order_id" uuid,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"resolution" text
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"compared" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_refund_id" text,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "waiver_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"ground" text NOT NULL,
	"country" text NOT NULL,
	"income_group" text,
	"percent_asked" integer NOT NULL,
	"justification" text NOT NULL,
	"state" text NOT NULL,
	"granted_percent" integer,
	"answer" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_for_one_thing";--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "handling_fee_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "fee_currency" text DEFAULT 'AED' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "manuscript_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "provider_payment_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "handling_fees" ADD CONSTRAINT "handling_fees_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handling_fees" ADD CONSTRAINT "handling_fees_settled_by_order_id_orders_id_fk" FOREIGN KEY ("settled_by_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_documents" ADD CONSTRAINT "payment_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_findings" ADD CONSTRAINT "payment_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_requests" ADD CONSTRAINT "waiver_requests_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_requests" ADD CONSTRAINT "waiver_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_in_order" ON "ledger_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_documents_of_order" ON "payment_documents" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "payment_documents_of_user" ON "payment_documents" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_findings_of" ON "payment_findings" USING btree ("kind","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_under_way" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_at_provider" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiver_requests_waiting_for" ON "waiver_requests" USING btree ("manuscript_id") WHERE "waiver_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waiver_requests_by_state" ON "waiver_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "waiver_requests_of_manuscript" ON "waiver_requests" USING btree ("manuscript_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_in_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (to_tsvector('simple'::regconfig, "search_text"));--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_for_fee" ON "orders" USING btree ("manuscript_id") WHERE "orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "orders_of_payment" ON "orders" USING btree ("provider_payment_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE "orders"."state" = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_for_one_thing" CHECK (num_nonnulls("orders"."plan", "orders"."full_issue_id", "orders"."manuscript_id") = 1);--> statement-breakpoint
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "ledger_entries" WHERE "transaction_id" = NEW."transaction_id"
    GROUP BY "currency" HAVING sum("amount_minor") <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW."transaction_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "payment_documents_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_documents"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The words by which a payment is found: what is bought, and the payer's name and address, whose parts are words.
CREATE FUNCTION order_words(order_name text, payer uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT search_fold(concat_ws(' ', order_name, "surname", "other_name", replace("email", '@', ' ')))
  FROM "users" WHERE "id" = payer
$$;--> statement-breakpoint
UPDATE "orders" SET "search_text" = order_words("name", "user_id");--> statement-breakpoint
CREATE FUNCTION note_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_text" := coalesce(order_words(NEW."name", NEW."user_id"), '');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_words" BEFORE INSERT OR UPDATE OF "name", "user_id" ON "orders"
FOR EACH ROW EXECUTE FUNCTION note_order_words();--> statement-breakpoint
-- Payments are found by what a person is called now, and nothing of an erased account is left in them.
CREATE FUNCTION renew_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "orders" SET "search_text" = order_words("name", NEW."id") WHERE "user_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_order_words" AFTER UPDATE ON "users" FOR EACH ROW
WHEN ((OLD."surname", OLD."other_name", OLD."email") IS DISTINCT FROM (NEW."surname", NEW."other_name", NEW."email"))
EXECUTE FUNCTION renew_order_words();
