-- Harvesters read the articles in the order of their last change.
-- holds up: two indexes over the articles, some seconds for a million
CREATE INDEX "articles_changed" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
-- holds up: two indexes over the articles, some seconds for a million
CREATE INDEX "articles_changed_of_journal" ON "articles" USING btree ("journal_id","updated_at","id");