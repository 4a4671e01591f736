-- The outbox by area.
-- holds up: new emails wait; of a hundred thousand emails that is less than a second.
CREATE INDEX "emails_kind" ON "emails" USING btree ("kind","id");