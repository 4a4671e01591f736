CREATE TABLE "full_issue_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"full_issue_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "name" text;--> statement-breakpoint
UPDATE "orders" SET "name" = CASE "plan" WHEN 'two_day_access' THEN 'Two Day Access' WHEN 'one_week_access' THEN 'One Week Access' ELSE "kind" END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "full_issue_id" uuid;--> statement-breakpoint
ALTER TABLE "full_issue_purchases" ADD CONSTRAINT "full_issue_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "full_issue_purchases" ADD CONSTRAINT "full_issue_purchases_full_issue_id_full_issues_id_fk" FOREIGN KEY ("full_issue_id") REFERENCES "public"."full_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "full_issue_purchases" ADD CONSTRAINT "full_issue_purchases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "full_issue_purchases_order" ON "full_issue_purchases" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "full_issue_purchases_owner" ON "full_issue_purchases" USING btree ("user_id","full_issue_id");--> statement-breakpoint
CREATE INDEX "full_issue_purchases_issue" ON "full_issue_purchases" USING btree ("full_issue_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_full_issue_id_full_issues_id_fk" FOREIGN KEY ("full_issue_id") REFERENCES "public"."full_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_for_issue" ON "orders" USING btree ("user_id","full_issue_id") WHERE "orders"."state" = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_for_one_thing" CHECK (num_nonnulls("orders"."plan", "orders"."full_issue_id") = 1);