-- holds up: a narrow index: a second or two for a million files, during which nothing is uploaded.
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");