-- The register of institutions that authors choose their affiliation from.
CREATE TABLE "institutions" (
	"ror" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"folded_names" text[] NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "institutions_names" ON "institutions" USING gin ("folded_names");--> statement-breakpoint
CREATE INDEX "institutions_words" ON "institutions" USING gin (to_tsvector('simple'::regconfig, "search_text"));