-- The version before opens such a link at once, for as long as it runs beside.
ALTER TABLE "email_links" ADD COLUMN "opens_at" timestamp (3) with time zone;
