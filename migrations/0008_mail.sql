CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"mailing_id" uuid,
	"user_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_type" text NOT NULL,
	"subject" text NOT NULL,
	"content_html" text NOT NULL,
	"recipient_email" text,
	"state" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"written_up_to" uuid
);
--> statement-breakpoint
CREATE TABLE "undeliverable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"letter_id" uuid,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undeliverable_addresses" ADD CONSTRAINT "undeliverable_addresses_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letters_message" ON "letters" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_of_mailing" ON "letters" USING btree ("mailing_id","user_id") WHERE "letters"."mailing_id" is not null;--> statement-breakpoint
CREATE INDEX "letters_state" ON "letters" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "letters_address" ON "letters" USING btree (lower("to_address"),"id");--> statement-breakpoint
CREATE INDEX "mailings_newest" ON "mailings" USING btree ("send_at" DESC NULLS LAST,"id" DESC NULLS LAST);