-- Works that were retracted, and the DOIs that manuscripts cite.
CREATE TABLE "retracted_works" (
	"doi" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"nature" text NOT NULL,
	"noticed_on" text NOT NULL,
	"notice_doi" text
);
--> statement-breakpoint
ALTER TABLE "manuscript_checks" ADD COLUMN "cited_dois" text[];