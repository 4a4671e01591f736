-- People confirm their ORCID iDs, and authors of accepted manuscripts are asked for theirs.
CREATE TABLE "author_orcids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"mailbox" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"orcid" text,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "orcid_connections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orcid" text NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orcid_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"user_id" uuid,
	"author_orcid_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "author_orcids" ADD CONSTRAINT "author_orcids_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orcid_connections" ADD CONSTRAINT "orcid_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orcid_sign_ins" ADD CONSTRAINT "orcid_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orcid_sign_ins" ADD CONSTRAINT "orcid_sign_ins_author_orcid_id_author_orcids_id_fk" FOREIGN KEY ("author_orcid_id") REFERENCES "public"."author_orcids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "author_orcids_author" ON "author_orcids" USING btree ("manuscript_id","mailbox");--> statement-breakpoint
CREATE UNIQUE INDEX "author_orcids_orcid" ON "author_orcids" USING btree ("manuscript_id","orcid");--> statement-breakpoint
CREATE UNIQUE INDEX "author_orcids_token" ON "author_orcids" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "orcid_connections_orcid" ON "orcid_connections" USING btree ("orcid");--> statement-breakpoint
CREATE INDEX "orcid_sign_ins_ended" ON "orcid_sign_ins" USING btree ("expires_at");