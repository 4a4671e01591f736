-- Editors whom an editor wanted to be told of a message.
ALTER TABLE "discussion_messages" ADD COLUMN "told" uuid[] DEFAULT '{}' NOT NULL;