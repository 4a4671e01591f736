CREATE TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "journal_role_holders" (
	"user_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_role_holders_user_id_journal_id_role_pk" PRIMARY KEY("user_id","journal_id","role")
);
--> statement-breakpoint
ALTER TABLE "email_links" ALTER COLUMN "registration" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "journal_role_holders" ADD CONSTRAINT "journal_role_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_role_holders" ADD CONSTRAINT "journal_role_holders_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;