import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { JournalMember } from '../../../contracts/journal-setup-values.ts';
import type { PrintDesign } from '../../../contracts/print-design.ts';
import { usualRules, type StatementRules } from '../../../contracts/statements.ts';
import { id, instant } from './columns.ts';
import { journals } from './publications.ts';

/** What a journal sorts its manuscripts by: its sections and its article types. */
export const manuscriptClasses = pgTable(
  'manuscript_classes',
  {
    id: id(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    kind: text({ enum: ['section', 'article-type'] }).notNull(),
    name: text().notNull(),
    place: integer().notNull(),
    isOpen: boolean().notNull(),
    /** Of a section: who gets its new manuscripts. A trigger removes a person who stops editing the journal. */
    editorId: uuid(),
  },
  (table) => [
    // A manuscript refers to both, so that its section is always one of its own journal.
    unique('manuscript_classes_of_journal').on(table.id, table.journalId),
    index('manuscript_classes_in_order').on(table.journalId, table.kind, table.place),
  ],
);

/** What else a journal asks of its authors, and its board; counts the saves of both tables. */
export const journalSetups = pgTable('journal_setups', {
  journalId: uuid()
    .primaryKey()
    .references(() => journals.id),
  version: integer().notNull(),
  savedAt: instant().notNull(),
  checklist: jsonb().$type<string[]>().notNull(),
  guidelinesHtml: text().notNull(),
  board: jsonb().$type<JournalMember[]>().notNull(),
  /** Which statements it asks for, and who reads them. */
  statements: jsonb().$type<StatementRules>().notNull().default(usualRules),
  /** How it prints articles; null: as usual. */
  printDesign: jsonb().$type<PrintDesign>(),
});
