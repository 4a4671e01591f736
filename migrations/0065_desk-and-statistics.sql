-- Statistics that read indexes alone, tasks that have no date, and the desk’s lists of a section.
DROP INDEX "manuscripts_of_section";--> statement-breakpoint
DROP INDEX "review_invitations_of_manuscript";--> statement-breakpoint
-- holds up: versions are read once, for less than a second
CREATE INDEX "manuscript_versions_outcomes" ON "manuscript_versions" USING btree ("manuscript_id","decided_at","outcome") WHERE "manuscript_versions"."decided_at" is not null;--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_counted" ON "manuscripts" USING btree ("journal_id","submitted_at","id","state","held_from","published_at","review_model") WHERE "manuscripts"."deleted_at" is null;--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_with_texts" ON "manuscripts" USING btree ("id") WHERE "manuscripts"."reviews_waiting" > 0;--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_changed_of_section" ON "manuscripts" USING btree ("section_id","state","updated_at","id") WHERE "manuscripts"."section_id" is not null;--> statement-breakpoint
-- holds up: manuscripts are read once, for less than a second
CREATE INDEX "manuscripts_of_section" ON "manuscripts" USING btree ("section_id","state","turn","due_at","id") WHERE "manuscripts"."section_id" is not null;--> statement-breakpoint
-- holds up: invitations are read once, for a second
CREATE INDEX "review_invitations_of_manuscript" ON "review_invitations" USING btree ("manuscript_id","round","state","reviewer_number","ended_at","due_at");