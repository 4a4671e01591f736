DROP INDEX "manuscripts_of_user";--> statement-breakpoint
DROP INDEX "manuscripts_of_user_in_state";--> statement-breakpoint
-- holds up: manuscripts are few, tens of thousands at most.
CREATE INDEX "manuscripts_of_user" ON "manuscripts" USING btree ("submitting_user_id","submitted_at","id") WHERE "manuscripts"."deleted_at" is null;--> statement-breakpoint
-- holds up: manuscripts are few, tens of thousands at most.
CREATE INDEX "manuscripts_of_user_in_state" ON "manuscripts" USING btree ("submitting_user_id","state","submitted_at","id") WHERE "manuscripts"."deleted_at" is null;
