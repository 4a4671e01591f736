-- safe: adds a nullable column. A journal chooses how its articles are printed.
ALTER TABLE "journal_setups" ADD COLUMN "print_design" jsonb;
