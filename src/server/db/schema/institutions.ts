import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** The active institutions of the Research Organization Registry, as its last imported file has them. */
export const institutions = pgTable(
  'institutions',
  {
    ror: text().primaryKey(),
    name: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    /** All its names, folded for search. */
    foldedNames: text().array().notNull(),
    /** The same in one line. */
    searchText: text().notNull(),
  },
  (table) => [
    index('institutions_names').using('gin', table.foldedNames),
    index('institutions_words').using('gin', sql`to_tsvector('simple'::regconfig, ${table.searchText})`),
  ],
);
