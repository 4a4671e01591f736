-- People answer discussions by email: reply addresses name a reader, and each email is taken once.
CREATE TABLE "discussion_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"discussion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"outcome" text NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	"sender" text,
	"text" text
);
--> statement-breakpoint
ALTER TABLE "discussion_reads" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "discussion_emails" ADD CONSTRAINT "discussion_emails_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_emails" ADD CONSTRAINT "discussion_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_emails_message" ON "discussion_emails" USING btree ("discussion_id","user_id","message_id");--> statement-breakpoint
CREATE INDEX "discussion_emails_of_person" ON "discussion_emails" USING btree ("user_id","arrived_at");--> statement-breakpoint
-- safe: each row has a random id, and the database gives one to those of the version before
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_id_unique" UNIQUE("id");