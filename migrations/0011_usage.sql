CREATE TABLE "usage_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usage_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"article_id" uuid,
	"access_type" text,
	"visitor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_searches" (
	"period" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_sums" (
	"article_id" uuid NOT NULL,
	"period" text NOT NULL,
	"access_type" text NOT NULL,
	"investigations" integer NOT NULL,
	"unique_investigations" integer NOT NULL,
	"requests" integer NOT NULL,
	"unique_requests" integer NOT NULL,
	"denials" integer NOT NULL,
	"views" integer NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "usage_sums_article_id_period_access_type_pk" PRIMARY KEY("article_id","period","access_type")
);
--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_keys" ADD CONSTRAINT "usage_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_sums" ADD CONSTRAINT "usage_sums_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_events_at" ON "usage_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_keys_hash" ON "usage_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "usage_sums_period" ON "usage_sums" USING btree ("period");