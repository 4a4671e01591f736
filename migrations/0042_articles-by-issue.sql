-- The contents of one issue, and the issues of a journal.
-- holds up: new articles wait; of a hundred thousand articles that is less than a second.
CREATE INDEX "articles_of_issue" ON "articles" USING btree ("journal_id","volume","issue");