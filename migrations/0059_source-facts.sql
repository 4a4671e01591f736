-- What the source of an imported article says beside its record, for the article's own XML.
ALTER TABLE "article_texts" ADD COLUMN "source_facts" jsonb;