-- safe: the desk’s lists are read from indexes alone; a version before finds the same in them.
DROP INDEX "manuscripts_of_editor";--> statement-breakpoint
DROP INDEX "manuscripts_changed_of_editor";--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_of_editor" ON "manuscripts" USING btree ("journal_id",coalesce("handling_editor_id", '00000000-0000-0000-0000-000000000000'::uuid),"state","turn","due_at","id","handling_editor_id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."review_model" = 'double-anonymous';--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_changed_of_editor" ON "manuscripts" USING btree ("journal_id",coalesce("handling_editor_id", '00000000-0000-0000-0000-000000000000'::uuid),"state","updated_at","id","handling_editor_id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."review_model" = 'double-anonymous';--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_of_editor_in_section" ON "manuscripts" USING btree ("section_id",coalesce("handling_editor_id", '00000000-0000-0000-0000-000000000000'::uuid),"state","turn","due_at","id","handling_editor_id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."review_model" = 'double-anonymous' and "manuscripts"."section_id" is not null;--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_changed_of_editor_in_section" ON "manuscripts" USING btree ("section_id",coalesce("handling_editor_id", '00000000-0000-0000-0000-000000000000'::uuid),"state","updated_at","id","handling_editor_id") WHERE "manuscripts"."deleted_at" is null and "manuscripts"."review_model" = 'double-anonymous' and "manuscripts"."section_id" is not null;